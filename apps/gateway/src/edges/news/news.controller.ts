import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../../access/cross-site';
import { OpenTo } from '../../access/open-to';
import { sessionTokenOf } from '../../access/session-cookie';
import { watchSession } from '../../access/session-watch';
import { Sessions } from '../../access/sessions.service';
import { GatewayConfig } from '../../gateway.config';
import { News, type NewsItem, type Reader } from './news.service';

const HEARTBEAT_MS = 15_000;
/** What a browser asks for again after a broken connection, in milliseconds. */
const COME_BACK_AFTER_MS = 2_000;
/** A reader that takes nothing any more is let go; it comes back with the id of what it saw last. */
const MAX_WAITING_BYTES = 256 * 1024;

@Controller('api/news')
@OpenTo('cook')
export class NewsController {
  constructor(
    @Inject(News) private readonly news: News,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
  ) {}

  /** Server-sent events: what happens to the cook's own recipes, imports and pictures. */
  @Get()
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { actor } = request.callContext;
    if (!actor?.accountId) throw new ProblemError('access.signed-out');
    const saysWhereFrom = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
    if (saysWhereFrom && !isOwnOrigin(request, this.config.publicOrigins)) throw new ProblemError('request.cross-site');

    if (request.method === 'HEAD') return void reply.type('text/event-stream').send();
    const stream = reply.raw;
    if (stream.destroyed) return;
    const end = (): void => void stream.end();
    const tell = (item: NewsItem): void => {
      stream.write(`id: ${item.id}\ndata: ${item.data}\n\n`);
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    };
    const backlog: NewsItem[] = [];
    const reader: Reader = { accountId: actor.accountId, sessionId: actor.sessionId, tell: (item: NewsItem) => void backlog.push(item), end };
    const leave = this.news.join(reader, lastSeenBy(request));
    const unwatch = watchSession(this.sessions, sessionTokenOf(request) ?? '', end);

    reply.hijack();
    stream.writeHead(200, { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' } as Record<string, string>);
    stream.write(`retry: ${COME_BACK_AFTER_MS}\n\n`);
    backlog.forEach(tell);
    reader.tell = tell;
    const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS);
    stream.on('close', () => {
      clearInterval(heartbeat);
      unwatch();
      leave();
    });
  }
}

function lastSeenBy({ headers }: FastifyRequest): number | undefined {
  const id = Number(headers['last-event-id']);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
