// What each scene of the film shows, as a cook does it, by the words of the app.
import { mondayAfter } from '../shots/cooks';
import type { Texts } from '../shots/catalogue';
import { begins, like } from '../shots/driver';
import { DINNER_OUT } from './ana';
import type { Camera } from './camera';
import type { SceneName } from './scenes';

interface Place {
  url: string;
  /** Of the page that Ana imports. */
  recipeAddress: string;
  t: Texts;
}

type Act = (camera: Camera, place: Place) => Promise<unknown>;

/** As far as the week is scrolled, to see its last evenings. */
const MORE_DAYS = 170;
const DISH = 'Squash and peanut soup';

/** Opens a screen without showing how it loads. */
async function open({ page, settle }: Camera, address: string): Promise<void> {
  await page.goto(address);
  await settle();
}

/** Without what would lie over the page for some seconds more. */
async function withoutToasts({ page, settle }: Camera): Promise<void> {
  const close = page.locator('.toasts').getByRole('button').last();
  while (await close.isVisible()) await close.click();
  await settle();
}

export const walk: Record<SceneName, Act> = {
  async import(camera, { url, recipeAddress, t }) {
    const { page, hold, press, type, settle } = camera;
    await open(camera, `${url}/app/recipes/import-url`);
    await hold(1.4);
    const field = page.getByLabel(t.import.address, { exact: true });
    await press(field);
    await type(field, recipeAddress);
    await hold(0.4);
    await press(page.getByRole('button', { name: t.import.importRecipe }));
    await hold(0.8);
    await page.getByRole('link', { name: begins(t.cooking.startCooking) }).waitFor();
    await settle();
    await hold(2);
  },

  async recipe({ page, hold, press, scroll }, { t }) {
    await scroll(330);
    await hold(0.8);
    const more = page.getByRole('button', { name: t.recipeDetail.moreServings });
    await press(more);
    await hold(0.6);
    await press(more);
    await hold(1.2);
    await scroll(420, 1.4);
  },

  async library(camera, { url, t }) {
    const { page, hold, press, type, settle } = camera;
    await open(camera, `${url}/app/recipes`);
    // the window is small: what is found is to be seen, not what it can be filtered by
    await page
      .getByRole('button', { name: begins(t.recipeList.filters) })
      .first()
      .click();
    await settle();
    await hold(2.4);
    const field = page.getByLabel(t.recipeList.searchLabel, { exact: true }).first();
    await press(field);
    await type(field, 'shaks');
    await page.getByRole('option').first().waitFor();
    await settle();
  },

  async suggest(camera, { url, t }) {
    const { page, hold, press, scroll, settle } = camera;
    await open(camera, `${url}/app/meal-plan?week=${mondayAfter(1)}`);
    await hold(1.4);
    await press(page.getByRole('button', { name: t.mealPlan.suggest, exact: true }));
    await page.getByRole('button', { name: t.mealPlan.keepAll }).waitFor();
    await withoutToasts(camera);
    await hold(2.6);
    await press(page.getByRole('button', { name: t.mealPlan.keepAll }));
    await settle();
    await hold(0.8);
    await scroll(MORE_DAYS);
  },

  async move(camera, { t }) {
    const { page, hold, press, drag, scroll, settle } = camera;
    await scroll(-MORE_DAYS);
    const dish = page
      .locator('.plan-dish')
      .filter({ has: page.getByRole('link') })
      .first();
    await press(page.getByRole('button', { name: t.mealPlan.mealMenu({ title: DINNER_OUT }) }));
    await settle();
    await hold(0.5);
    await press(page.getByRole('menuitem', { name: t.mealPlan.remove }));
    await settle();
    await hold(1);
    await withoutToasts(camera);
    await drag(
      dish,
      page.getByRole('button', { name: like((day) => t.mealPlan.addMeal({ day, meal: t.mealPlan.mealsInText.dinner })) }).first(),
    );
    await settle();
  },

  async list(camera, { url, t }) {
    const { page, hold, press, scroll, settle } = camera;
    await withoutToasts(camera);
    await press(page.getByRole('button', { name: t.mealPlan.makeList }));
    await settle();
    await hold(1.4);
    await open(camera, `${url}/app/shopping-list`);
    await hold(1.6);
    await scroll(200);
    for (const at of [2, 3, 3]) {
      await press(page.locator('.tick input:not(:checked)').nth(at));
      await hold(0.4);
    }
  },

  async cook(camera, { t }) {
    const { page, hold, press, watch } = camera;
    await open(camera, new URL('/app/recipes', page.url()).href);
    await page
      .getByRole('link', { name: begins(DISH) })
      .first()
      .click();
    await page.getByRole('link', { name: begins(t.cooking.startCooking) }).click();
    await camera.settle();
    await hold(2);
    await press(
      page
        .getByRole('button', { name: t.cooking.next })
        .or(page.getByRole('button', { name: like((food) => t.cooking.nextWith({ food })) }))
        .first(),
    );
    await hold(1.6);
    await press(page.getByRole('button', { name: like((duration) => t.cooking.startTimer({ duration })) }).first());
    await watch(6);
  },

  async gallery(camera, { url }) {
    await open(camera, `${url}/app/community`);
    await camera.hold(2);
    await camera.scroll(500, 2.5);
    await camera.hold(1);
  },
};
