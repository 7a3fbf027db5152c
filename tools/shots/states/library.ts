// The library, its search, and what is done with several recipes at once.
import type { State } from '../states';
import { begins } from '../driver';

const chooseTwo = async ({ press, page }, { collections }) => {
  await press(collections.select);
  const recipes = page.getByRole('checkbox');
  await recipes.nth(0).check({ force: true });
  await recipes.nth(2).check({ force: true });
};

export const libraryStates: State[] = [
  {
    name: 'library-filters',
    path: '/app/recipes?categories=dinner',
    act: async ({ press, isNarrow }, { recipeList }) => {
      if (isNarrow) await press(begins(recipeList.filters));
    },
  },
  {
    name: 'library-suggestions',
    path: '/app/recipes',
    act: async ({ fill, see }, { recipeList }) => {
      await fill(recipeList.searchLabel, 'shaks');
      await see('Green shakshuka', 'option');
    },
  },
  { name: 'library-nothing', path: '/app/recipes?search=zzgl' },
  { name: 'library-chosen', path: '/app/recipes', act: chooseTwo },
  {
    name: 'library-tag',
    path: '/app/recipes',
    act: async (driver, t) => {
      await chooseTwo(driver, t);
      await driver.press(t.collections.tag);
    },
  },
  {
    name: 'library-collect',
    path: '/app/recipes',
    act: async (driver, t) => {
      await chooseTwo(driver, t);
      await driver.press(t.collections.collect);
    },
  },
  { name: 'library-rows', path: '/app/recipes', act: ({ press }, { recipeList }) => press(recipeList.condensed) },
  { name: 'library-cards', path: '/app/recipes', act: ({ press }, { recipeList }) => press(recipeList.cards) },
  { name: 'library-empty', as: 'fresh', path: '/app/recipes' },
  { name: 'library-full', as: 'full', path: '/app/recipes' },
  { name: 'collections', path: '/app/recipes/collections' },
  { name: 'collections-new', path: '/app/recipes/collections', act: ({ press }, { collections }) => press(collections.newCollection) },
  {
    name: 'collections-menu',
    path: '/app/recipes/collections',
    act: ({ press }, { collections }) => press(collections.more({ name: 'Weeknights' })),
  },
  {
    name: 'deleted-chosen',
    path: '/app/recipes/deleted',
    act: async ({ tick }, { deleted }) => {
      await tick(deleted.choose({ title: 'Kohlrabi slaw' }));
      await tick(deleted.choose({ title: 'Rye crackers' }));
    },
  },
  { name: 'tray', as: 'full', path: '/app/recipes/tray' },
  { name: 'tray-empty', path: '/app/recipes/tray' },
  {
    name: 'search-recent',
    path: '/app/search',
    act: async ({ page, say }, { search }) => {
      const field = page.getByRole('combobox', { name: search.label });
      for (const words of ['lemon without onion', 'chickpeas']) {
        await field.fill(words);
        await field.press('Enter');
        await say(search.yours);
      }
      await page.goto(page.url().replace(/\?.*/, ''));
      await say('lemon without onion');
    },
  },
  { name: 'search-hits', path: '/app/search?q=lemon%20no%20onion%20under%2040%20min' },
  { name: 'search-filters', path: '/app/search?q=lemon', act: ({ press }, { search }) => press(begins(search.filters)) },
  {
    name: 'search-suggestions',
    path: '/app/search',
    act: async ({ fill, page }, { search }) => {
      await fill(search.label, 'chikpea lem');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'search-nothing', path: '/app/search?q=kohlrabi%20carpaccio' },
  {
    name: 'palette',
    path: '/app/recipes',
    act: async ({ key, fill, page }, { shortcuts }) => {
      await key('Control+k');
      await fill(shortcuts.label, 'le');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'keys',
    path: '/app/recipes',
    act: async ({ key, page }) => {
      await key('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account-menu',
    path: '/app/recipes',
    act: async ({ page }) => {
      await page.locator('header').getByRole('button', { expanded: false }).last().click();
    },
  },
];
