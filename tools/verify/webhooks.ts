// npm run verify:webhooks: 1,000 forged events refused, then 500 subscription lives at random: each event of the payment service comes five times in any order and 30 %
// never come, billing dies by kill -9 in the middle of each round, and the payment service is slow, broken or busy. After each round's hourly comparison every cook has what
// the payment service says, and each mail about an open payment went out once. `--quick`: 200 and 40. `--lives 100 --rounds 4 --seed 7`
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { MailServer, randomFrom } from '@simmer/testing';
import * as words from '@simmer/messages/mail';
import { type StripeEvent, STRIPE_FAULTS, StripeStandIn } from '../../apps/billing/src/spec/stripe-stand-in';
import { atOnce, deliveriesOf, LIFE_STEPS, type PayingCook, SubscriptionLife } from '../../apps/billing/src/spec/subscription-life';
import { confirmEmails } from './as-operator';
import { CallRefused, registerCook } from './cook-client';
import { untilNone } from './kill-round';
import { nightlyDrift } from './nightly-drift';
import { runProduct } from './running-product';
import { openStores } from './stores';
import { FORGERIES } from './webhook-forgeries';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    lives: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
  },
});
const seed = Number(options.seed ?? Date.now() % 100_000);
const howManyForgeries = options.quick ? 200 : 1_000;
const howManyLives = Number(options.lives ?? (options.quick ? 40 : 500));
const rounds = Number(options.rounds ?? (options.quick ? 5 : 8));
const FAULT_SHARE = 0.2;
const AT_ONCE = 10;
const DOWN_FOR_MS = 1_000;

const random = randomFrom(seed);
const say = (line: string) => process.stdout.write(`${line}\n`);
const results: boolean[] = [];
const record = (isRight: boolean, line: string) => {
  results.push(isRight);
  say(`${isRight ? 'ok    ' : 'FAILED'}  ${line}`);
};
const timesOf = new Map<string, number>();
const count = (name: string) => timesOf.set(name, (timesOf.get(name) ?? 0) + 1);

