import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role, ServiceName } from '@simmer/contracts';
import { bootService, type RunningService, type ServiceModule, Streams } from '@simmer/kit';
import { isolatedEnvironment, waitUntil } from '@simmer/testing';
import { GatewayModule } from '../gateway.module';
import { IdentityStandInModule, KnownSessions } from './stand-ins';

export const ORIGIN = 'http://simmer.test';

export interface GatewayUnderTest {
  running: RunningService;
  url: string;
  /** Where the web app's and the pictures' files are. */
  folder: string;
  sessions: KnownSessions;
  /** A request as our own page would send it; `as` is the token of a session. */
  send(method: string, path: string, options?: { as?: string; body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  signIn(role?: Role, accountId?: string): string;
  publish(subject: string, data: object): Promise<void>;
  close(): Promise<void>;
}

/** The gateway on real NATS and Redis, with an identity out of memory beside it, and whatever else a spec brings. */
export async function gatewayUnderTest(extra: Record<string, string> = {}, others: Partial<Record<ServiceName, ServiceModule>> = {}): Promise<GatewayUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await makeWebApp(join(folder, 'web'));
  const services: Partial<Record<ServiceName, ServiceModule>> = { identity: IdentityStandInModule, ...others };
  const environment = isolatedEnvironment(['gateway', ...(Object.keys(services) as ServiceName[])], {
    PORT: '0',
    PUBLIC_ORIGINS: ORIGIN,
    WEB_DIR: join(folder, 'web'),
    MEDIA_DIR: join(folder, 'media'),
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    GATEWAY_IMPORTS_PER_HOUR: '0',
    GATEWAY_DRAWINGS_PER_MINUTE: '0',
    ...extra,
  });
  const beside: RunningService[] = [];
  for (const [name, module] of Object.entries(services)) beside.push(await bootService(name as ServiceName, module, environment));
  const running = await bootService('gateway', GatewayModule, environment);
  const sessions = beside[0]?.app.get(KnownSessions) as KnownSessions;
  const { port } = running.app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => (await fetch(`${url}/health/ready`)).ok, 'the gateway to be ready');
  const streams = beside[0]?.app.get(Streams) as Streams;
  return {
    running,
    url,
    folder,
    sessions,
    send: (method, path, { as, body, headers } = {}) =>
      fetch(url + path, {
        method,
        redirect: 'manual',
        headers: { origin: ORIGIN, ...(body !== undefined && { 'content-type': 'application/json' }), ...(as && { cookie: `__Host-sid=${as}` }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    signIn: (role = 'cook', accountId) => sessions.start(role, accountId).token,
    async publish(subject, data) {
      const client = await streams.client();
      await client.publish(streams.subject(subject), JSON.stringify({ data }));
    },
    async close() {
      // the gateway would make them again while it runs
      await running.stop();
      await streams.remove();
      for (const service of beside) await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function makeWebApp(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Simmer</title>');
  await writeFile(join(folder, 'theme.js'), '// theme');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), `export const text = '${'tasty '.repeat(1_000)}';`);
  await writeFile(join(folder, '.secret'), 'not for anybody');
}
