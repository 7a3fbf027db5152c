import { Controller, Get, HttpCode, Inject, Optional, ServiceUnavailableException } from '@nestjs/common';
import { Nats } from './bus/nats-connection';
import { Mongo } from './mongo/mongo';

const CHECK_MS = 1_500;

/** Live: the process answers. Ready: it reaches what it cannot work without. A database blip must not restart everything. */
@Controller('health')
export class HealthController {
  constructor(
    @Inject(Nats) private readonly nats: Nats,
    // a service that keeps no documents has no store to wait for
    @Optional() @Inject(Mongo) private readonly mongo?: Mongo,
  ) {}

  @Get('live')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<{ status: 'ok'; checks: Record<string, boolean> }> {
    const { mongo, nats } = this;
    const checks = { bus: await answers(() => nats.isReady()), ...(mongo && { store: await answers(() => mongo.isReady()) }) };
    if (Object.values(checks).includes(false)) throw new ServiceUnavailableException({ status: 'not ready', checks });
    return { status: 'ok', checks };
  }
}

async function answers(check: () => Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), CHECK_MS).unref());
  return Promise.race([check().catch(() => false), tooLate]);
}
