import { ProblemError } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_ROUTE } from '../edges/uploads/upload-route';

/** A body is JSON; only the picture upload takes a form. */
export function checkContentType(request: FastifyRequest): ProblemError | undefined {
  if (!hasBody(request)) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const wanted = isUpload(request) ? 'multipart/form-data' : 'application/json';
  if (type.trim().toLowerCase() === wanted) return undefined;
  return new ProblemError('request.unsupported-media-type', `Send this as ${wanted}.`);
}

const hasBody = ({ headers }: FastifyRequest): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ method, routeOptions }: FastifyRequest): boolean => method === 'POST' && routeOptions.url === UPLOAD_ROUTE;
