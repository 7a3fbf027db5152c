import type { FastifyReply } from 'fastify';

/** For addresses whose content never changes. */
export const keepForEver = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'public, max-age=31536000, immutable');
