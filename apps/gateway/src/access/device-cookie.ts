import { isSecretToken, languageOf, newSecretToken, type Visitor } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from './source';

/**
 * A secret by which identity knows a browser again that has signed in before, also long after its session. It opens nothing: it only keeps a
 * stranger's wrong passwords from counting against that browser.
 */
const NAME = '__Host-device';
/** The longest that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 86_400;

const LONGEST_USER_AGENT = 300;

/** Who tries to sign in; a browser that has no device token yet gets one, which counts for nothing until a sign-in was right. */
export function visitorOf(request: FastifyRequest): Visitor {
  const given = request.cookies[NAME];
  const deviceToken = isSecretToken(given) ? given : newSecretToken();
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT);
  return { source: sourceOf(request.ip), deviceToken, userAgent, language: languageOf(request) };
}

/** After a sign-in that was right, or a password chosen by the link in a mail. */
export function keepDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { visitor } = request.callContext;
  if (visitor)
    reply.setCookie(NAME, visitor.deviceToken, { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: LIFE_SECONDS });
}
