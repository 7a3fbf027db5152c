// One round of payments: a part dies while cooks buy premium in the test mode. Whoever was told that it is theirs has it, paid for once.
import { v7 as newId } from 'uuid';
import { CallRefused, type Cook, registerCook } from './cook-client';
import { type Round, untilNone, writeAcrossKill } from './kill-round';
import { readProjections } from './projections';

const count = 40;

export const killDuringPayments: Round = async (running, target, { stores }) => {
  const cooks: Cook[] = [];
  for (let made = 0; made < count; made += 1) cooks.push(await registerCook(running.url));
  const ids = cooks.map(() => newId());
  const { ok, ...figures } = await writeAcrossKill(running, target, {
    count,
    perSecond: 5,
    write: async (index) => {
      const cook = cooks[index];
      const { session_id: session } = await cook.call('POST', '/checkouts', { id: ids[index], interval: 'monthly' });
      await payAt(running.url, session);
      const { isActive } = await cook.call('POST', `/checkouts/${session}/confirmation`, {});
      if (!isActive) throw new Error('It is not paid yet.');
    },
  });
  const acknowledged = ok.map(({ index }) => cooks[index]);
  const lost = await untilNone(async () => {
    const told = await Promise.all(acknowledged.map((cook) => cook.call('GET', '/subscription')));
    return told.filter(({ isActive }) => !isActive);
  });
  const accountIds = cooks.map(({ account }) => account.id);
  const customers = await stores.all('billing', 'test_customers', { accountId: { $in: accountIds } });
  const payments = await stores.all('billing', 'payments', { accountId: { $in: accountIds } });
  const paid = customers.reduce((sum, { subscriptions }) => sum + subscriptions.length, 0);
  return {
    acknowledged: acknowledged.length,
    ...figures,
    found: payments.length,
    lost: lost.length,
    doubled: Math.max(0, paid - count) + Math.max(0, payments.length - count),
    undelivered: (await untilNone(async () => Array((await readProjections(stores)).plans.differing))).length,
  };
};

/** As the form of the test checkout does. */
async function payAt(url: string, session: string): Promise<void> {
  const answer = await fetch(`${url}/test-payments/checkout/${session}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card: 'paid' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  });
  if (answer.status !== 303) throw new CallRefused(Math.max(500, answer.status), { detail: 'The test checkout did not take the card.' });
}
