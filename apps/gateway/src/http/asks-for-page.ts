import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The first of these is the default for a client that accepts anything. */
const TYPES = ['text/html', 'application/json', 'application/problem+json'];

/** Whether somebody visits: they take HTML at least as gladly as JSON. Previews of links and monitors say that they take anything, or nothing at all. */
export function asksForPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  // forms say what they want back, programs that send something often do not
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead ? new Negotiator({ headers }).mediaType(TYPES) === 'text/html' : namesHtml({ headers });
}

/** Whether HTML is requested by name, as browsers do for a page but not for its subresources. */
export const namesHtml = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers.accept?.includes('text/html') ?? false;
