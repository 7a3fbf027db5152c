import { Inject, Injectable } from '@nestjs/common';
import { type AccountActor, type Actor, browsersOf, guestsOf, LIVE_HEARTBEAT_MS, operations, sessionIdOf } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../../access/source';
import { sessionTokenOf } from '../../access/session-cookie';
import { watchSession } from '../../access/session-watch';
import { Sessions } from '../../access/sessions.service';
import { GatewayConfig } from '../../gateway.config';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { LiveUpdates, type NumberedUpdate, type Reader } from './live-updates.service';

/** What a browser asks for again after a broken connection, in milliseconds. */
const COME_BACK_AFTER_MS = 2_000;
/** A reader that takes nothing any more is let go; it comes back with the id of what it saw last. */
const MAX_WAITING_BYTES = 256 * 1024;

/** One source has at most this part of a link's streams. */
const GUEST_SHARE = 4;

/** Whom a stream is for. */
interface Listener extends Omit<Reader, 'send' | 'end'> {
  /** Calls `end` when the reader may no longer receive events. Returns how to stop watching. */
  watch(end: () => void): () => void;
}

/** Server-sent events: what happens to what is a cook's own, or to the list that a guest was let into. */
@Injectable()
export class LiveUpdateStream {
  constructor(
    private readonly updates: LiveUpdates,
    private readonly sessions: Sessions,
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
    local: LocalAnswers,
  ) {
    const { open, openForGuest } = operations.gateway.liveUpdates;
    local.answer(open, ({ lastEventId }, request, reply) => this.open(this.cookOf(request), lastEventId, request, reply));
    local.answer(openForGuest, ({ lastEventId }, request, reply) => this.open(this.guestOf(request), lastEventId, request, reply));
  }

  private cookOf(request: FastifyRequest): Listener {
    const actor = request.callContext.actor as AccountActor;
    return {
      audiences: [browsersOf(actor.accountId)],
      holders: [{ name: actor.accountId, most: this.config.GATEWAY_LIVE_STREAMS }],
      sessionId: sessionIdOf(actor),
      watch: (end) => watchSession(this.sessions, sessionTokenOf(request) ?? '', end),
    };
  }

  /** Events name the open links, so that an ended link gets nothing more. One guest cannot take every connection. */
  private guestOf(request: FastifyRequest): Listener {
    const { linkId } = request.callContext.actor as Extract<Actor, { role: 'guest' }>;
    const most = this.config.GATEWAY_LIVE_STREAMS;
    const holders = [
      { name: linkId, most },
      { name: `${linkId} ${sourceOf(request.ip)}`, most: Math.ceil(most / GUEST_SHARE) },
    ];
    return { audiences: [guestsOf(linkId)], holders, sessionId: undefined, watch: () => () => undefined };
  }

  private open({ watch, ...listener }: Listener, lastEventId: string | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.method === 'HEAD') return void reply.type('text/event-stream').send();
    const stream = reply.raw;
    if (stream.destroyed) return;
    const end = (): void => void stream.end();
    const send = (update: NumberedUpdate): void => {
      stream.write(`id: ${update.id}\ndata: ${update.data}\n\n`);
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    };
    const backlog: NumberedUpdate[] = [];
    const reader: Reader = { ...listener, send: (update) => void backlog.push(update), end };
    const leave = this.updates.join(reader, positionOf(lastEventId));
    const unwatch = watch(end);

    reply.hijack();
    stream.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
      connection: 'close',
    } as Record<string, string>);
    stream.write(`retry: ${COME_BACK_AFTER_MS}\n\n`);
    backlog.forEach(send);
    reader.send = send;
    const heartbeat = setInterval(() => stream.write('event: heartbeat\ndata:\n\n'), LIVE_HEARTBEAT_MS);
    stream.on('close', () => {
      clearInterval(heartbeat);
      unwatch();
      leave();
    });
  }
}

/** Undefined for what is no position in the stream. */
function positionOf(lastEventId: string | undefined): number | undefined {
  const id = Number(lastEventId);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
