import type { IncomingMessage } from 'node:http';

/** Closes the connection unless the request is complete within so many milliseconds: nobody holds one by sending a body drop by drop. */
export function endWhenLate(request: IncomingMessage, withinMs: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, withinMs);
  // a request whose connection ends in the middle of a refused body never closes
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
