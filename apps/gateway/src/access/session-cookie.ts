import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-`: the browser accepts it only with Secure, without Domain and for the whole site. */
const NAME = '__Host-sid';
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
const LIFE_SECONDS = 180 * 86_400;

export const sessionTokenOf = (request: FastifyRequest): string | undefined => request.cookies[NAME];

export function setSessionCookie(reply: FastifyReply, sessionToken: string): void {
  reply.setCookie(NAME, sessionToken, { ...ATTRIBUTES, maxAge: LIFE_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, ATTRIBUTES);
}
