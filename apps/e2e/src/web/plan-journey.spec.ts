import type { BrowserContext, Locator, Page } from '@playwright/test';
import { confirmEmails } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { createRecipe, expect, newCook, nextMonday, test } from './simmer';

const DINNERS = {
  'Leek linguine': 'leeks',
  'Prawn curry': 'prawns',
  'Bean bowl': 'beans',
  'Squash soup': 'squash',
  'Green shakshuka': 'spinach',
  'Salmon with dill': 'salmon',
  'Miso noodles': 'noodles',
  'Lentil pot': 'lentils',
};
const EVENING = { tags: ['dinner'], servings: 2, cook_time: 25, calories: 600, protein: 30, instructions: ['Cook it.'] };

const PLAN = `/app/meal-plan?week=${nextMonday()}`;

// a phone, in the hand of the cook who plans
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function call(page: Page, url: string, method: 'post' | 'patch', path: string, data: object = {}): Promise<Record<string, unknown>> {
  const response = await page.request[method](`${url}/api${path}`, { data, headers: { origin: url } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json() as Promise<Record<string, unknown>>;
}

const dayOf = (page: Page, day: string): Locator => page.getByRole('region', { name: new RegExp(`^${day}`) });
const dishOf = (page: Page, day: string): Locator => dayOf(page, day).locator('.plan-dish').first();
const titleOf = async (page: Page, day: string): Promise<string> => (await dishOf(page, day).locator('b').first().textContent()) ?? '';

async function fromMenu(page: Page, day: string, item: string): Promise<void> {
  await dishOf(page, day)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** What a finger does: it rests on a dish until that is lifted, and carries it to a day. */
async function dragByTouch(context: BrowserContext, page: Page, dish: Locator, to: Locator, whileHeld: () => Promise<void>): Promise<void> {
  await dish.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, target] = [await middle(dish), await middle(to)];
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await expect(page.locator('.plan-dish.is-lifted')).toHaveCount(1);
  await touch('touchMove', { x: (from.x + target.x) / 2, y: (from.y + target.y) / 2 });
  await touch('touchMove', target);
  await expect(page.locator('.cell-drop')).toBeVisible();
  await whileHeld();
  await touch('touchEnd');
}

const shown = (page: Page): Promise<string[]> =>
  page
    .locator('label:has(input[data-item])')
    .evaluateAll((labels) =>
      labels
        .map((label) => `${label.querySelector('input')?.checked ? 'x' : '-'} ${label.querySelector('.name')?.textContent ?? ''}`)
        .sort(),
    );
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const tick = (page: Page, name: string): Promise<void> => page.getByRole('checkbox', { name }).locator('xpath=ancestor::label').click();

test('a household plans a week with goals, by finger and by key, makes its list and shops it apart', async ({
  page: ann,
  context,
  cook,
  browser,
  simmer,
}) => {
  test.setTimeout(120_000);
  expect(cook).toBeTruthy();
  const benContext = await browser.newContext({ baseURL: simmer.url, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const ben = await benContext.newPage();
  const benCook = newCook();
  await call(ben, simmer.url, 'post', '/auth/register', { ...benCook, name: 'Ben Okafor', acceptsTerms: true });
  await confirmEmails(simmer.environment, benCook.email);
  const { token } = await call(ann, simmer.url, 'post', '/household/invitation');
  await call(ben, simmer.url, 'post', `/household-invitations/${String(token)}/join`);
  for (const [title, food] of Object.entries(DINNERS))
    await createRecipe(ann, simmer.url, { title, ingredients: [`200 g ${food}`], ...EVENING });
  await call(ann, simmer.url, 'patch', '/meal-plan-settings', { meals: ['dinner'] });

  // who eats, and what they want
  await ann.goto(PLAN);
  await ann.getByRole('button', { name: 'More for this week' }).click();
  await ann.getByRole('menuitem', { name: 'Meal plan settings' }).click();
  const settings = ann.getByRole('dialog', { name: 'Meal plan settings' });
  await settings.getByText(/^Goals of Ada/).click();
  await settings.getByLabel('Calories').first().fill('700');
  await settings.getByLabel('Calories').first().blur();
  await settings.getByRole('button', { name: 'Done' }).click();

  await ann.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(ann.locator('.plan-dish')).toHaveCount(7);
  await expectAccessible(ann, 'a suggested week on a phone');
  for (const day of ['Monday', 'Tuesday']) {
    await fromMenu(ann, day, 'Lock');
    await expect(dishOf(ann, day).getByText('Locked')).toBeAttached();
  }
  const locked = [await titleOf(ann, 'Monday'), await titleOf(ann, 'Tuesday')];
  const before = await titleOf(ann, 'Thursday');
  await fromMenu(ann, 'Thursday', 'Swap for another');
  await ann.getByRole('dialog').getByRole('link').first().click();
  await expect.poll(() => titleOf(ann, 'Thursday')).not.toBe(before);
  await ann.getByRole('button', { name: 'Again' }).click();
  await expect(ann.getByRole('button', { name: 'Again', disabled: false })).not.toHaveAttribute('aria-busy', 'true');
  await expect(ann.locator('.plan-dish')).toHaveCount(7);
  expect([await titleOf(ann, 'Monday'), await titleOf(ann, 'Tuesday')]).toEqual(locked);
  await ann.getByRole('button', { name: 'Keep all' }).click();

  // by finger: Wednesday's dinner goes to Thursday, and what is there goes to Wednesday
  const carried = await titleOf(ann, 'Wednesday');
  const displaced = await titleOf(ann, 'Thursday');
  await dragByTouch(context, ann, dishOf(ann, 'Wednesday'), dayOf(ann, 'Thursday').locator('.plan-slot'), async () => {
    await expect(dayOf(ann, 'Thursday').getByText(`Swap with ${displaced}`)).toBeVisible();
  });
  await expect(dayOf(ann, 'Thursday').getByText(carried)).toBeVisible();
  await expect(dayOf(ann, 'Wednesday').getByText(displaced)).toBeVisible();

  // by key, in the browser of the other: what Ann cooks is there with its time
  await ben.goto(PLAN);
  await expect(dayOf(ben, 'Thursday').getByText('25 min').first()).toBeVisible();
  const lifted = await titleOf(ben, 'Friday');
  const saturdays = await titleOf(ben, 'Saturday');
  await dishOf(ben, 'Friday').getByRole('link').focus();
  await ben.keyboard.press('Space');
  await expect(ben.locator('.plan-dish.is-lifted')).toHaveCount(1);
  await ben.keyboard.press('ArrowDown');
  await expect(ben.getByText(`Swap with ${saturdays}`)).toBeVisible();
  await expectAccessible(ben, 'a dish in hand');
  await ben.keyboard.press('Space');
  await expect(dayOf(ben, 'Saturday').getByText(lifted)).toBeVisible();
  await expect(dayOf(ann, 'Saturday').getByText(lifted)).toBeVisible();

  // one sheet of paper, without the app around it
  const paper = (await ben.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type ?\/Page\b/g)).toHaveLength(1);

  await ann.getByRole('button', { name: 'Make list' }).click();
  await expect(ann.getByText('7 things to buy for 7 meals').first()).toBeAttached();
  await ann.goto('/app/shopping-list');
  await ben.goto('/app/shopping-list');
  for (const page of [ann, ben]) await expect(page.locator('input[data-item]')).toHaveCount(7);
  await expect(ben.getByRole('group', { name: 'From this week’s plan' }).getByText(lifted)).toBeVisible();

  // apart, both without reception: one ticks and notes what the other ticks and removes
  const [mine = '', yours = ''] = locked.map((title) => capitalized(DINNERS[title as keyof typeof DINNERS]));
  const listed = await shown(ann);
  await context.setOffline(true);
  await benContext.setOffline(true);
  await tick(ann, mine);
  await ann.getByRole('button', { name: new RegExp(`^${yours}: where it comes from`) }).click();
  await ann.getByLabel('Note').fill('the small one');
  await ann.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await tick(ben, mine);
  await tick(ben, yours);
  await context.setOffline(false);
  await benContext.setOffline(false);
  await call(ben, simmer.url, 'post', '/shopping-lists/items', { id: crypto.randomUUID(), text: 'milk' });
  const ticked: Record<string, string> = { [`- ${mine}`]: `x ${mine}`, [`- ${yours}`]: `x ${yours} (the small one)` };
  const all = [...listed.map((row) => ticked[row] ?? row), '- Milk'].sort();
  for (const page of [ann, ben]) await expect.poll(() => shown(page), { timeout: 20_000 }).toEqual(all);
  await benContext.close();
});
