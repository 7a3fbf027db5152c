import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ProblemError } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { ServiceConfig } from './config/service-config';

const MAX_BODY_BYTES = 256 * 1024;
/** The most that any request may take to arrive, an upload on a slow line; the gateway gives the others less. */
const REQUEST_WITHIN_MS = 600_000;
const HEADERS_WITHIN_MS = 10_000;
/** Of all headers and the address, which holds the text that another app shares: 5,000 letters of any script. */
const MAX_HEADER_BYTES = 32 * 1024;
/** Of one parameter of an address: the id of a passkey is up to 1,023 bytes, as base64url. */
const MAX_PARAMETER_LENGTH = 1_364;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The HTTP server of a service: bounded in time and size; each request has an id, the caller's own when it is a sane one. */
export function httpAdapter(config: ServiceConfig): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.TRUSTED_PROXIES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    requestTimeout: REQUEST_WITHIN_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, maxHeaderSize: MAX_HEADER_BYTES },
    genReqId: ({ headers }: IncomingMessage) => saneRequestId(headers['x-request-id']) ?? uuidv7(),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
  });
}

const saneRequestId = (given: unknown): string | undefined => (typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined);

const unreadable = (requestId?: string): string => JSON.stringify(new ProblemError('request.unreadable').toDocument(requestId));

/** An address that the router cannot decode: no route, no hook and no filter ever sees it. */
function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const headers = { 'x-request-id': request.id, 'cache-control': 'no-store' };
  void reply.status(400).headers(headers).type('application/problem+json').send(unreadable(request.id));
}

/** What no answer goes without, also where none of the server's hooks is reached. */
const BARE_HEADERS = [
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Cache-Control: no-store',
];

/** Bytes that are no HTTP at all. */
function refuseBytes(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = unreadable();
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...BARE_HEADERS,
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
