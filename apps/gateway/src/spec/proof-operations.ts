import { createHmac } from 'node:crypto';
import { Inject, Module } from '@nestjs/common';
import { Controller } from '@nestjs/common';
import {
  Actor,
  deadLettersOf,
  personalDataOf,
  ForwardedAnswer,
  ForwardedRequest,
  HtmlPage,
  operation,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  Redirect,
  rule,
  stagedFiles,
  StoredFile,
  TextAnswer,
} from '@simmer/contracts';
import { type ContextOf, Handles, ObjectStore, ObjectStoreModule } from '@simmer/kit';
import { z } from 'zod';
import { contractControllers } from '../contract-routes/contract-controllers';
import { LocalAnswers } from '../contract-routes/local-answers';
import { GatewayModule } from '../gateway.module';

/** Whom the links of these routes stand for. */
const LINKS: Record<string, Actor> = {
  'open-sesame': { role: 'guest', accountId: null, linkId: 'picnic' },
};

export const sign = (body: string | Buffer): string => createHmac('sha256', 'webhook secret').update(body).digest('hex');

const resolve = operation('rpc.billing.proof.resolve', {
  summary: 'Whom a token stands for',
  access: 'service',
  callers: ['gateway'],
  input: z.strictObject({ token: z.string() }),
  output: z.object({ actor: Actor.nullable() }),
});

const nothing = z.strictObject({});
const said = z.object({ said: z.string() });

/** A route of every kind that a contract can declare: the next ones of each kind are OAuth's, webhooks, guest links, calendars and public pages. */
export const proof = {
  resolve,
  token: operation('rpc.billing.proof.token', {
    summary: 'A form as OAuth sends it, from anywhere',
    access: 'public',
    http: { method: 'POST', base: '', path: '/proof/token', body: { kind: 'urlencoded' }, authentication: 'none', crossSite: 'allowed' },
    input: z.strictObject({ grant_type: z.string(), code: z.string() }),
    output: said,
  }),
  webhook: operation('rpc.billing.proof.webhook', {
    summary: 'Bytes with a signature over them',
    access: 'public',
    http: {
      method: 'POST',
      path: '/proof/webhook',
      body: { kind: 'raw', maxBytes: 1_000 },
      authentication: 'signature',
      headers: { signature: 'x-signature' },
    },
    input: z.strictObject({ body: z.base64(), signature: z.string() }),
    output: said,
  }),
  tick: operation('rpc.billing.proof.tick', {
    summary: 'What a connected program may do with the right scope',
    access: 'cook',
    scope: 'shopping-list:add',
    http: { method: 'PUT', path: '/proof/tick' },
    input: z.strictObject({ item: z.string() }),
    output: said,
  }),
  read: operation('rpc.billing.proof.read', {
    summary: 'What it was not given the scope for',
    access: 'cook',
    scope: 'recipes:read',
    http: { method: 'GET', path: '/proof/read' },
    input: nothing,
    output: said,
  }),
  menu: operation('rpc.billing.proof.menu', {
    summary: 'What every visitor gets alike',
    access: 'public',
    http: { method: 'GET', path: '/proof/menu', sharedAmongVisitors: true },
    input: z.strictObject({ dish: z.string().default('') }),
    output: said,
    errors: ['recipes.not-found'],
  }),
  calendar: operation('rpc.billing.proof.calendar', {
    summary: 'A calendar for whoever was given its address',
    access: 'guest',
    http: {
      method: 'GET',
      base: '',
      path: '/proof/:token/calendar.ics',
      authentication: { kind: 'link', resolve },
      answer: { kind: 'text', type: 'text/calendar' },
    },
    input: z.strictObject({ token: z.string() }),
    output: TextAnswer,
  }),
  redirect: operation('rpc.billing.proof.redirect', {
    summary: 'Another address to go to',
    access: 'public',
    http: { method: 'GET', base: '', path: '/proof/go', answer: { kind: 'redirect' } },
    input: z.strictObject({ to: z.string() }),
    output: Redirect,
  }),
  page: operation('rpc.billing.proof.page', {
    summary: 'A page that the gateway renders',
    access: 'public',
    http: { method: 'GET', base: '', path: '/proof/pages/:slug', answer: { kind: 'page' } },
    input: z.strictObject({ slug: z.string() }),
    output: z.object({ title: z.string() }),
    errors: ['recipes.not-found'],
  }),
  html: operation('rpc.billing.proof.html', {
    summary: 'A page that the service wrote',
    access: 'public',
    http: { method: 'POST', base: '', path: '/proof/consent', body: { kind: 'urlencoded' }, answer: { kind: 'page' } },
    input: z.strictObject({ scope: z.string() }),
    output: HtmlPage,
  }),
  forwarded: operation('rpc.billing.proof.forwarded', {
    summary: 'What a library of the service answers by itself',
    access: 'public',
    http: {
      method: 'POST',
      base: '',
      path: '/proof/library',
      body: { kind: 'raw', maxBytes: 1_000 },
      crossSite: 'allowed',
      budget: 'partner',
      forwards: { headers: ['authorization'], cookies: ['library'] },
      answer: { kind: 'forwarded' },
    },
    input: z.strictObject({ request: ForwardedRequest }),
    output: ForwardedAnswer,
  }),
  upload: operation('rpc.billing.proof.upload', {
    summary: 'Files and fields',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/proof/files', body: { kind: 'form', maxBytes: 1_000, tooLarge: 'Up to 1 kB.' } },
    input: z.strictObject({ note: z.string().default(''), files: stagedFiles(2, rule('file')) }),
    output: z.object({ note: z.string(), files: z.array(z.object({ name: z.string(), text: z.string(), start: z.string() })) }),
  }),
  download: operation('rpc.billing.proof.download', {
    summary: 'A file to be saved',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/proof/file', answer: { kind: 'file' } },
    input: nothing,
    output: StoredFile,
  }),
  secure: operation('rpc.billing.proof.secure', {
    summary: 'What a second factor is asked for',
    access: 'cook',
    scope: 'none',
    requires: { level: 'second-factor', recentAuth: 10 },
    http: { method: 'POST', path: '/proof/secure' },
    input: nothing,
    output: said,
  }),
};

