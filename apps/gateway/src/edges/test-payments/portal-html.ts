import { TEST_PAYMENTS_PATH, type TestPortal } from '@simmer/contracts';
import { type Language, MONEY, TEST_PAYMENT_TEXTS } from '@simmer/messages';
import { escapeUTF8 as escaped } from 'entities';
import { cardsHtml, digitsOf } from './checkout-html';

/** The portal: the plan with its end, the card, and the invoices. */
export function portalHtml(portal: TestPortal, language: Language): string {
  const t = TEST_PAYMENT_TEXTS[language];
  const { card, done, returnUrl } = portal;
  return `<div><h1 class="h-44">${escaped(t.portalTitle)}</h1><p>${escaped(t.portalText)}</p>
${done ? `<p class="notice" role="status">${escaped(t.changes[done])}</p>` : ''}
<section aria-labelledby="card"><h2 class="h-24" id="card">${escaped(t.card)}</h2><p>${escaped(t.ending({ digits: digitsOf(card) }))}</p>
<form method="post" action="${addressOf(portal)}/card">${cardsHtml(language, card)}
<p class="acts"><button class="btn">${escaped(t.changeCard)}</button></p></form></section>
<section aria-labelledby="invoices"><h2 class="h-24" id="invoices">${escaped(t.invoices)}</h2>${invoicesHtml(portal, language)}</section>
<p class="acts"><a class="btn btn-quiet" href="${escaped(returnUrl)}">${escaped(t.backToSimmer)}</a></p></div>
<section class="bought" aria-labelledby="plan"><h2 class="h-24" id="plan">${escaped(t.plan)}</h2>${planHtml(portal, language)}</section>`;
}

const addressOf = ({ customer_id: id }: TestPortal): string => `${TEST_PAYMENTS_PATH}/portal/${escaped(id)}`;

function planHtml(portal: TestPortal, language: Language): string {
  const t = TEST_PAYMENT_TEXTS[language];
  const { subscription, currency } = portal;
  if (!subscription) return `<p>${escaped(t.none)}</p>`;
  const { interval, amount, isCanceled, status } = subscription;
  const at = new Date(subscription.periodEnd);
  const price = t.prices[interval]({ price: MONEY[language](amount, currency) });
  const action = isCanceled ? (['resumption', t.resume] as const) : (['cancellation', t.cancel] as const);
  return `<p><b>${escaped(t.premium)}</b>, ${escaped(price)}</p>
${status === 'past-due' ? `<p class="notice notice-error">${escaped(t.pastDue)}</p>` : `<p>${escaped(isCanceled ? t.endsOn({ at }) : t.renewsOn({ at }))}</p>`}
<form method="post" action="${addressOf(portal)}/${action[0]}"><button class="btn">${escaped(action[1])}</button></form>`;
}

function invoicesHtml({ invoices, currency }: TestPortal, language: Language): string {
  const t = TEST_PAYMENT_TEXTS[language];
  if (invoices.length === 0) return `<p>${escaped(t.noInvoices)}</p>`;
  const rows = invoices.map(
    ({ at, amount, status }) =>
      `<tr><th scope="row"><time datetime="${at}">${escaped(t.day({ at: new Date(at) }))}</time></th><td>${escaped(MONEY[language](amount, currency))}</td><td>${escaped(t.states[status])}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">${escaped(t.date)}</th><th scope="col">${escaped(t.amount)}</th><th scope="col">${escaped(t.state)}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}
