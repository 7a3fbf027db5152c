import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { type OnApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allJobs } from '@simmer/contracts';
import { LOGGER, type Logger, queuePrefix, ServiceConfig } from '@simmer/kit';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

const BOARD_PATH = '/ops/queues';

/** The board brings inline styles and a base address of its own; it is shown to staff only. */
const BOARD_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/** The board's page links a font of another site; it is readable without. */
const LINKS_ELSEWHERE = /<link\b[^>]*href="https:[^>]*>/g;

/** The services' queues, to look at and to retry from. */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly queues: Queue[];

  constructor(@Inject(ServiceConfig.token) { REDIS_URL, NAMESPACE }: ServiceConfig, @Inject(LOGGER) logger: Logger) {
    // the board itself says when it cannot reach the queues
    const report = (error: Error): void => logger.debug({ err: error }, 'the queue board is without redis');
    this.redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 1, retryStrategy: (tries) => Math.min(tries * 100, 1_000) });
    this.redis.on('error', report);
    this.queues = allJobs().map(
      ({ name }) => new Queue(name, { connection: this.redis, prefix: queuePrefix(NAMESPACE), skipMetasUpdate: true }),
    );
    for (const queue of this.queues) queue.on('error', report);
  }

  async mount(app: NestFastifyApplication): Promise<void> {
    const board = new FastifyAdapter();
    board.setBasePath(BOARD_PATH);
    createBullBoard({
      queues: allJobs().map(({ summary }, at) => new BullMQAdapter(this.queues[at] as Queue, { description: summary, delimiter: '.' })),
      serverAdapter: board,
      options: { uiConfig: { boardTitle: 'Simmer queues' } },
    });
    const fastify = app.getHttpAdapter().getInstance();
    await fastify.register(
      async (scope) => {
        scope.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', BOARD_POLICY));
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
}
