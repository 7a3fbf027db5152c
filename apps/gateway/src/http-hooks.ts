import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type CallContext, LOGGER, type Logger, nextTraceparent, runInContext, sendProblem } from '@simmer/kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, RawServerDefault, RouteOptions } from 'fastify';
import type { HeldBack } from './access/charges.service';
import { checkOrigin } from './access/cross-site';
import { bringsCredentials } from './access/session-cookie';
import { Sessions } from './access/sessions.service';
import { CONTENT_TYPES, rulesFor } from './routes/route';
import { GatewayConfig } from './gateway.config';
import { checkAddress, checkHost } from './http/address';
import { checkContentType, hasBody } from './http/content-type';
import { knownRoutes } from './http/known-routes';
import { endWhenLate } from './http/late-body';
import { SECURITY_HEADERS } from './http/security-headers';
import { shareAnswers } from './edges/shared-answers';
import { unknownProxyWarnings } from './http/unknown-proxies';
import { Turns } from './http/turns';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a body that was read into memory; 0 for none, and for a form. */
    bodyBytes: number;
    /** Of a batch, what a budget has no room for. */
    heldBack: HeldBack | null;
  }
}

/** Milliseconds that the services have for all that one request asks of them. */
const ANSWER_WITHIN_MS = 5_000;
/** Far above what open streams need, far below what would eat the memory. How many one address may open is for a proxy in front to say. */
const MAX_CONNECTIONS = 5_000;

/** What every request passes, whatever answers it: headers, address, origin, method, content type, then the context of the call. */
export async function setUpHttp(app: NestFastifyApplication): Promise<void> {
  const { publicOrigins } = app.get<GatewayConfig>(GatewayConfig.token);
  const fastify = app.getHttpAdapter().getInstance();
  const server = app.getHttpServer();
  server.maxConnections = MAX_CONNECTIONS;
  // by the server itself: an address that cannot be decoded never meets a hook
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => void response.setHeaders(SECURITY_HEADERS));

  const routes = knownRoutes();
  const turns = new Turns();
  fastify.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (bringsCredentials(request)) done();
    else turns.take(done);
  });
  const warnOfUnknownProxy = unknownProxyWarnings(app.get<Logger>(LOGGER));
  fastify.addHook('onRoute', (route: RouteOptions) => {
    routes.add(route);
    route.bodyLimit = rulesFor(route).maxBytes;
  });
  fastify.decorate('knownRoutes', routes);
  fastify.decorate('sessions', app.get<Sessions>(Sessions));
  fastify.decorateRequest('callContext', null as never);
  fastify.decorateRequest('bodyBytes', 0);
  fastify.decorateRequest('heldBack', null);
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const rules = rulesFor(request.routeOptions);
    warnOfUnknownProxy(request);
    request.callContext = contextOf(request);
    reply.header('x-request-id', request.id);
    // routes with cacheable answers set their own header
    reply.header('cache-control', 'no-store');
    if (hasBody(request)) endWhenLate(request.raw, rules.bodyWithinMs);
    const refusal =
      checkHost(request.raw.rawHeaders) ??
      checkAddress(request.url) ??
      checkOrigin(request, rules, publicOrigins) ??
      routes.checkMethod(request, reply) ??
      checkContentType(request, rules);
    // our own error format here: plugins mounted beside our routes would use theirs
    if (refusal) sendProblem(request, reply, refusal);
    else done();
  });
  shareAnswers(fastify);
  readBodies(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(multipart);
  // after the body has been read, because reading it leaves the context again
  fastify.addHook('preHandler', (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    runInContext(request.callContext, done),
  );
}

type Parse = (request: FastifyRequest, body: Buffer, done: (error: Error | null, parsed?: unknown) => void) => void;

/** A route that takes raw bytes gets them whatever they are called. */
function readBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  const parsers: [type: string, parse: Parse][] = [
    // clients that name the type of every body send it with none as well, such as in a DELETE: then there is nothing to read
    [CONTENT_TYPES.json, (request, body, done) => (body.length === 0 ? done(null) : void parseJson(request, String(body), done))],
    [CONTENT_TYPES.urlencoded, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body))))],
    ['text/plain', (_request, _body, done) => done(null)],
    ['*', (_request, _body, done) => done(null)],
  ];
  for (const [type, parse] of parsers)
    app.useBodyParser<RawServerDefault>(type, {}, (request, body, done) => {
      request.bodyBytes = body.length;
      if (rulesFor(request.routeOptions).isRaw) done(null, body);
      else parse(request, body as Buffer, done);
    });
}

const contextOf = (request: FastifyRequest): CallContext => ({
  requestId: request.id,
  traceparent: nextTraceparent(request.headers['traceparent'] as string | undefined),
  actor: null,
  deadline: Date.now() + ANSWER_WITHIN_MS,
});
