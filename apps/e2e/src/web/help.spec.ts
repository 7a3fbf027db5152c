import type { Response } from '@playwright/test';
import { type HelpStep, readArticle, readArticleFiles, stepsOfArticle } from '@simmer/help/build';
import { followArticle } from '../../../../tools/help/follow-article';
import { inRepository } from '../../../../tools/prepare/repository.mjs';
import { expectAccessible } from './accessible';
import { createRecipe, expect, test } from './simmer';

/** Of an article before somebody touches it, in bytes as they run. */
const MOST_SCRIPT = 15_000;

const FOLLOWED = ['recipes/how-to-add-recipe', 'recipes/cooking-mode', 'recipes/edit-a-recipe', 'account/language-and-looks'];

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`a visitor finds the answer in the help, reads it and says that it helped, ${width} px`, async ({ page }, testInfo) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const look = async (name: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: testInfo.outputPath(`${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.goto('/knowledge-base');
    await look('help');
    await expectAccessible(page, 'the home of the help');

    await page.getByRole('searchbox', { name: 'Search the help' }).fill('coking mode');
    await expect(page).toHaveURL(/\?q=coking(\+|%20)mode$/);
    await expect(page.getByRole('heading', { name: /answers? for “coking mode”/ })).toBeVisible();
    await look('help-found');
    await expectAccessible(page, 'what the help has found');
    await page.getByRole('link', { name: 'Cooking mode' }).first().click();

    await expect(page.getByRole('heading', { level: 1, name: 'Cooking mode' })).toBeVisible();
    await look('help-article');
    await expectAccessible(page, 'an article');
    if (width < 960) await page.getByText('On this page').first().click();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'If the screen goes dark' }).click();
    await expect(page).toHaveURL(/#if-the-screen-goes-dark$/);
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Thank you. It helps us to write better.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Knowledge Base' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible();
  });

test('an article stands without the app, in the language of whoever asks, as a page and as it was written', async ({ browser, simmer }) => {
  for (const [locale, title] of [
    ['en', 'How to Add Recipes'],
    ['de', 'Rezepte hinzufügen'],
  ] as const) {
    const context = await browser.newContext({ baseURL: simmer.url, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/knowledge-base/recipes/how-to-add-recipe');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const source = await context.request.get('/knowledge-base/recipes/how-to-add-recipe.mdx', { headers: { 'accept-language': locale } });
    expect(await source.text()).toMatch(new RegExp(`^# ${title}\n`));
    await page.goto('/knowledge-base?q=' + encodeURIComponent(title));
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await context.close();
  }
});

test('an article costs a visitor no more script than 15 kB, and one that is not there is not found', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  const collect = (response: Response): void => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', collect);
  await page.goto('/knowledge-base/recipes/cooking-mode', { waitUntil: 'networkidle' });
  page.off('response', collect);
  const bytes = (await Promise.all(scripts)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  for (const path of ['/knowledge-base/recipes/nothing', '/knowledge-base/recipes/..%2f..%2fetc', '/knowledge-base/nothing/cooking-mode']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expect(page.getByText("Sorry, we couldn't find the article you're looking for.")).toBeVisible();
  }
});

for (const path of FOLLOWED)
  test(`a cook can do what the article ${path} says`, async ({ page, cook, simmer }) => {
    test.setTimeout(240_000);
    expect(cook).toBeTruthy();
    await createRecipe(page, simmer.url, {
      title: 'Leek soup',
      ingredients: ['2 leeks'],
      instructions: ['Slice.', 'Cook for 20 minutes.', 'Serve.'],
    });
    expect(await followArticle(page, stepsOf(path))).toMatchObject({ problems: [] });
  });

test('an article fails to be followed where its button is out of sight, is called otherwise or is covered', async ({
  page,
  cook,
  simmer,
}) => {
  test.setTimeout(120_000);
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, { title: 'Leek soup', ingredients: ['2 leeks'], instructions: ['Cook for 20 minutes.'] });
  const steps = stepsOf('recipes/cooking-mode');
  for (const [harm, problem] of [
    ['hidden', /: is not there$/],
    ['renamed', /: is not there$/],
    ['covered', /: .*(intercepts|Timeout)/],
  ] as const) {
    const harmed = await page.context().newPage();
    await harmed.addInitScript(harmButton, { label: 'Start cooking', harm });
    const { problems } = await followArticle(harmed, steps);
    expect(
      problems.find((one) => one.startsWith('Start cooking')),
      harm,
    ).toMatch(problem);
    await harmed.close();
  }
});

/** In the page. */
function harmButton({ label, harm }: { label: string; harm: 'hidden' | 'renamed' | 'covered' }): void {
  new MutationObserver(() => {
    for (const button of document.querySelectorAll<HTMLElement>('main a, main button')) {
      if (button.textContent?.trim() !== label || button.dataset['harmed']) continue;
      button.dataset['harmed'] = harm;
      if (harm === 'hidden') button.style.visibility = 'hidden';
      else if (harm === 'renamed') button.setAttribute('aria-label', 'Begin');
      else button.style.pointerEvents = 'none';
    }
  }).observe(document, { subtree: true, childList: true });
}

function stepsOf(path: string): HelpStep[] {
  const file = readArticleFiles(inRepository('libs/help/articles/en')).find(({ category, slug }) => `${category}/${slug}` === path);
  if (!file) throw new Error(`There is no article ${path}.`);
  return stepsOfArticle(readArticle(file.category, file.slug, file.source));
}
