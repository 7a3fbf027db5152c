// Recipes that come in and go out: pasted, from the web, as files.
import type { State } from '../states';
import { begins } from '../driver';

const FILES = '/app/recipes/import-export';
const recipe = (name, more = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 leeks', '250 g linguine'],
  recipeInstructions: ['Soften the leeks.', 'Toss with the pasta.'],
  ...more,
});
const file = (name, text) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const FILE = file(
  'recipes.json',
  JSON.stringify({
    recipes: [recipe('Leek pasta'), recipe('Leek pasta'), recipe('Rye porridge', { recipeIngredient: ['80 g rye flakes'] })],
  }),
);

const pasteEmail = ({ page }, { paste }) => page.getByRole('button', { name: begins(paste.scraps.email.name) }).click();
const bring = ({ importExport }) => importExport.importButton({ count: 2 });
async function report({ page, see }, t) {
  await page.locator('input[type=file]').first().setInputFiles(FILE);
  await see(bring(t));
}

async function importFrom({ fill, press }, { import: t }, addresses) {
  await fill(t.address, addresses.join('\n'));
  await press(t.importRecipe);
}

export const wayInStates: State[] = [
  {
    name: 'paste-reading',
    path: '/app/recipes/paste',
    act: async (driver, t) => {
      await pasteEmail(driver, t);
      await driver.see(t.paste.save);
    },
  },
  {
    name: 'paste-saved',
    path: '/app/recipes/paste',
    act: async (driver, t) => {
      await driver.press(t.paste.save);
      await driver.see(t.paste.openRecipe, 'link');
    },
  },
  {
    name: 'paste-twice',
    path: '/app/recipes/paste',
    act: async (driver, t) => {
      await pasteEmail(driver, t);
      await driver.press(t.paste.save);
      await driver.see(t.paste.openYours, 'link');
    },
  },
  {
    name: 'import-done',
    path: '/app/recipes/import-url',
    act: async (driver, t, { cooks }) => {
      const { items } = await cooks.demo.api('GET', '/import-samples');
      await importFrom(driver, t, [items[0].url]);
      await driver.page.waitForURL(/recipes\/(?!import)/);
    },
  },
  {
    name: 'import-twice',
    path: '/app/recipes/import-url',
    act: async (driver, t, { cooks }) => {
      const { items } = await cooks.demo.api('GET', '/import-samples');
      await importFrom(driver, t, [items[0].url]);
      await driver.see(t.import.importAnyway);
    },
  },
  {
    name: 'import-several',
    path: '/app/recipes/import-url',
    act: async (driver, t, { cooks }) => {
      const { items } = await cooks.demo.api('GET', '/import-samples');
      await importFrom(driver, t, [...items.map(({ url }) => url), 'http://127.0.0.1:9/soup']);
      await driver.see(t.import.clearList);
    },
  },
  {
    name: 'import-refused',
    as: 'mate',
    path: '/app/recipes/import-url',
    act: async (driver, t) => {
      await importFrom(driver, t, ['http://127.0.0.1:9/soup']);
      await driver.see(t.import.otherWays, 'heading');
      await driver.open(t.import.pasteSource);
    },
  },
  { name: 'files-report', path: FILES, act: report },
  {
    name: 'files-saved',
    path: FILES,
    act: async (driver, t) => {
      await report(driver, t);
      await driver.press(bring(t));
      await driver.see(t.importExport.seeRecipes, 'link');
    },
  },
  {
    name: 'files-refused',
    path: FILES,
    act: async ({ page, see }, { importExport }) => {
      await page.locator('input[type=file]').first().setInputFiles(file('shopping.json', '{}'));
      await see(importExport.noRecipe, 'heading');
    },
  },
  {
    name: 'export-chosen',
    path: FILES,
    act: async ({ press, page }, t) => {
      await press(t.export.chosen);
      await page.getByRole('checkbox').first().check({ force: true });
    },
  },
  {
    name: 'export-ready',
    path: FILES,
    act: async ({ press, see }, t) => {
      await press(t.export.exportAll);
      await see(t.export.download, 'link');
    },
  },
];
