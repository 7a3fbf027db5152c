import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createRecipe, expect, test } from './simmer';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const THEMES = ['light', 'dark'] as const;

const PUBLIC_SCREENS = [
  '/',
  '/auth/login',
  '/auth/register',
  '/app/community',
  '/privacy',
  '/terms',
  '/accessibility',
  '/contact',
  '/account-deleted',
  '/knowledge-base',
  '/plans',
  '/resubscribe',
  '/signup',
  '/onboarding',
  '/onboarding?step=week',
];
const RECIPE = {
  title: 'Braised chickpeas with lemon',
  description: 'A pan of soft, sharp chickpeas.',
  ingredients: ['2 tins chickpeas', '1 lemon', { text: '120 g thick yogurt', group: 'To finish' }, 'salt'],
  instructions: [{ text: 'Warm the oil.', group: 'First' }, 'Tip in the chickpeas and simmer for 12 minutes.'],
  prep_time: 10,
  cook_time: 25,
  calories: 412,
  tags: ['dinner', 'one pan'],
  rating: 5,
  notes: 'Feta is good too.',
  origins: ['title', 'prep_time', 'servings', 'ingredients', 'tags'].map((field) => ({
    field,
    reader: 'visible-page',
    place: 'h1',
    confidence: 0.5,
  })),
};

async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-label^="Loading"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
  expect(found, `${path} has no accessibility violations`).toEqual([]);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    test.describe(`on a ${size}, ${theme}`, () => {
      test.use({ viewport, colorScheme: theme });
      // each is a walk through ten screens and more
      test.slow();

      test('every public screen is accessible', async ({ page }) => {
        for (const path of PUBLIC_SCREENS) await expectNoViolations(page, path);
      });

      test("every screen of a cook's own is accessible, empty and full", async ({ page, cook, simmer }) => {
        expect(cook.email).toContain('@');
        for (const path of ['/app/recipes', '/app/favorites']) await expectNoViolations(page, path);
        const { id } = await createRecipe(page, simmer.url, RECIPE);
        for (const path of [
          '/app/recipes',
          '/app/recipes/add',
          '/app/recipes/import-url',
          '/app/recipes/paste',
          '/app/recipes/import-export',
          '/app/recipes/new',
          `/app/recipes/${id}`,
          `/app/recipes/edit/${id}`,
          `/app/recipes/${id}/publish`,
          '/app/recipes/00000000-0000-7000-8000-000000000000',
          '/app/meal-plan',
          '/app/shopping-list',
        ])
          await expectNoViolations(page, path);
      });
    });
  }
}

test('the first three Tab stops are the skip links, and each moves the focus', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [name, target] of [
    ['Skip to main content', 'main'],
    ['Skip to navigation', 'nav'],
    ['Skip to search', 'search'],
  ] as const) {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const link = page.getByRole('link', { name });
    for (let presses = 0; presses < 3 && !(await link.evaluate((element) => element === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${target}`)).toBeFocused();
  }
});

test('where the system chooses the colours, what is ticked and what is current can still be told', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/app/recipes/import-export');
  const mark = (name: string) =>
    page.getByRole('group', { name: 'Format' }).locator('label', { hasText: name }).locator('.box svg').first();
  await expect(mark('Paprika')).toBeHidden();
  await page.getByRole('radio', { name: /^Paprika/ }).check({ force: true });
  await expect(mark('Paprika')).toBeVisible();
  await expect(mark('Mela')).toBeHidden();
  const ground = (link: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: link })
      .locator('span')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Recipes')).not.toBe(await ground('Meal Plan'));
});