type Input<K extends keyof typeof proof> = ParsedInputOf<(typeof proof)[K]>;
type Output<K extends keyof typeof proof> = Promise<OutputOf<(typeof proof)[K]>>;

@Controller()
class ProofHandlers {
  constructor(private readonly objects: ObjectStore) {}

  @Handles(proof.resolve)
  async resolve({ token }: Input<'resolve'>): Output<'resolve'> {
    return { actor: LINKS[token] ?? null };
  }

  @Handles(proof.token)
  async token({ grant_type, code }: Input<'token'>): Output<'token'> {
    return { said: `${grant_type} ${code}` };
  }

  @Handles(proof.webhook)
  async webhook({ body, signature }: Input<'webhook'>): Output<'webhook'> {
    const bytes = Buffer.from(body, 'base64');
    if (sign(bytes) !== signature) throw new ProblemError('access.forbidden', 'The signature does not fit.');
    return { said: bytes.toString() };
  }

  @Handles(proof.tick)
  async tick({ item }: Input<'tick'>, { actor }: ContextOf<typeof proof.tick>): Output<'tick'> {
    return { said: `${actor.accountId} ${item}` };
  }

  @Handles(proof.read)
  async read(): Output<'read'> {
    return { said: 'read' };
  }

  private menus = 0;

  @Handles(proof.menu)
  async menu({ dish }: Input<'menu'>): Output<'menu'> {
    this.menus += 1;
    if (dish === 'gone') throw new ProblemError('recipes.not-found');
    return { said: `menu ${this.menus}` };
  }

  @Handles(proof.calendar)
  async calendar(_: Input<'calendar'>, { actor }: ContextOf<typeof proof.calendar>): Output<'calendar'> {
    return { text: `BEGIN:VCALENDAR ${actor.linkId}` };
  }

  @Handles(proof.redirect)
  async redirect({ to }: Input<'redirect'>): Output<'redirect'> {
    return { location: `/app/${to}`, status: 303 };
  }

  @Handles(proof.page)
  async page({ slug }: Input<'page'>): Output<'page'> {
    if (slug === 'gone') throw new ProblemError('recipes.not-found');
    return { title: `<${slug}>` };
  }

  @Handles(proof.html)
  async html({ scope }: Input<'html'>): Output<'html'> {
    return { html: `<!doctype html><title>May it ${scope}?</title>`, status: 200 };
  }

  @Handles(proof.forwarded)
  async forwarded({ request }: Input<'forwarded'>): Output<'forwarded'> {
    if (request.url.includes('down')) throw new ProblemError('service.unavailable');
    return {
      status: 418,
      headers: { 'content-type': 'text/plain', 'www-authenticate': 'Basic', 'content-security-policy': 'none' },
      cookies: ['library=1; path=/proof; httponly', '__Host-sid=stolen; Path=/'],
      body: JSON.stringify({ ...request, body: String(Buffer.from(request.body, 'base64')) }),
    };
  }

  @Handles(proof.upload)
  async upload({ note, files }: Input<'upload'>): Output<'upload'> {
    const read = files.map(async ({ name, objectKey, firstBytes }) => ({
      name,
      text: String(await this.objects.bytes(objectKey)),
      start: String(Buffer.from(firstBytes, 'base64')),
    }));
    return { note, files: await Promise.all(read) };
  }

  @Handles(proof.download)
  async download(): Output<'download'> {
    await this.objects.put('exports/proof', Buffer.from('all of it'), 'text/plain');
    return { objectKey: 'exports/proof', fileName: 'my "recipes".txt', contentType: 'text/plain' };
  }

  @Handles(proof.secure)
  async secure(): Output<'secure'> {
    return { said: 'done' };
  }
}

/** A service that answers them. */
@Module({ controllers: [ProofHandlers], imports: [ObjectStoreModule] })
export class ProofModule {
  static readonly keepsDocuments = false;
  // what the kit answers in every service
  static readonly operations = [
    ...Object.values(proof),
    ...Object.values(deadLettersOf('billing')),
    ...Object.values(personalDataOf('billing')),
  ];
}

class ProofPages {
  constructor(local: LocalAnswers) {
    local.render(proof.page, ({ title }) => ({ html: `<!doctype html><title>${title.replaceAll('<', '&lt;')}</title>`, status: 200 }));
  }
}
Inject(LocalAnswers)(ProofPages, undefined, 0);

/** The gateway with routes to it. */
@Module({ imports: [GatewayModule], controllers: contractControllers(Object.values(proof)), providers: [ProofPages] })
export class ProofGatewayModule {
  static readonly keepsDocuments = false;
  static readonly configureHttp = GatewayModule.configureHttp;
  static readonly httpPort = GatewayModule.httpPort;
}
