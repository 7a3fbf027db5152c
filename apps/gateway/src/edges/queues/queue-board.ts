import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { type OnApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { httpProblemOf, LOGGER, type Logger, queuePrefix, runInContext, sendProblem, ServiceConfig } from '@simmer/kit';
import { Queue } from 'bullmq';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { checkAccess } from '../../access/rights';
import { sessionTokenOf } from '../../access/session-cookie';
import { Sessions } from '../../access/sessions.service';

const BOARD_PATH = '/ops/queues';
const QUEUES = ['url-import', 'file-import-reading', 'file-import-saving', 'file-import-undoing', 'recipe-export', 'image-upload'];

/** The board brings inline styles and a base address of its own; it is shown to staff only. */
const BOARD_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/** The board's page links a font of another site; it is readable without. */
const LINKS_ELSEWHERE = /<link\b[^>]*href="https:[^>]*>/g;

/** For a cook who is signed in: signing in again would lead here again. */
const FOR_STAFF =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simmer queues</title></head>' +
  '<body><p>Only staff can see the queues.</p><p><a href="/app/recipes">Go to your recipes</a></p></body></html>';

/** The services' queues, to look at and to retry from. */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly queues: Queue[];

  constructor(
    @Inject(ServiceConfig.token) { REDIS_URL, NAMESPACE }: ServiceConfig,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(LOGGER) logger: Logger,
  ) {
    // the board itself says when it cannot reach the queues
    const report = (error: Error): void => logger.debug({ err: error }, 'the queue board is without redis');
    this.redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 1, retryStrategy: (tries) => Math.min(tries * 100, 1_000) });
    this.redis.on('error', report);
    this.queues = QUEUES.map((name) => new Queue(name, { connection: this.redis, prefix: queuePrefix(NAMESPACE), skipMetasUpdate: true }));
    for (const queue of this.queues) queue.on('error', report);
  }

  async mount(app: NestFastifyApplication): Promise<void> {
    const board = new FastifyAdapter();
    board.setBasePath(BOARD_PATH);
    createBullBoard({ queues: this.queues.map((queue) => new BullMQAdapter(queue)), serverAdapter: board, options: { uiConfig: { boardTitle: 'Simmer queues' } } });
    const fastify = app.getHttpAdapter().getInstance();
    await fastify.register(
      async (scope) => {
        scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
        scope.addHook('onSend', async (_request, _reply, sent) => (typeof sent === 'string' ? sent.replaceAll(LINKS_ELSEWHERE, '') : sent));
        await scope.register(board.registerPlugin() as never);
      },
      { prefix: BOARD_PATH },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    this.redis.disconnect();
  }

  /** These routes are the board's own and not Nest's, so its guards do not stand before them. */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    try {
      const token = sessionTokenOf(request);
      const actor = token ? await runInContext(request.callContext, () => this.sessions.actorOf(token)) : null;
      checkAccess('staff', actor);
      reply.headers({ 'content-security-policy': BOARD_POLICY, 'cache-control': 'no-store' });
      return undefined;
    } catch (error) {
      const problem = httpProblemOf(error);
      const isVisit = request.headers.accept?.includes('text/html') ?? false;
      if (problem.status === 401 && isVisit) return reply.redirect(`/auth/login?next=${encodeURIComponent(BOARD_PATH)}`);
      if (problem.status === 403 && isVisit) return reply.status(403).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(FOR_STAFF);
      return sendProblem(request, reply, problem);
    }
  }
}
