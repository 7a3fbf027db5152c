import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (text: string) => Promise.resolve(Buffer.from(text)),
};
export type Encoding = keyof typeof encoders;

export const encode = (text: string, encoding: Encoding): Promise<Buffer> => encoders[encoding](text);

/** The smallest that whoever asks can read. */
export function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Says of a reply how its body was encoded, and that others may get another one. */
export function withEncoding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingOf(request);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  const vary = reply.getHeader('vary');
  return reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
}
