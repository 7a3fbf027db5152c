import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { hasBody, takesForm } from './content-type';

/** Milliseconds until the whole of a request has to be there: a form may bring 200 MB over a slow line. */
const BODY_WITHIN_MS = 30_000;
const FORM_WITHIN_MS = 600_000;

/** Lets nobody hold a connection by sending a body drop by drop. */
export function limitBodyTime(request: FastifyRequest): void {
  if (hasBody(request)) endWhenLate(request.raw, takesForm(request) ? FORM_WITHIN_MS : BODY_WITHIN_MS);
}

/** Closes the connection unless the request is complete within so many milliseconds. */
export function endWhenLate(request: IncomingMessage, withinMs: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, withinMs);
  // a request whose connection ends in the middle of a refused body never closes
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