say(`seed ${seed}`);
const stripe = await StripeStandIn.start();
const mail = await MailServer.start();
const running = await runProduct({
  eachService: true,
  settings: {
    ...stripe.settings,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'fatal',
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    GATEWAY_PARTNER_REQUESTS_PER_MINUTE: '0',
  },
});
const { product } = running;
const stores = await openStores(running.environment);
try {
  await refuseForgeries();
  await live();
} finally {
  await stores.close();
  await running.stop();
  await mail.close();
  await stripe.stop();
}
const passed = results.filter(Boolean).length;
say(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;

function post(body: string, signature: string | null): Promise<Response> {
  return fetch(`${running.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
    body,
    signal: AbortSignal.timeout(10_000),
  });
}

async function refuseForgeries(): Promise<void> {
  const forgers = Object.entries(FORGERIES);
  const work = Array.from({ length: howManyForgeries }, (_, at) => forgers[at % forgers.length]);
  const taken: string[] = [];
  await atOnce(work, AT_ONCE, async ([name, forge]) => {
    const { body } = stripe.event('customer.subscription.updated', { id: 'sub_test_forged', status: 'active' });
    const forged = forge(stripe, body, random);
    const answer = await post(forged.body, forged.signature);
    const { code } = await answer.json();
    if (answer.status !== 400 || code !== 'billing.webhook-refused') taken.push(`${name}: ${answer.status} ${code}`);
  });
  const stored = (await stores.all('billing', 'webhook_events')).length;
  record(
    taken.length + stored === 0,
    `${howManyForgeries} forgeries of ${forgers.length} kinds: ${howManyForgeries - taken.length} refused, ${stored} stored ${taken.slice(0, 5).join('; ')}`,
  );
  const { body } = stripe.event('customer.subscription.updated', { id: 'sub_test_nobody', status: 'active' });
  const real = await post(body, stripe.signatureOf({ body }));
  record(real.status === 200, `a real one, for comparison: ${real.status}`);
}

async function live(): Promise<void> {
  const cooks: Awaited<ReturnType<typeof registerCook>>[] = [];
  await atOnce(Array.from({ length: howManyLives }), 4, async () => cooks.push(await registerCook(running.url)));
  // to no other address does anybody get a mail
  await confirmEmails(running.environment, ...cooks.map(({ account }) => account.email));
  const lives = cooks.map((cook) => new SubscriptionLife(payingCook(cook), stripe, random));
  const mailsDue = lives.map(() => new Set<string>());
  let kills = 0;
  for (let round = 1; round <= rounds; round += 1) {
    stripe.fault = () => (random() < FAULT_SHARE ? STRIPE_FAULTS[Math.floor(random() * STRIPE_FAULTS.length)] : null);
    // once while cooks act, once while events come
    await acrossKill(() => atOnce(lives, AT_ONCE, async (life) => count(await life.step())));
    const events = lives.flatMap((life) => life.events.splice(0));
    const deliveries = deliveriesOf(events, random);
    await acrossKill(() => atOnce(deliveries, AT_ONCE, deliver));
    kills += 2;
    stripe.fault = () => null;
    await untilNone(() => stores.all('billing', 'webhook_events', { isDone: false }));
    await nightlyDrift(running, 'billing');
    lives.forEach((life, at) => {
      const due = life.mailDue();
      if (due) mailsDue[at]?.add(due.id);
    });
    const wrong = await untilNone(async () => differences(await told(cooks), lives));
    const differing = wrong.length;
    record(
      differing === 0,
      `round ${round}: ${events.length} events, ${deliveries.length} deliveries, ${howManyLives - differing} of ${howManyLives} cooks as the payment service says`,
    );
    for (const one of wrong.slice(0, 3)) say(`        ${one}`);
  }
  await checkMails(cooks, mailsDue);
  say(`        ${LIFE_STEPS.map((step) => `${step} ${timesOf.get(step) ?? 0}`).join(', ')}`);
  say(
    `        billing killed ${kills} times; the payment service: ${[...stripe.faults].map(([fault, times]) => `${fault} ${times}`).join(', ')}`,
  );
  const missing = LIFE_STEPS.filter((step) => !timesOf.has(step));
  record(missing.length === 0 || options.quick, `everything that can happen in a life did ${missing.join(', ')}`);
}

/** Billing dies a second after the work began, and comes back while it goes on. */
async function acrossKill(work: () => Promise<unknown>): Promise<void> {
  const done = work();
  await wait(1_000);
  await product.kill('billing');
  await wait(DOWN_FOR_MS);
  await product.start('billing');
  await done;
}

/** One that nobody took is lost, as if it had never been sent. */
async function deliver({ body }: StripeEvent): Promise<void> {
  const signature = stripe.signatureOf({ body });
  await post(body, signature).then(
    (answer) => count(answer.ok ? 'taken' : 'not taken'),
    () => count('not taken'),
  );
}

function payingCook({ account, call }: Awaited<ReturnType<typeof registerCook>>): PayingCook {
  return {
    accountId: account.id,
    open: (input) => call('POST', '/checkouts', input),
    confirm: (sessionId) => call('POST', `/checkouts/${sessionId}/confirmation`, {}),
    change: (input) => call('POST', '/subscription/change', input),
    cancel: (input) => call('POST', '/subscription/cancellation', input),
    resume: (input) => call('POST', '/subscription/resumption', input),
    isOutage: (error) => !(error instanceof CallRefused) || error.status >= 500,
    isDeclined: (error) => error instanceof CallRefused && error.code === 'billing.payment-failed',
  };
}

async function told(cooks: Awaited<ReturnType<typeof registerCook>>[]): Promise<string[]> {
  const found = new Map<object, string>();
  await atOnce(cooks, AT_ONCE, async (cook) => {
    const { plan } = await cook.call('GET', '/subscription');
    const { status, interval, periodEnd, isCanceled } = await cook.call('GET', '/subscription/payment');
    found.set(cook, standing({ plan, status, interval, periodEnd, isCanceled }));
  });
  return cooks.map((cook) => found.get(cook) ?? '');
}

function differences(found: string[], lives: SubscriptionLife[]): string[] {
  return found.flatMap((one, at) => (one === expectedOf(lives[at]) ? [] : [`${one} in place of ${expectedOf(lives[at])}`]));
}

function expectedOf(life: SubscriptionLife): string {
  return standing(life.expected());
}

/** What has ended is no longer told apart. */
function standing({ plan, status, ...rest }): string {
  return JSON.stringify(status === 'ended' ? { plan, status } : { plan, status, ...rest });
}

/** By the mail that somebody reads: each that is due once, and no other. */
async function checkMails(cooks: Awaited<ReturnType<typeof registerCook>>[], due: Set<string>[]): Promise<void> {
  const subjects = Object.values(words.paymentFailed.onDay).map(({ subject }) => subject);
  const sent = (at: number) => mail.mailsTo(cooks[at]?.account.email).filter(({ subject }) => subjects.includes(subject)).length;
  const howManyDue = due.reduce((sum, { size }) => sum + size, 0);
  const wrong = await untilNone(async () => due.flatMap(({ size }, at) => (sent(at) === size ? [] : [`${sent(at)} for ${size}`])));
  const howManySent = cooks.reduce((sum, _, at) => sum + sent(at), 0);
  record(wrong.length === 0 && howManyDue > 0, `${howManyDue} mails due, ${howManySent} sent, ${wrong.length} cooks with more or fewer`);
}
