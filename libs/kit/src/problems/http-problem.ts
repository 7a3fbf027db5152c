import { HttpException } from '@nestjs/common';
import { type ProblemCode, ProblemError } from '@simmer/contracts';
import { inLanguage, isLanguage, LANGUAGE_COOKIE, type Language, preferredLanguage } from '@simmer/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem-of';

const CODES: Record<number, ProblemCode> = {
  400: 'request.unreadable',
  401: 'access.signed-out',
  403: 'access.forbidden',
  404: 'request.not-found',
  405: 'request.method-not-allowed',
  406: 'request.unsupported-media-type',
  408: 'request.unreadable',
  413: 'request.too-large',
  414: 'request.too-large',
  415: 'request.unsupported-media-type',
  416: 'request.range-not-satisfiable',
  429: 'request.rate-limited',
  503: 'service.unavailable',
};

/** The problem that any error of the HTTP side stands for. Messages of frameworks stay inside. */
export function httpProblemOf(error: unknown): ProblemError {
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  const code = status === undefined ? undefined : CODES[status];
  return code ? new ProblemError(code, undefined, { cause: error, ...(status === 503 && { retryAfter: 2 }) }) : problemOf(error);
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const document = { ...inLanguage(problem.toDocument(request.id), languageOf(request)), instance: pathOf(request.url) };
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply.status(problem.status).type('application/problem+json').header('cache-control', 'no-store').send(JSON.stringify(document));
}

/** The language of the reader: the one that the address names (`?lang=de`, as search engines list a page), the one chosen in the app, else the browser's. */
export function languageOf({ headers, cookies, query }: FastifyRequest & { cookies?: Record<string, string | undefined> }): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  if (typeof lang === 'string' && isLanguage(lang)) return lang;
  return preferredLanguage(cookies?.[LANGUAGE_COOKIE], headers['accept-language']);
}

/** Without the query: it may hold what nobody else should read. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/** Errors of Fastify and its plugins carry their status. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || error instanceof ProblemError) return undefined;
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
