// One round of subscriptions: a part dies while they begin and end. What was written last is what the cook is told, each change counts once, and
// every service that keeps plans has heard of it.
import { databaseName } from '../backup/backup';
import { type Cook, registerCook } from './cook-client';
import { type Round, untilNone, writeAcrossKill } from './kill-round';
import { readProjections } from './projections';
import { openSubscriptions } from './subscriptions';

const count = 100;
const howManyCooks = 10;

export const killDuringSubscriptions: Round = async (running, target, { stores }) => {
  const { environment } = running;
  const subscriptions = await openSubscriptions(environment.MONGO_URL, databaseName('billing', environment.NAMESPACE));
  const cooks: Cook[] = [];
  for (let made = 0; made < howManyCooks; made += 1) cooks.push(await registerCook(running.url));
  const isActiveAfter = (index) => Math.floor(index / howManyCooks) % 2 === 0;
  const inTurn = cooks.map(oneAtATime);
  try {
    const { ok, ...figures } = await writeAcrossKill(running, target, {
      count,
      perSecond: 20,
      write: (index) => {
        const at = index % howManyCooks;
        return inTurn[at](() => subscriptions.set(cooks[at].account.id, isActiveAfter(index)));
      },
    });
    const lastOf = (cook) => {
      const ofCook = ok.filter(({ index }) => index % howManyCooks === cook);
      return isActiveAfter(ofCook.reduce((last, one) => (one.at > last.at ? one : last)).index);
    };
    const lost = await untilNone(async () => {
      const told = await Promise.all(cooks.map((cook) => cook.call('GET', '/subscription')));
      return told.filter(({ isActive }, at) => isActive !== lastOf(at));
    });
    const revisions = await stores.all(
      'billing',
      'subscriptions',
      { _id: { $in: cooks.map(({ account }) => account.id) } },
      { revision: 1 },
    );
    // a change that finds the state it asks for is acknowledged and writes nothing
    const written = revisions.reduce((sum, { revision }) => sum + revision, 0);
    const undelivered = await untilNone(async () => Array((await readProjections(stores)).plans.differing));
    return {
      acknowledged: ok.length,
      ...figures,
      lost: lost.length,
      doubled: Math.max(0, written - ok.length),
      undelivered: undelivered.length,
    };
  } finally {
    await subscriptions.close();
  }
};

/**
 * Two writes of one account at once may be stored in either order, whichever was asked for first: with one at a time, the last one acknowledged is
 * the last one stored.
 */
function oneAtATime() {
  let before = Promise.resolve();
  return (write) => {
    const written = before.then(write);
    before = written.catch(() => undefined);
    return written;
  };
}
