import { Controller, Get, HttpCode, Inject, Optional, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Nats } from './bus/nats-connection';
import { JobQueues } from './jobs/job-queues';
import { Mongo } from './mongo/mongo';

const CHECK_MS = 1_500;

/** What a service reaches. `store` and `redis` only of a service that uses them. */
interface Checks {
  bus: boolean;
  store?: boolean;
  redis?: boolean;
}

interface Readiness {
  status: 'ok' | 'not ready';
  checks: Checks;
  /** The services that live in the same process, by name. */
  services?: Record<string, Checks>;
}

/**
 * Live: the process answers. Ready: it reaches what it cannot work without. A database blip must not restart everything. Redis is told and
 * not waited for: while it is away jobs wait, requests do not.
 */
@Controller('health')
export class HealthController {
  private readonly beside = new Map<string, HealthController>();

  constructor(
    @Inject(Nats) private readonly nats: Nats,
    @Inject(JobQueues) private readonly queues: JobQueues,
    // a service that keeps no documents has no store to wait for
    @Optional() @Inject(Mongo) private readonly mongo?: Mongo,
  ) {}

  /** Speaks for another service of the same process too. */
  speakFor(service: string, health: HealthController): void {
    this.beside.set(service, health);
  }

  @Get('live')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** An answer of its own and no problem document: who asks here wants to know what is missing. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.readiness();
    void reply.status(readiness.status === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return readiness;
  }

  async readiness(): Promise<Readiness> {
    const [checks, ...others] = await Promise.all([this.check(), ...[...this.beside].map(async ([name, health]) => [name, await health.check()] as const)]);
    const isReady = [checks, ...others.map(([, found]) => found)].every(({ bus, store }) => bus && store !== false);
    return { status: isReady ? 'ok' : 'not ready', checks, ...(others.length > 0 && { services: Object.fromEntries(others) }) };
  }

  private async check(): Promise<Checks> {
    const { mongo, nats, queues } = this;
    const [bus, store, redis] = await Promise.all([answers(() => nats.isReady()), mongo && answers(() => mongo.isReady()), answers(() => queues.isReady())]);
    return { bus: bus ?? false, ...(store !== undefined && { store }), ...(redis !== undefined && { redis }) };
  }
}

async function answers(check: () => Promise<boolean | undefined>): Promise<boolean | undefined> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), CHECK_MS).unref());
  return Promise.race([check().catch(() => false), tooLate]);
}
