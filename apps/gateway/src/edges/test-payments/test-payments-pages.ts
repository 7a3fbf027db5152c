import { Injectable } from '@nestjs/common';
import { operations, PRODUCT_NAME } from '@simmer/contracts';
import { languageOf } from '@simmer/kit';
import { type Language, TEST_PAYMENT_TEXTS } from '@simmer/messages';
import { escapeUTF8 as escaped } from 'entities';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { FAVICON, WebStyles } from '../web-styles';
import { authenticationHtml, checkoutHtml } from './checkout-html';
import { portalHtml } from './portal-html';

const { testCheckout, testPortal } = operations.billing;

/** What stands in for the pages of a payment service, in the test mode. They work without a script. */
@Injectable()
export class TestPaymentsPages {
  constructor(
    local: LocalAnswers,
    private readonly styles: WebStyles,
  ) {
    local.render(testCheckout.show, (checkout, request) => {
      const language = languageOf(request);
      return this.page(language, TEST_PAYMENT_TEXTS[language].checkoutTitle, checkoutHtml(checkout, language));
    });
    local.render(testCheckout.showAuthentication, (checkout, request) => {
      const language = languageOf(request);
      return this.page(language, TEST_PAYMENT_TEXTS[language].bankTitle, authenticationHtml(checkout, language));
    });
    local.render(testPortal.show, (portal, request) => {
      const language = languageOf(request);
      return this.page(language, TEST_PAYMENT_TEXTS[language].portalTitle, portalHtml(portal, language));
    });
  }

  private async page(language: Language, title: string, body: string): Promise<{ html: string; status: 200 }> {
    return { html: await this.html(language, title, body), status: 200 };
  }

  /** The label stands first, so that nobody takes this for the real thing, with whatever they read it. */
  async html(language: Language, title: string, body: string): Promise<string> {
    const t = TEST_PAYMENT_TEXTS[language];
    // the forms must say their origin, which the policy of every other page leaves out
    return `<!doctype html>
<html lang="${language}" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin"><meta name="robots" content="noindex">${FAVICON}
<title>${escaped(title)} · ${PRODUCT_NAME}</title>${await this.styles.html()}<link rel="stylesheet" href="/test-payments.css"></head>
<body><header class="test-mode"><p class="wrap">${escaped(t.label)}</p></header>
<main class="wrap test-payments">
${body}
</main></body></html>`;
  }
}
