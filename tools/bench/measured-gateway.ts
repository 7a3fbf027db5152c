import { Controller, Get, Module, Req } from '@nestjs/common';
import { operations, type OutputOf } from '@simmer/contracts';
import { bootService, type RunningService } from '@simmer/kit';
import { isolatedEnvironment } from '@simmer/testing';
import type { FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { OpenTo } from '../../apps/gateway/src/access/open-to';
import { GatewayModule } from '../../apps/gateway/src/gateway.module';
import { accountOf, IdentityStandInModule, KnownSessions } from '../../apps/gateway/src/spec/stand-ins';

const { current } = operations.identity.account;

/** The same question and answer as `GET /api/account`, through the same HTTP server, without the way over the bus. */
@Controller('api/in-process')
@OpenTo('cook')
class InProcessController {
  @Get()
  read(@Req() { callContext, query }: FastifyRequest): OutputOf<typeof current> {
    current.input.parse(query);
    return current.output.parse(accountOf({ accountId: callContext.actor?.accountId ?? '', role: 'cook' }));
  }
}

@Module({ imports: [GatewayModule], controllers: [InProcessController] })
class MeasuredGatewayModule {
  static readonly keepsDocuments = false;
  static readonly configureHttp = GatewayModule.configureHttp;
  static readonly httpPort = GatewayModule.httpPort;
}

/** Names and keys of a world of its own, in which nothing is counted against a budget. */
export const benchEnvironment = (): Record<string, string | undefined> =>
  isolatedEnvironment({
    PORT: '0',
    LOG_LEVEL: 'warn',
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    GATEWAY_IMPORTS_PER_HOUR: '0',
  });

export async function bootMeasuredGateway(): Promise<{ running: RunningService; says: string }> {
  const running = await bootService('gateway', MeasuredGatewayModule);
  return { running, says: `http://127.0.0.1:${(running.app.getHttpServer().address() as AddressInfo).port}` };
}

/** Says the token of a session that it knows. */
export async function bootEcho(): Promise<{ running: RunningService; says: string }> {
  const running = await bootService('identity', IdentityStandInModule);
  return { running, says: running.app.get(KnownSessions).start('cook').token };
}
