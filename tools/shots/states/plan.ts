// The meal plan.
import type { State } from '../states';
import { dayAfter, mondayAfter } from '../cooks';
import { like } from '../driver';

const CHICKPEAS = 'Braised chickpeas with lemon';
const PATH = '/app/meal-plan';
const inWeek = (weeks) => () => `${PATH}?week=${mondayAfter(weeks)}`;
/** What the menu of a dish leads to. */
const ofDish =
  (item) =>
  async ({ choose }, { mealPlan }) =>
    choose(mealPlan.mealMenu({ title: CHICKPEAS }), mealPlan[item]);
const ofWeek =
  (item) =>
  async ({ choose }, { mealPlan }) =>
    choose(mealPlan.moreActions, mealPlan[item]);

async function suggest({ press, see }, { mealPlan }) {
  await press(mealPlan.suggest);
  await see(mealPlan.keepAll);
}

export const planStates: State[] = [
  { name: 'plan-dish', path: PATH, act: ({ press }, { mealPlan }) => press(mealPlan.mealMenu({ title: CHICKPEAS })) },
  { name: 'plan-menu', path: PATH, act: ({ press }, { mealPlan }) => press(mealPlan.moreActions) },
  {
    name: 'plan-add',
    path: PATH,
    act: ({ press }, { mealPlan }) => press(like((day) => mealPlan.addMeal({ day, meal: mealPlan.mealsInText.breakfast }))),
  },
  {
    name: 'plan-slot',
    path: PATH,
    act: async (driver, t) => {
      await ofDish('slotOptions')(driver, t);
      await driver.fill(t.mealPlan.guestName, 'Ilse');
      await driver.press(t.mealPlan.addWord);
      await driver.open(t.mealPlan.guestEats({ name: 'Ilse' }));
    },
  },
  { name: 'plan-move', path: PATH, act: ofDish('moveTo') },
  { name: 'plan-servings', path: PATH, act: ofDish('changeServings') },
  { name: 'plan-why', path: PATH, act: ofDish('why') },
  {
    name: 'plan-swap',
    path: PATH,
    act: async (driver, t) => {
      await ofDish('swap')(driver, t);
      await driver.press(t.mealPlan.allowHere);
    },
  },
  { name: 'plan-swap-nothing', path: PATH, act: ofDish('swap') },
  {
    name: 'plan-clock',
    path: PATH,
    act: async (driver, t) => {
      await ofDish('onOneClock')(driver, t);
      await driver.tick('Squash and peanut soup', 'checkbox');
    },
  },
  {
    name: 'plan-lifted',
    path: PATH,
    act: async ({ page, key, say }, { mealPlan }) => {
      await page.locator('.plan-dish').filter({ hasText: CHICKPEAS }).first().getByRole('link').focus();
      await key('Space');
      await page.locator('.is-lifted').first().waitFor();
      // past the soup, to the empty breakfast
      await key('ArrowLeft');
      await key('ArrowLeft');
      await say(like((place) => mealPlan.dropFor({ place })));
    },
  },
  {
    name: 'plan-settings',
    path: PATH,
    act: async (driver, t) => {
      await ofWeek('settings')(driver, t);
      await driver.open(t.mealPlan.goalsOf({ name: 'Mara Lindqvist' }));
    },
  },
  {
    name: 'plan-feed',
    path: PATH,
    act: async (driver, t) => {
      await ofWeek('subscribe')(driver, t);
      await driver.press(t.mealPlan.makeFeed);
      await driver.say(t.mealPlan.openInCalendar);
    },
  },
  { name: 'plan-template', path: PATH, act: ofWeek('saveTemplate') },
  {
    name: 'plan-share',
    path: PATH,
    act: async ({ press, choose, isNarrow, say }, { mealPlan, share }) => {
      if (isNarrow) await choose(mealPlan.moreActions, share.shareWeek);
      else await press(share.shareWeek);
      await press(share.makeLink);
      await say(share.openLinks);
    },
  },
  { name: 'plan-lists', path: PATH, act: ({ press }, { mealPlan }) => press(mealPlan.makeList) },
  { name: 'plan-recipes', path: PATH, isForWide: true, act: ({ fill }, { mealPlan }) => fill(mealPlan.searchToPlan, 'lemon') },
  { name: 'plan-empty', path: inWeek(3) },
  { name: 'plan-suggested', path: inWeek(1), act: suggest },
  {
    name: 'plan-relax',
    path: inWeek(2),
    act: async (driver, t) => {
      await suggest(driver, t);
      await driver.press(t.mealPlan.wishes['less-shopping']);
    },
  },
  { name: 'plan-print', path: PATH, paper: 'landscape' },
  {
    name: 'cook-clock',
    path: () => `${PATH}?week=${dayAfter(1)}`,
    act: async ({ choose, press, see }, { mealPlan, cooking }) => {
      await choose(mealPlan.mealMenu({ title: 'Lemon polenta cake' }), mealPlan.onOneClock);
      await press(mealPlan.startCooking, 'link');
      await see(cooking.leave, 'link');
    },
  },
];
