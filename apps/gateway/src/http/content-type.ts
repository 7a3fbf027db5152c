import { ProblemError } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';
import type { RouteRules } from '../routes/route';

/** A body is of the one type that its route takes. */
export function checkContentType(request: FastifyRequest, { contentType }: RouteRules): ProblemError | undefined {
  if (!hasBody(request) || !contentType) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() === contentType) return undefined;
  return new ProblemError('request.unsupported-media-type', `Send this as ${contentType}.`);
}

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
