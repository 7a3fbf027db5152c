import { Controller, Get, HttpCode, Inject, Optional, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Nats } from './bus/nats-connection';
import { DeadLetters } from './events/dead-letters.service';
import { Jobs } from './jobs/jobs';
import { Mongo } from './mongo/mongo';
import { type Drift, Reconciliations } from './reconciliation/reconciliations.service';

const CHECK_MS = 1_500;
/** Readiness is cached for so many milliseconds: each check calls every server of every service. */
const KNOWN_FOR_MS = 1_000;

/** What a service reaches. `store` and `redis` only of a service that uses them. */
interface Checks {
  bus: boolean;
  store?: boolean;
  redis?: boolean;
  /** Events that wait for staff, where there are any. */
  deadLetters?: number;
  /** What the last nightly comparison of each projection with the truth came to. */
  reconciled?: Record<string, Drift & { at: string }>;
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
  private known: { readiness: Promise<Readiness>; until: number } | undefined;

  constructor(
    private readonly nats: Nats,
    private readonly jobs: Jobs,
    private readonly deadLetters: DeadLetters,
    private readonly reconciliations: Reconciliations,
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
    if (!this.known || this.known.until < Date.now()) this.known = { readiness: this.readiness(), until: Date.now() + KNOWN_FOR_MS };
    const readiness = await this.known.readiness;
    void reply.status(readiness.status === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return readiness;
  }

  async readiness(): Promise<Readiness> {
    const [checks, ...others] = await Promise.all([
      this.check(),
      ...[...this.beside].map(async ([name, health]) => [name, await health.check()] as const),
    ]);
    const isReady = [checks, ...others.map(([, found]) => found)].every(({ bus, store }) => bus && store !== false);
    return { status: isReady ? 'ok' : 'not ready', checks, ...(others.length > 0 && { services: Object.fromEntries(others) }) };
  }

  private async check(): Promise<Checks> {
    const { jobs, mongo, nats } = this;
    const [bus, store, redis, deadLetters, reconciled] = await Promise.all([
      answers(() => nats.isReady()),
      mongo && answers(() => mongo.isReady()),
      answers(() => jobs.isReady()),
      // unknown without its store, which is reported above
      this.deadLetters.count().catch(() => 0),
      this.reconciliations.latest().catch(() => ({})),
    ]);
    return {
      bus: bus ?? false,
      ...(store !== undefined && { store }),
      ...(redis !== undefined && { redis }),
      ...(deadLetters > 0 && { deadLetters }),
      ...(Object.keys(reconciled).length > 0 && { reconciled }),
    };
  }
}

async function answers(check: () => Promise<boolean | undefined>): Promise<boolean | undefined> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), CHECK_MS).unref());
  return Promise.race([check().catch(() => false), tooLate]);
}
