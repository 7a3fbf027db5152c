import { join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { WebRenderer } from '@simmer/contracts';
import type { Language } from '@simmer/messages';
import type { FastifyRequest } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie';
import { ContractCalls } from '../../contract-routes/contract-calls';
import { PAGE_POLICY } from '../../http/security-headers';
import { GatewayConfig } from '../../gateway.config';

/** How long a page waits for the answers it carries, in milliseconds; what is late then, the app asks for itself. */
const ANSWERS_WITHIN_MS = 1_000;

/** Answers visits with what the web app's server bundle makes of them; the calls it needs are made as the visitor. */
@Injectable()
export class Pages {
  /** The first of those that browsers use. */
  private readonly origin: string;
  private readonly renderers = new Map<Language, Promise<WebRenderer>>();

  constructor(
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
    private readonly calls: ContractCalls,
  ) {
    const [origin] = config.publicOrigins;
    if (origin === undefined) throw new Error('PUBLIC_ORIGINS names no address.');
    this.origin = origin;
  }

  async answer(request: FastifyRequest, language: Language): Promise<Response> {
    const renderer = this.renderers.get(language) ?? this.load(language);
    this.renderers.set(language, renderer);
    const { renderPage } = await renderer;
    request.callContext.deadline = Date.now() + ANSWERS_WITHIN_MS;
    return renderPage({
      request: new Request(new URL(request.url, 'http://localhost')),
      origin: this.origin,
      hasSession: sessionTokenOf(request) !== undefined,
      policy: PAGE_POLICY,
      call: (route, input) => this.calls.read(route, input, request),
    });
  }

  /** Each language has a build of its own, English at the root. */
  private load(language: Language): Promise<WebRenderer> {
    const folder = language === 'en' ? '' : language;
    return import(join(resolve(this.config.WEB_DIR), folder, '.server', 'render-page.js')) as Promise<WebRenderer>;
  }
}
