import { ProblemError } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';
import { FILE_IMPORT_ROUTE, PAGE_ROUTE, UPLOAD_ROUTE } from './form-routes';

const FORM_ROUTES: ReadonlySet<string | undefined> = new Set([UPLOAD_ROUTE, FILE_IMPORT_ROUTE, PAGE_ROUTE]);

/** A body is JSON; only what takes files takes a form. */
export function checkContentType(request: FastifyRequest): ProblemError | undefined {
  if (!hasBody(request)) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const wanted = takesForm(request) ? 'multipart/form-data' : 'application/json';
  if (type.trim().toLowerCase() === wanted) return undefined;
  return new ProblemError('request.unsupported-media-type', `Send this as ${wanted}.`);
}

export const hasBody = ({ headers }: FastifyRequest): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const takesForm = ({ method, routeOptions }: FastifyRequest): boolean => method === 'POST' && FORM_ROUTES.has(routeOptions.url);
