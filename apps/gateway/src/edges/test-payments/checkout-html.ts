import { TEST_CARD_NAMES, TEST_CARDS, TEST_PAYMENTS_PATH, type TestCardName, type TestCheckout } from '@simmer/contracts';
import { type Language, MONEY, TEST_PAYMENT_TEXTS } from '@simmer/messages';
import { escapeUTF8 as escaped } from 'entities';

const addressOf = ({ session_id: id }: TestCheckout): string => `${TEST_PAYMENTS_PATH}/checkout/${escaped(id)}`;

export const digitsOf = (card: TestCardName): string => TEST_CARDS[card].number.slice(-4);

/** Radio buttons for the cards of the test mode. */
export function cardsHtml(language: Language, chosen: TestCardName): string {
  const t = TEST_PAYMENT_TEXTS[language];
  const card = (name: TestCardName): string => `<label><input type="radio" name="card" value="${name}"${name === chosen ? ' checked' : ''}>
<span><b>${TEST_CARDS[name].number.replaceAll(/\d{4}(?=\d)/g, '$& ')}</b> ${escaped(t.cards[name])}</span></label>`;
  return `<fieldset><legend>${escaped(t.chooseCard)}</legend>${TEST_CARD_NAMES.map(card).join('\n')}</fieldset>`;
}

/** The checkout: what is bought, the cards, and why the last one was refused. */
export function checkoutHtml(checkout: TestCheckout, language: Language): string {
  const t = TEST_PAYMENT_TEXTS[language];
  const { isPaid, refusal, successUrl, cancelUrl } = checkout;
  const form = isPaid
    ? `<p class="notice" role="status">${escaped(t.paidAlready)}</p><p><a class="btn btn-primary" href="${escaped(successUrl)}">${escaped(t.goOn)}</a></p>`
    : `<p>${escaped(t.checkoutText)}</p>${refusal && refusal !== 'email' ? refusalHtml(t.notThrough, t.refusals[refusal]) : ''}
<form method="post" action="${addressOf(checkout)}">
${checkout.asksForEmail ? emailHtml(t, refusal === 'email') : ''}
${cardsHtml(language, 'paid')}
<p class="acts"><button class="btn btn-primary">${escaped(payLabel(checkout, language))}</button>
<a class="btn btn-quiet" href="${escaped(cancelUrl)}">${escaped(t.backToSimmer)}</a></p></form>`;
  return `<div><h1 class="h-44">${escaped(t.checkoutTitle)}</h1>${form}</div>${boughtHtml(checkout, language)}`;
}

/** The page of the bank, for a card that wants to have each payment confirmed. */
export function authenticationHtml(checkout: TestCheckout, language: Language): string {
  const t = TEST_PAYMENT_TEXTS[language];
  const card = checkout.card ?? 'authenticated';
  return `<div><h1 class="h-44">${escaped(t.bankTitle)}</h1><p>${escaped(t.bankText({ digits: digitsOf(card) }))}</p>
<form method="post" action="${addressOf(checkout)}/authentication"><input type="hidden" name="card" value="${card}">
<p class="acts"><button class="btn btn-primary" name="answer" value="yes">${escaped(t.bankYes)}</button>
<button class="btn" name="answer" value="no">${escaped(t.bankNo)}</button></p></form></div>${boughtHtml(checkout, language)}`;
}

/** What was refused and what to do; it comes with the page, so it is read out as one of its first parts. */
const refusalHtml = (title: string, text: string): string =>
  `<div class="notice notice-error" role="alert"><h2 class="h-24">${escaped(title)}</h2><p>${escaped(text)}</p></div>`;

function emailHtml(t: (typeof TEST_PAYMENT_TEXTS)[Language], isWrong: boolean): string {
  const described = isWrong ? 'aria-describedby="email-hint email-error" aria-invalid="true"' : 'aria-describedby="email-hint"';
  const error = isWrong ? `<p class="error" id="email-error" role="alert">${escaped(t.refusals.email)}</p>` : '';
  return `<div class="field"><label for="email">${escaped(t.email)}</label>
<input class="input" id="email" name="email" type="email" autocomplete="email" required maxlength="254" ${described}>
<p class="hint" id="email-hint">${escaped(t.emailHint)}</p>${error}</div>`;
}

const payLabel = ({ trialDays, amount, currency }: TestCheckout, language: Language): string =>
  trialDays > 0 ? TEST_PAYMENT_TEXTS[language].startTrial : TEST_PAYMENT_TEXTS[language].pay({ price: MONEY[language](amount, currency) });

function boughtHtml({ interval, amount, currency, trialDays }: TestCheckout, language: Language): string {
  const t = TEST_PAYMENT_TEXTS[language];
  const money = MONEY[language];
  const line = (name: string, value: string): string => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`;
  return `<section class="bought" aria-labelledby="bought"><p class="kick">${escaped(t.buying)}</p><h2 class="h-24" id="bought">${escaped(t.premium)}</h2>
<dl>${trialDays > 0 ? line(t.freeDays({ days: trialDays }), money(0, currency)) : ''}${line(t.periods[interval], money(amount, currency))}
${line(t.toPay, money(trialDays > 0 ? 0 : amount, currency))}</dl><p class="muted">${escaped(t.renewsUntilCanceled[interval])}</p></section>`;
}
