import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventDefinition, PayloadOf, Role, ServiceName } from '@simmer/contracts';
import { bootService, type RunningService, type ServiceModule } from '@simmer/kit';
import { BusUnderTest, isolatedEnvironment, waitUntil } from '@simmer/testing';
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
  /** A service that runs beside it. */
  beside(name: ServiceName): RunningService;
  bus: BusUnderTest;
  publish<E extends EventDefinition>(event: E, payload: PayloadOf<E>): Promise<string>;
  close(): Promise<void>;
}

/** The gateway on real NATS and Redis, with an identity out of memory beside it, and whatever else a spec brings. */
export async function gatewayUnderTest(
  extra: Record<string, string> = {},
  others: Partial<Record<ServiceName, ServiceModule>> = {},
  gateway: ServiceModule = GatewayModule,
): Promise<GatewayUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await makeWebApp(join(folder, 'web'));
  const services: Partial<Record<ServiceName, ServiceModule>> = { identity: IdentityStandInModule, ...others };
  const environment = isolatedEnvironment({
    PORT: '0',
    PUBLIC_ORIGINS: ORIGIN,
    WEB_DIR: join(folder, 'web'),
    MEDIA_DIR: join(folder, 'media'),
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_PROGRAM_REQUESTS_PER_MINUTE: '0',
    GATEWAY_PARTNER_REQUESTS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    GATEWAY_IMPORTS_PER_HOUR: '0',
    GATEWAY_CONTACT_MESSAGES_PER_HOUR: '0',
    GATEWAY_DRAWINGS_PER_MINUTE: '0',
    GATEWAY_UNKNOWN_SECRETS_PER_MINUTE: '0',
    ...extra,
  });
  const bus = new BusUnderTest(environment);
  await bus.makeStream();
  const beside: RunningService[] = [];
  for (const [name, module] of Object.entries(services)) beside.push(await bootService(name as ServiceName, module, environment));
  const running = await bootService('gateway', gateway, environment);
  const sessions = beside[0]?.app.get(KnownSessions) as KnownSessions;
  const { port } = running.app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => (await fetch(`${url}/health/ready`)).ok, 'the gateway to be ready');
  return {
    running,
    url,
    folder,
    sessions,
    send: (method, path, { as, body, headers } = {}) =>
      fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          origin: ORIGIN,
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(as && { cookie: `__Host-sid=${as}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    signIn: (role = 'cook', accountId) => sessions.start(role, accountId).token,
    beside(name) {
      const found = beside.find((service) => service.name === name);
      if (!found) throw new Error(`${name} does not run beside this gateway.`);
      return found;
    },
    bus,
    publish: (event, payload) => bus.publish(event, payload),
    async close() {
      await running.stop();
      for (const service of beside) await service.stop();
      await bus.removeStream();
      await bus.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Stands in for the web app's server bundle: says who visits and how many pages it has rendered, asks for shared things, and has one page that leads elsewhere. */
const RENDERER = `
let rendered = 0;
exports.renderPage = async ({ request, hasSession, call }) => {
  rendered += 1;
  const { pathname } = new URL(request.url);
  if (pathname === '/old') return new Response(null, { status: 307, headers: { location: '/new', 'cache-control': 'no-store' } });
  const status = /^\\/($|app|auth|share|pricing|new)/.test(pathname) ? 200 : 404;
  const shared = pathname.startsWith('/share/') ? await call('GET /config', {}).then(JSON.stringify, (error) => error.code) : '';
  const gallery = pathname.startsWith('/app/community') ? await call('GET /community/recipes', {}).then(JSON.stringify, (error) => error.code) : '';
  const answer = hasSession ? await call('GET /session', {}).then(JSON.stringify, (error) => error.code) : 'a visitor';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': hasSession ? 'no-store' : 'no-cache', vary: 'accept-language, cookie' };
  return new Response('<!doctype html><title>Simmer</title>' + pathname + ' ' + answer + shared + gallery + ' (rendering ' + rendered + ')', { status, headers });
};
`;

async function makeWebApp(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [language, renderer] of [
    ['', RENDERER],
    ['de', RENDERER.replace('<title>', '<html lang="de"><title>')],
  ] as const) {
    await mkdir(join(folder, language, '.server'), { recursive: true });
    await writeFile(join(folder, language, '.server', 'render-page.js'), renderer);
    await mkdir(join(folder, language, 'knowledge-base', 'recipes'), { recursive: true });
    await writeFile(join(folder, language, 'knowledge-base', 'recipes', 'soup.mdx'), language === 'de' ? '# Suppe\n' : '# Soup\n');
  }
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Simmer</title>');
  await writeFile(join(folder, 'theme.js'), '// theme');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), `export const text = '${'tasty '.repeat(1_000)}';`);
  await writeFile(join(folder, '.secret'), 'not for anybody');
}
