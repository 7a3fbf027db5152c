import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME, type ProblemError, TEST_PAYMENTS_PATH } from '@simmer/contracts';
import { languageOf } from '@simmer/kit';
import { inLanguage, type Language } from '@simmer/messages';
import { escapeUTF8 as escaped } from 'entities';
import type { FastifyRequest } from 'fastify';
import { LocalAnswers } from '../contract-routes/local-answers';
import { TestPaymentsPages } from './test-payments/test-payments-pages';
import { FAVICON, WebStyles } from './web-styles';

/** Where a visit of a browser ends that a service refuses: what is wrong, in the reader's language, and the way back. */
@Injectable()
export class ProblemPage {
  constructor(
    local: LocalAnswers,
    private readonly styles: WebStyles,
    private readonly testPayments: TestPaymentsPages,
  ) {
    local.renderProblem((problem, request) => this.html(problem, request));
  }

  private async html(problem: ProblemError, request: FastifyRequest): Promise<string> {
    const language = languageOf(request);
    const { title, detail } = inLanguage(problem.toDocument(request.id), language);
    const body = bodyOf(title, detail);
    if (request.url.startsWith(`${TEST_PAYMENTS_PATH}/`)) return this.testPayments.html(language, title, body);
    return this.page(language, title, body);
  }

  private page = async (language: Language, title: string, body: string): Promise<string> => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${FAVICON}
<title>${escaped(title)} · ${PRODUCT_NAME}</title>${await this.styles.html()}</head>
<body><main class="wrap">
${body}
</main></body></html>`;
}

const bodyOf = (title: string, detail: string | undefined): string =>
  `<div class="screen"><h1 class="h-32">${escaped(title)}</h1>${detail ? `<p>${escaped(detail)}</p>` : ''}
<a class="btn btn-primary" href="/">${PRODUCT_NAME}</a></div>`;
