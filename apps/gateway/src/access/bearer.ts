import type { FastifyRequest } from 'fastify';

type Headers = Pick<FastifyRequest, 'headers'>;

const BEARER = /^Bearer +([\w.~+/-]{1,4096}=*)$/i;

/** Whether a request says that a token authenticates it, whatever the token is worth. No other site can make a browser say so. */
export const saysBearer = ({ headers }: Headers): boolean => /^Bearer\b/i.test(headers.authorization ?? '');

/** The token of `Authorization: Bearer …`; undefined for anything that cannot be one. */
export const bearerTokenOf = ({ headers }: Headers): string | undefined => BEARER.exec(headers.authorization ?? '')?.[1];
