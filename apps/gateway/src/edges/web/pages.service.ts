import { join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { SentForm, WebRenderer } from '@simmer/contracts';
import type { Language } from '@simmer/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Charges } from '../../access/charges.service';
import { sessionTokenOf } from '../../access/session-cookie';
import { BoundedCache } from '../../bounded-cache';
import { encode, type Encoding } from '../encoding';
import { SharedAnswers } from '../shared-answers';
import { ContractCalls } from '../../contract-routes/contract-calls';
import { PAGE_POLICY } from '../../http/security-headers';
import { GatewayConfig } from '../../gateway.config';

/** How long a page waits for the answers it carries, in milliseconds; what is late then, the app asks for itself. */
const ANSWERS_WITHIN_MS = 1_000;

/** Far more than there are pages without an answer in them. */
const MOST_KEPT = 200;

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** What a page was made from. */
type Requested = 'nothing' | 'shared answers' | 'own answers';

/** Answers visits with what the web app's server bundle makes of them; the calls it needs are made as the visitor. */
@Injectable()
export class Pages {
  /** The first of those that browsers use. */
  private readonly origin: string;
  /** Pages that are the same for everybody, by language and address; a new build comes with a new process. */
  private readonly cache = new BoundedCache<Page>(MOST_KEPT);
  /** Pages whose answers are the same for every visitor. */
  private readonly shared = new SharedAnswers<Page>();
  private readonly bodies = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();
  private readonly renderers = new Map<Language, Promise<WebRenderer>>();

  constructor(
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
    private readonly calls: ContractCalls,
    private readonly charges: Charges,
  ) {
    const [origin] = config.publicOrigins;
    if (origin === undefined) throw new Error('PUBLIC_ORIGINS names no address.');
    this.origin = origin;
  }

  /** Costs one, and what each answer in it costs. A page that is the same for everybody is rendered once. */
  async answer(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<Page> {
    await this.charges.take(request, ['general'], { cost: 1 }, reply);
    const hasSession = sessionTokenOf(request) !== undefined;
    const key = `${language} ${request.url}`;
    const cached = hasSession ? undefined : (this.cache.get(key) ?? this.shared.get(key));
    if (cached) return cached;
    const { page, requested } = await this.render(request, language, hasSession);
    if (hasSession || page.status !== 200) return page;
    if (requested === 'shared answers') this.shared.set(key, page);
    // queries are endless, so they are not cached
    else if (requested === 'nothing' && !request.url.includes('?')) this.cache.set(key, page);
    return page;
  }

  /** What is sent of a page to those who read this encoding: compressed once for all of them. */
  async bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
    const bodies = this.bodies.get(page) ?? new Map<Encoding, Promise<Buffer>>();
    this.bodies.set(page, bodies);
    const body = bodies.get(encoding) ?? encode(page.html, encoding);
    bodies.set(encoding, body);
    return body;
  }

  /** The page of a form that was sent and refused, with what was typed in it. Costs nothing beside what sending it did. */
  async withForm(request: FastifyRequest, language: Language, form: SentForm): Promise<Page> {
    return (await this.render(request, language, sessionTokenOf(request) !== undefined, form)).page;
  }

  private async render(
    request: FastifyRequest,
    language: Language,
    hasSession: boolean,
    form?: SentForm,
  ): Promise<{ page: Page; requested: Requested }> {
    const renderer = this.renderers.get(language) ?? this.load(language);
    this.renderers.set(language, renderer);
    const { renderPage } = await renderer;
    request.callContext.deadline = Date.now() + ANSWERS_WITHIN_MS;
    let calls = 0;
    let sharedAnswers = 0;
    const response = await renderPage({
      request: new Request(new URL(request.url, 'http://localhost')),
      origin: this.origin,
      hasSession,
      policy: PAGE_POLICY,
      ...(form && { form }),
      call: async (route, input) => {
        calls += 1;
        const answer = await this.calls.read(route, input, request);
        // a page without its answer is nobody else's
        if (this.calls.isShared(route)) sharedAnswers += 1;
        return answer;
      },
    });
    const page = { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
    const ofCalls = sharedAnswers === calls ? 'shared answers' : 'own answers';
    return { page, requested: calls === 0 ? 'nothing' : ofCalls };
  }

  /** Each language has a build of its own, English at the root. */
  private load(language: Language): Promise<WebRenderer> {
    const folder = language === 'en' ? '' : language;
    return import(join(resolve(this.config.WEB_DIR), folder, '.server', 'render-page.js')) as Promise<WebRenderer>;
  }
}
