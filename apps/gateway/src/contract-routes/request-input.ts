import { checkInput, type ForwardedRequest, PageSize, ProblemError, rule } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkShape } from './json-shape';
import { bodyOf, type HttpOperation, pathParametersOf } from '../routes/route';

/**
 * One object of what an operation's input is made of: the body, or without one the query; headers that it names; the path, which has the last
 * word, because it says what the call is about. A query beside a body is not looked at: what belongs into a body would stand in every log.
 */
export function inputOf(
  operation: HttpOperation,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers' | 'url' | 'cookies'>,
): Record<string, unknown> {
  const { params, query, body, headers } = request;
  if (operation.http.forwards) return { request: forwarded(operation.http.forwards, request), ...(params as object) };
  const fromHeaders = Object.entries(operation.http.headers ?? {}).map(([field, name]) => [field, headers[name]]);
  const sent = bodyOf(operation)?.kind === undefined ? (query as object) : fieldsOf(operation, body);
  return { ...sent, ...Object.fromEntries(fromHeaders), ...(params as object) };
}

function forwarded(
  { headers: named, cookies: known }: NonNullable<HttpOperation['http']['forwards']>,
  { url, headers, cookies, body }: Pick<FastifyRequest, 'url' | 'headers' | 'cookies' | 'body'>,
): ForwardedRequest {
  const pick = (names: readonly string[], from: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(names.flatMap((name) => (typeof from[name] === 'string' ? [[name, from[name]]] : [])));
  return { url, headers: pick(named, headers), cookies: pick(known, cookies), body: base64Of(body) };
}

const base64Of = (body: unknown): string => (Buffer.isBuffer(body) ? body.toString('base64') : '');

function fieldsOf(operation: HttpOperation, body: unknown): object {
  if (bodyOf(operation)?.kind === 'raw') return { body: base64Of(body) };
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw ProblemError.field('', rule('json-object'));
  checkShape(body);
  return body ?? {};
}

/** Checks the path alone, for what comes before the rest of the input is read. Throws `request.invalid`. */
export function checkPath(operation: HttpOperation, { params }: Pick<FastifyRequest, 'params'>): Record<string, string> {
  const names = pathParametersOf(operation);
  const shape = (operation.input as z.ZodObject).shape;
  return checkInput(z.object(Object.fromEntries(names.map((name) => [name, shape[name] as z.ZodType<string>]))), params);
}

/** A list is as long as this installation says, unless the caller says otherwise. */
export function withPageSize(
  { input }: Pick<HttpOperation, 'input'>,
  given: Record<string, unknown>,
  itemsPerPage: number,
): Record<string, unknown> {
  const isPaged = input instanceof z.ZodObject && input.shape['limit'] === PageSize;
  return isPaged ? { limit: itemsPerPage, ...given } : given;
}
