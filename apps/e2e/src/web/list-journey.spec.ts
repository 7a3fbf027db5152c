import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { confirmEmails } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { expect, newCook, test } from './simmer';

const PATH = '/app/shopping-list';

async function call(page: Page, url: string, path: string, data: object = {}): Promise<Record<string, never>> {
  const response = await page.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json() as Promise<Record<string, never>>;
}

/** Somebody in a browser of their own. */
async function inBrowser(browser: Browser, url: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: url });
  return { context, page: await context.newPage() };
}

const row = (page: Page, name: string): Locator => page.getByRole('checkbox', { name });
const add = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Add an item' }).fill(text);
  await page.keyboard.press('Enter');
};
const tick = (page: Page, name: string): Promise<void> => row(page, name).locator('xpath=ancestor::label').click();
const together = (page: Page): Locator => page.getByRole('region', { name: 'Shopping together' });

/** What is on the list and in the basket, with amounts and without who it was: the same for everybody. */
async function shown(page: Page): Promise<string[]> {
  const rows = await page.locator('label:has(input[data-item])').evaluateAll((labels) =>
    labels.map((label) => {
      const text = (selector: string) => label.querySelector(selector)?.textContent ?? '';
      return `${label.querySelector('input')?.checked ? 'x' : '-'} ${text('.name')} ${text('.qty')}`.trim();
    }),
  );
  return rows.sort();
}

test('two cooks of a household and a guest shop along: offline, with clashing edits, and nothing is lost', async ({
  page: ann,
  context: annContext,
  cook,
  browser,
  simmer,
}) => {
  test.setTimeout(120_000);
  expect(cook).toBeTruthy();
  const { page: ben, context: benContext } = await inBrowser(browser, simmer.url);
  const { page: tom, context: tomContext } = await inBrowser(browser, simmer.url);
  const benCook = newCook();
  await call(ben, simmer.url, '/auth/register', { ...benCook, name: 'Ben Okafor', acceptsTerms: true });
  await confirmEmails(simmer.environment, benCook.email);
  const { token } = await call(ann, simmer.url, '/household/invitation');
  await call(ben, simmer.url, `/household-invitations/${String(token)}/join`);

  await ann.goto(PATH);
  for (const thing of ['lemons', 'milk', 'bread']) await add(ann, thing);
  await ben.goto(PATH);
  await expect(row(ben, 'Lemons')).toBeVisible();
  await expect(ben.getByText('Added by Ada Brook').first()).toBeVisible();

  await ann.getByRole('button', { name: 'Share this list' }).first().click();
  const dialog = ann.getByRole('dialog', { name: 'Share this list' });
  await dialog.getByRole('button', { name: 'Copy a guest link' }).click();
  const address = await dialog.getByLabel('Guest link to this list').inputValue();
  await expectAccessible(ann, 'the share dialog');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await tom.goto(address);
  await expect(tom.getByText('Ada Brook’s shopping list')).toBeVisible();
  await expectAccessible(tom, 'the list as a guest is asked for a name');
  await tom.getByLabel('Your name').fill('Tom');
  await tom.getByRole('button', { name: 'Start shopping' }).click();
  await expect(together(tom).getByText('Tom, that’s you')).toBeVisible();
  for (const name of ['Ben Okafor', 'Tom']) await expect(together(ann).getByText(name)).toBeVisible();

  // live, all of them
  await tick(tom, 'Bread');
  await expect(row(ann, 'Bread')).toBeChecked();
  await expect(ann.getByText(/^Tom, /)).toBeVisible();
  await expect(row(ben, 'Bread')).toBeChecked();

  // both without reception, with edits of the same things
  await annContext.setOffline(true);
  await benContext.setOffline(true);
  await tick(ann, 'Lemons');
  await add(ann, '2 eggs');
  await tick(ben, 'Milk');
  await add(ben, '3 eggs');
  await ben.getByRole('button', { name: /^Lemons: where it comes from/ }).click();
  await ben.getByLabel('Note').fill('unwaxed');
  await ben.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await tick(tom, 'Bread');
  await add(tom, 'butter');
  await expect(ann.getByText('waiting').first()).toBeVisible();
  await expect(row(ann, 'Butter')).toHaveCount(0);
  await annContext.setOffline(false);
  await benContext.setOffline(false);

  const all = ['- Bread', '- Butter', '- Eggs 5', 'x Lemons (unwaxed)', 'x Milk'];
  for (const page of [ann, ben, tom]) await expect.poll(() => shown(page), { timeout: 20_000 }).toEqual(all);
  await expect(ann.getByText(/^Ben Okafor, /)).toBeVisible();
  await expect(ben.getByText(/^Ada Brook, /)).toBeVisible();
  for (const page of [ann, ben]) await expect(page.getByText('Added by Tom')).toBeVisible();
  for (const part of ['Ada Brook 2', 'Ben Okafor 3']) await expect(tom.getByText(`Added by ${part}`)).toBeVisible();

  // what a voice device of the household puts there appears by itself
  await call(ben, simmer.url, '/shopping-lists/items', { id: crypto.randomUUID(), text: 'oat milk' });
  for (const page of [ann, ben, tom]) await expect(row(page, 'Oat milk')).toBeVisible();
  await expectAccessible(ann, 'a list that is shared');
  await expectAccessible(tom, 'the list of a guest');

  // switched off, which the guest hears at once
  await ann.getByRole('button', { name: 'Share this list' }).first().click();
  await dialog.getByRole('button', { name: /^Turn off/ }).click();
  await expect(tom.getByRole('heading', { level: 1, name: 'Its cook took it back' })).toBeVisible();
  await expectAccessible(tom, 'a link that is over');
  await tomContext.close();
  await benContext.close();
});
