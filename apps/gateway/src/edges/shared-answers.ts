import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bringsCredentials } from '../access/session-cookie';
import { BoundedCache } from '../bounded-cache';
import { rulesFor } from '../routes/route';
import { encode, encodingOf, withEncoding } from './encoding';

/** A recipe that is unpublished or hidden is gone from everywhere within five seconds; this is the gateway's part of them. */
const FRESH_MS = 2_000;
/** An answer that is no longer fresh is sent for so long to others while one request renews it. */
const RENEWED_WITHIN_MS = 500;
const MOST_ANSWERS = 1_000;
const MOST_BYTES = 64 * 1024;

/** Answers that are the same for every visitor, for a moment, by their address. */
export class SharedAnswers<T> {
  private readonly answers = new BoundedCache<{ answer: T; freshUntil: number }>(MOST_ANSWERS);

  constructor(private readonly now: () => number = Date.now) {}

  /** Undefined where there is none that is fresh: whoever asks first then is to renew it. */
  get(key: string): T | undefined {
    const found = this.answers.get(key);
    if (!found) return undefined;
    if (found.freshUntil > this.now()) return found.answer;
    const isLost = found.freshUntil + RENEWED_WITHIN_MS <= this.now();
    if (isLost) this.answers.delete(key);
    else found.freshUntil += RENEWED_WITHIN_MS;
    return undefined;
  }

  set(key: string, answer: T): void {
    this.answers.set(key, { answer, freshUntil: this.now() + FRESH_MS });
  }
}

/** Has routes that are `sharedAmongVisitors` answer whoever brings no credentials out of memory, and asks their service once in a while. */
export function shareAnswers(fastify: FastifyInstance, answers = new SharedAnswers<Buffer>()): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const body = isShared(request) && answers.get(keyOf(request));
    if (body) void withEncoding(request, reply).type(JSON_TYPE).send(body);
    else done();
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || !isShared(request)) return payload;
    const body = await encode(payload, encodingOf(request));
    if (body.length <= MOST_BYTES) answers.set(keyOf(request), body);
    withEncoding(request, reply);
    return body;
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

const isShared = (request: FastifyRequest): boolean => rulesFor(request.routeOptions).isShared && !bringsCredentials(request);

const keyOf = (request: FastifyRequest): string => `${encodingOf(request)} ${request.url}`;
