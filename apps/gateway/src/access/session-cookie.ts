import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-`: the browser accepts it only with Secure, without Domain and for the whole site. */
const NAME = '__Host-sid';
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
const LIFE_SECONDS = 180 * 86_400;

/** The form of a session token; a cookie of another form is not looked up. */
const TOKEN = /^[\w-]{1,200}$/;

export function sessionTokenOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[NAME];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Before cookies are parsed: whether a request brings something that may be a session, or the token of a program. */
export const bringsCredentials = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || (headers.cookie?.includes(NAME) ?? false);

export function setSessionCookie(reply: FastifyReply, sessionToken: string): void {
  reply.setCookie(NAME, sessionToken, { ...ATTRIBUTES, maxAge: LIFE_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, ATTRIBUTES);
}
