// One round of accounts: a part dies while people register and cooks sign out. Whoever was registered is one account, signed in, with one mail to
// confirm the address; whoever was signed out stays out.
import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { type Cook, CallRefused, registerCook, visitor } from './cook-client';
import { type Round, timesOf, untilNone, writeAcrossKill } from './kill-round';

const count = 40;

export const killDuringRegistrations: Round = async (running, target, { stores }) => {
  const leaving: Cook[] = [];
  for (let made = 0; made < count / 2; made += 1) leaving.push(await registerCook(running.url));
  const people = Array.from({ length: count / 2 }, () => ({
    browser: visitor(running.url),
    asked: { requestId: newId(), acceptsTerms: true, email: `${randomUUID()}@kill.example`, password: `walnut-${randomUUID()}` },
  }));
  const { ok, ...figures } = await writeAcrossKill(running, target, {
    count,
    perSecond: 8,
    write: (index) => {
      if (index % 2 === 1) return signOut(leaving[(index - 1) / 2]);
      const { browser, asked } = people[index / 2];
      return browser.call('POST', '/auth/register', asked);
    },
  });
  const registered = ok.filter(({ index }) => index % 2 === 0).map(({ index, answer }) => ({ ...people[index / 2], answer }));
  const left = ok.filter(({ index }) => index % 2 === 1).map(({ index }) => leaving[(index - 1) / 2]);

  const emails = registered.map(({ asked }) => asked.email);
  const accounts = timesOf((await stores.all('identity', 'accounts', { email: { $in: emails } }, { email: 1 })).map(({ email }) => email));
  const unsent = await untilNone(async () => {
    const ids = registered.map(({ answer }) => answer.account.id);
    const sent = timesOf((await stores.all('identity', 'mails', { ownerId: { $in: ids }, status: 'sent' })).map(({ ownerId }) => ownerId));
    return ids.filter((id) => sent.get(id) !== 1);
  });
  const shutOut = await untilNone(() =>
    those(registered, async (one) => !(await isSignedIn(one.browser)) || !(await canSignIn(running.url, one))),
  );
  return {
    acknowledged: ok.length,
    ...figures,
    lost: shutOut.length + (await untilNone(() => those(left, isSignedIn))).length,
    doubled: [...accounts.values()].filter((often) => often > 1).length,
    undelivered: unsent.length,
  };
};

/** Sent again after an answer that was lost, the session is over already. */
async function signOut(cook: Cook): Promise<void> {
  try {
    await cook.call('POST', '/auth/logout', {});
  } catch (error) {
    if (!(error instanceof CallRefused && error.status === 401)) throw error;
  }
}

async function isSignedIn({ call }: Pick<Cook, 'call'>): Promise<boolean> {
  return (await call('GET', '/session')).account !== null;
}

async function canSignIn(url, { asked: { email, password }, answer }) {
  const { account } = await visitor(url).call('POST', '/auth/login', { email, password });
  return account?.id === answer.account.id;
}

async function those<One>(list: readonly One[], condition: (one: One) => Promise<boolean>): Promise<One[]> {
  const found: One[] = [];
  for (const one of list) if (await condition(one)) found.push(one);
  return found;
}
