import type { OutputOf, operations } from '@simmer/contracts';
import { amountsOf, ListReplica, sharesOf } from '@simmer/shopping-list';
import { formatAmount } from '@simmer/culinary';
import type { Browser } from '../oauth/browser';

type Synced = OutputOf<typeof operations.recipes.shoppingList.sync>;

/** What is on a cook's own list, as another device of theirs sees it. */
export async function itemsOf(browser: Browser): Promise<string[]> {
  const { body: account } = await browser.call('GET', '/account');
  const replica = new ListReplica('spec', Date.now);
  const { device, mark, operations: none } = replica.request();
  const { body } = await browser.call('POST', `/shopping-lists/${String(account['id'])}/sync`, { device, mark, operations: none });
  replica.receive(body as unknown as Synced);
  return replica.items().map((item) => {
    const amounts = amountsOf(sharesOf(item)).map((amount) => formatAmount(amount));
    return [...amounts, item.fields['name']].join(' ').trim();
  });
}
