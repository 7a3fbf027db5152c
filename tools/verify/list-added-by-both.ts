// What an owner and a guest put on a list while neither hears of the other: the list must have what both want, whoever comes first.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readList } from './list-actions';

/** No foods, so that they are read as they are. */
const OWNER_FIRST = ['bothbade', 'bothfigo', 'bothkula'];
const GUEST_FIRST = ['bothmeni', 'bothporu', 'bothbafi'];
const [OWNERS, GUESTS, TOGETHER] = ['1 kg', '2 kg', '3 kg'];
const EVERYWHERE_WITHIN_MS = 30_000;

/** Adds them, each by both. Gives back all that it has put on the list, what of that was compared, and what some page does not show with both amounts. */
export async function addByBoth(
  owner: Page,
  guest: Page,
  others: readonly Page[],
): Promise<Record<'added' | 'compared' | 'wrong', string[]>> {
  const pages = [owner, guest, ...others];
  // what reads an amount comes with the first thing that is typed
  for (const page of [owner, guest]) await type(page, 'bothfirst');
  for (const [names, [first, second]] of [
    [OWNER_FIRST, [owner, guest]],
    [GUEST_FIRST, [guest, owner]],
  ] as const) {
    for (const page of [owner, guest]) await page.context().setOffline(true);
    for (const name of names) {
      await type(owner, `${OWNERS} ${name}`);
      await type(guest, `${GUESTS} ${name}`);
    }
    await first.context().setOffline(false);
    await shownOn(others, names);
    await second.context().setOffline(false);
  }
  const compared = [...OWNER_FIRST, ...GUEST_FIRST];
  return { added: ['bothfirst', ...compared], compared, wrong: await shownOn(pages, compared, TOGETHER) };
}

async function type(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.fill(text);
  await field.press('Enter');
  await page.getByRole('checkbox', { name: text.split(' ').at(-1) }).waitFor();
}

/** Waits until every page shows them, with an amount if one is asked for; gives back those that one does not show in the end. */
async function shownOn(pages: readonly Page[], names: readonly string[], amount?: string): Promise<string[]> {
  const giveUpAt = Date.now() + EVERYWHERE_WITHIN_MS;
  for (;;) {
    const lists = await Promise.all(pages.map((page) => page.evaluate(readList)));
    const isOn = (name: string) =>
      lists.every((list) => list.some((one) => one.name === name && (amount === undefined || one.amount === amount)));
    const missing = names.filter((name) => !isOn(name));
    if (missing.length === 0 || Date.now() > giveUpAt) return missing;
    await wait(200);
  }
}
