import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The first of these is the default for a client that accepts anything. */
const TYPES = ['text/html', 'application/json', 'application/problem+json'];

/** Whether a browser requests a page: it prefers HTML to JSON, or accepts both alike. Link previews and monitors accept anything, or say nothing. */
export function asksForPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  // forms say what they want back, programs that send something often do not
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead) return namesHtml({ headers });
  return !headers.accept || new Negotiator({ headers }).mediaType(TYPES) === 'text/html';
}

/** Whether HTML is requested by name, as browsers do for a page but not for its subresources. */
export const namesHtml = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers.accept?.includes('text/html') ?? false;
