import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, nextMonday, test } from './simmer';

/** As they come in mails and from other programs: each holds milk, in its own language. */
const RECIPES = {
  Kartoffelgratin: `Kartoffelgratin
Für 4 Portionen

Zutaten
1 kg festkochende Kartoffeln
400 ml Sahne
1 Knoblauchzehe
Salz

Zubereitung
1. Die Kartoffeln in dünne Scheiben schneiden und in eine Form legen.
2. Mit der Sahne übergießen und 45 Minuten bei 180 °C backen.`,
  'Quiche aux poireaux': `Quiche aux poireaux
Pour 4 personnes

Ingrédients
3 blancs de poireaux
4 œufs
20 cl de crème fraîche
1 pâte brisée

Préparation
1. Faire revenir les poireaux émincés dans une poêle.
2. Battre les œufs avec la crème fraîche et cuire 35 minutes au four.`,
  'Natillas caseras': `Natillas caseras
Para 4 personas

Ingredientes
750 ml de leche
4 yemas de huevo
100 g de azúcar
1 rama de canela

Preparación
1. Calentar la leche con la canela.
2. Mezclar las yemas con el azúcar y cocer a fuego lento sin hervir.`,
};
const TITLES = Object.keys(RECIPES);
const WARNING = 'Milk, not for Tom';

async function send(page: Page, url: string, method: 'put' | 'patch', path: string, data: object): Promise<void> {
  const response = await page.request[method](`${url}/api${path}`, { data, headers: { origin: url } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}

/** Pastes a text and saves what was sorted. Gives the address of the recipe. */
async function paste(page: Page, title: string, text: string): Promise<string> {
  await page.goto('/app/recipes/paste');
  await page.getByLabel('The text').fill(text);
  await expect(page.getByRole('group', { name: 'The recipe' }).getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await page.getByRole('link', { name: 'Open the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('who must not have milk is named wherever a German, a French or a Spanish recipe with milk is met', async ({ page, cook, simmer }) => {
  test.setTimeout(120_000);
  expect(cook).toBeTruthy();
  await send(page, simmer.url, 'patch', '/meal-plan-settings', { meals: ['dinner'] });
  const addresses: string[] = [];
  for (const [title, text] of Object.entries(RECIPES)) addresses.push(await paste(page, title, text));

  // planned by hand, before anybody said that Tom eats along
  const week = `/app/meal-plan?week=${nextMonday()}`;
  await page.goto(week);
  for (const [at, title] of TITLES.entries()) {
    const day = page.getByRole('region', { name: new RegExp(`^${['Monday', 'Tuesday', 'Wednesday'][at]}`) });
    await day.getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: title }).click();
    await expect(day.getByText(title)).toBeVisible();
  }
  await expect(page.getByText(WARNING)).toHaveCount(0);
  const tom = { name: 'Tom', portion: 1, diets: [], allergens: ['milk'], dislikes: [], goals: {} };
  await send(page, simmer.url, 'put', `/household/eaters/${randomUUID()}`, tom);

  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByText(WARNING)).toBeVisible();
  }
  await expectAccessible(page, 'a recipe that is not for everybody');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addresses[0]!.replace('/app/recipes/', '/app/cook/'));
  await expect(page.getByText(WARNING)).toBeVisible();
  const step = await page.getByRole('heading', { level: 1 }).boundingBox();
  const ingredients = await page.getByRole('heading', { name: 'For this step' }).boundingBox();
  expect(step!.x, 'the step stands beside the ingredients').toBeGreaterThan(ingredients!.x + ingredients!.width);

  await page.goto(week);
  await expect(page.locator('.plan-dish').getByText(WARNING)).toHaveCount(TITLES.length);
  await expectAccessible(page, 'a week that is not for everybody');
  await page
    .getByRole('region', { name: /^Thursday/ })
    .getByRole('button', { name: /^Add/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(WARNING)).toHaveCount(TITLES.length);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(WARNING).filter({ visible: true })).not.toHaveCount(0);
});
