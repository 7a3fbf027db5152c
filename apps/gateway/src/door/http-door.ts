import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type CallContext, nextTraceparent, runInContext } from '@simmer/kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import { checkOrigin } from '../access/cross-site';
import { Sessions } from '../access/sessions.service';
import { GatewayConfig } from '../gateway.config';
import { checkContentType } from './content-type';
import { knownRoutes } from './known-routes';
import { limitBodyTime } from './late-body';
import { SECURITY_HEADERS } from './security-headers';

/** Milliseconds that the services have for all that one request asks of them. */
const ANSWER_WITHIN_MS = 5_000;
/** Far above what open news streams need, far below what would eat the memory. */
const MAX_CONNECTIONS = 5_000;

/** What every request passes, whatever answers it: headers, origin, content type, then the context of the call. */
export async function setUpHttpDoor(app: NestFastifyApplication): Promise<void> {
  const { publicOrigins } = app.get<GatewayConfig>(GatewayConfig.token);
  const fastify = app.getHttpAdapter().getInstance();
  const server = app.getHttpServer();
  server.maxConnections = MAX_CONNECTIONS;
  // by the server itself: an address that cannot be decoded never meets a hook
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => void response.setHeaders(SECURITY_HEADERS));

  const routes = knownRoutes();
  fastify.addHook('onRoute', routes.add);
  fastify.decorate('sessions', app.get<Sessions>(Sessions));
  fastify.decorateRequest('callContext', null as never);
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    request.callContext = contextOf(request);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    limitBodyTime(request);
    done(checkOrigin(request, publicOrigins) ?? routes.checkMethod(request, reply) ?? checkContentType(request));
  });
  takeEmptyBodies(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(multipart);
  // after the body has been read, because reading it leaves the context again
  fastify.addHook('preHandler', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => runInContext(request.callContext, done));
}

/** Clients that name the type of every body send it with none as well, such as in a DELETE: then there is nothing to read, and nothing is wrong. */
function takeEmptyBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const { bodyLimit = 0 } = fastify.initialConfig;
  app.useBodyParser<RawServerDefault>('application/json', { bodyLimit }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}

const contextOf = (request: FastifyRequest): CallContext => ({
  requestId: request.id,
  traceparent: nextTraceparent(request.headers['traceparent'] as string | undefined),
  actor: null,
  deadline: Date.now() + ANSWER_WITHIN_MS,
});
