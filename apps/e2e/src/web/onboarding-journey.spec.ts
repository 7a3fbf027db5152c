import { expectAccessible } from './accessible';
import { Inbox } from './inbox';
import { expect, newCook, test } from './simmer';

const QUESTIONS = 6;
/** Of JavaScript beyond the app itself, as it travels: 40 kB of it read ingredients, 31 are the dishes to choose from. */
const MOST_KB = 97;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`from the landing page to a week that is in the account, ${viewport.width} px`, async ({ page, simmer }) => {
    test.setTimeout(180_000);
    const inbox = new Inbox(simmer.environment['MAIL_INBOX_URL'] ?? '');
    const cook = newCook();
    await page.setViewportSize(viewport);

    await page.goto('/');
    await page.getByRole('link', { name: 'End Dinner Stress Today' }).click();
    for (let question = 1; question <= QUESTIONS; question++) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `question ${question}`);
      await page.getByRole('link', { name: question === QUESTIONS ? 'Show my week' : 'Next', exact: true }).click();
    }
    await expect(page.getByRole('heading', { name: 'Your first week' })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(7);
    await expectAccessible(page, 'the first week');

    const first = cards.first().getByRole('heading', { level: 3 });
    const before = await first.innerText();
    await cards
      .first()
      .getByRole('button', { name: /^Another dish/ })
      .click();
    await expect(first).not.toHaveText(before);
    const chosen = await first.innerText();
    await page.reload();
    await expect(first).toHaveText(chosen);

    await page.getByRole('link', { name: 'Keep this week' }).click();
    await page.getByLabel('Your name').fill('Ada Brook');
    await page.getByLabel('Email').fill(cook.email);
    await page.getByLabel('Password', { exact: true }).fill(cook.password);
    await page.getByLabel('I’m 13 or older and agree to the terms').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    // the link of a mail does not know where its cook was going
    await page.goto(await inbox.linkIn(cook.email, 'Confirm your email'));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('link', { name: 'Go to recipes' }).click();

    await expect(page).toHaveURL(/\/app\/meal-plan/, { timeout: 60_000 });
    await expect(page.getByText(chosen).first()).toBeVisible();
    const read = async (path: string) => (await page.request.get(`/api${path}`)).json();
    const { eaters } = await read('/household');
    expect(eaters.map(({ name }: { name: string }) => name)).toEqual(['Ada Brook', 'Grown-up 2']);
    const { total } = await read('/recipes');
    expect(total).toBeGreaterThanOrEqual(QUESTIONS);
    await expect.poll(async () => (await read('/shopping-lists')).items[0].open).toBeGreaterThan(10);
  });

test('by keyboard nothing takes the focus behind the buttons of the onboarding', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/onboarding?step=diet');
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  await page.getByRole('checkbox', { name: 'Everything' }).focus();
  const dock = page.getByRole('link', { name: 'Skip', exact: true });
  while (!(await dock.evaluate((link) => link === document.activeElement || link.previousElementSibling === document.activeElement))) {
    const focused = page.locator('label:has(:focus), :focus:not(input)').last();
    const [box, below] = [await focused.boundingBox(), await dock.boundingBox()];
    expect((box?.y ?? Infinity) + (box?.height ?? 0), await focused.innerText()).toBeLessThanOrEqual(below?.y ?? 0);
    await page.keyboard.press('Tab');
  }
});

test(`the onboarding needs at most ${MOST_KB} kB of JavaScript beyond the app`, async ({ page }) => {
  await page.goto('/');
  // the first sign of a visitor loads the app
  await page.mouse.move(5, 5);
  await page.mouse.move(15, 15);
  await page.locator('html[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') scripts.set(request.url(), (await request.sizes()).responseBodySize / 1_000);
  });
  await page.getByRole('link', { name: 'End Dinner Stress Today' }).click();
  await page.getByRole('link', { name: 'Skip to the week' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.waitForLoadState('networkidle');
  const sum = [...scripts.values()].reduce((one, other) => one + other, 0);
  expect(sum).toBeGreaterThan(0);
  const listed = [...scripts].map(([url, kb]) => `${kb.toFixed(1)} ${url}`).join('\n');
  expect(sum, listed).toBeLessThanOrEqual(MOST_KB);
});
