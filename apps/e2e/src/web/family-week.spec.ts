import type { Browser, Locator, Page } from '@playwright/test';
import { catalogueOf } from '../../../../tools/shots/catalogue';
import { createRecipe, expect, nextMonday, signUp, test } from './simmer';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DAYS_A_WEEK = 7;
/** Of the meals of a day, after lunch. */
const DINNER = 1;
/** Who eats: a recipe is written for as many, so that each serving wants one carrot. */
const FAMILY = 3;

/** What the family writes, in the language in which it reads. */
const FAMILIES = {
  en: {
    // where weeks begin on Mondays too
    locale: 'en-GB',
    foods: ['leeks', 'spinach', 'lentils', 'pumpkin', 'broccoli', 'mushrooms', 'zucchini', 'cauliflower', 'cabbage', 'eggplant', 'fennel'],
    dish: (food: string) => `${capitalized(food)} pot`,
    carrots: 'carrots',
    steps: ['Toss everything for 2 seconds.', 'Serve hot.'],
    aMoment: '2 seconds',
    peanuts: { title: 'Satay pot', ingredient: '100 g peanut butter' },
    bread: 'bread',
    potatoes: 'potatoes',
    lemons: 'lemons',
  },
  de: {
    locale: 'de-DE',
    foods: [
      'Lauch',
      'Spinat',
      'Linsen',
      'Kürbis',
      'Brokkoli',
      'Champignons',
      'Zucchini',
      'Blumenkohl',
      'Weißkohl',
      'Auberginen',
      'Fenchel',
    ],
    dish: (food: string) => `Topf mit ${food}`,
    carrots: 'Möhren',
    steps: ['Alles 2 Sekunden schwenken.', 'Heiß servieren.'],
    aMoment: '2 Sekunden',
    peanuts: { title: 'Saté-Topf', ingredient: '100 g Erdnussbutter' },
    bread: 'Brot',
    potatoes: 'Kartoffeln',
    lemons: 'Zitronen',
  },
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Somebody's device. */
async function device(browser: Browser, of: Parameters<Browser['newContext']>[0], language: string, url: string): Promise<Page> {
  const context = await browser.newContext({ ...of, baseURL: url, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'language', value: language, url }]);
  return context.newPage();
}

interface Dish {
  title: string;
  /** Eaten again, and cooked with another meal. */
  isLeftover: boolean;
}

const dishes = (page: Page): Promise<Dish[]> =>
  page
    .locator('.plan-dish')
    .evaluateAll((all) =>
      all.map((dish) => ({ title: dish.querySelector('b')?.textContent ?? '', isLeftover: dish.querySelector('.cell-left') !== null })),
    );

/** What is on a list and in its basket: "- Leeks 200 g". */
async function listed(page: Page): Promise<string[]> {
  const rows = await page.locator('label:has(input[data-item])').evaluateAll((labels) =>
    labels.map((label) => {
      const text = (selector: string) => label.querySelector(selector)?.textContent ?? '';
      return `${label.querySelector('input')?.checked ? 'x' : '-'} ${text('.name')} ${text('.qty')}`.trim();
    }),
  );
  return rows.sort();
}

/** The row of a thing, which other rows may name too as where they come from. */
const rowOf = (page: Page, name: string): Locator =>
  page.locator('label:has(input[data-item])').filter({ has: page.locator('.name', { hasText: new RegExp(`^${name}$`) }) });
const row = (page: Page, name: string): Locator => rowOf(page, name).getByRole('checkbox');
const tick = (page: Page, name: string): Promise<void> => rowOf(page, name).click();

for (const language of ['en', 'de'] as const)
  test(`a family of three, one with an allergy, plans, shops, cooks and eats for a week (${language})`, async ({ simmer, browser }) => {
    test.setTimeout(180_000);
    const t = await catalogueOf(language);
    const { locale, ...words } = FAMILIES[language];
    const [anna, ben, grandma] = (await Promise.all(
      [DESKTOP, PHONE, PHONE].map((of) => device(browser, { ...of, locale }, language, simmer.url)),
    )) as [Page, Page, Page];
    await signUp(anna, simmer, 'Anna');
    await signUp(ben, simmer, 'Ben');
    const weekdays = Array.from({ length: DAYS_A_WEEK }, (_, at) =>
      // a Monday
      new Date(Date.UTC(2026, 0, 5 + at)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' }),
    );
    const slot = (page: Page, day: number, meal: number): Locator =>
      page.getByRole('region', { name: weekdays[day], exact: true }).locator('.plan-slot').nth(meal);
    const titleAt = (page: Page, day: number, meal: number): Promise<string> =>
      slot(page, day, meal).locator('.plan-dish b').first().innerText();
    async function fromMenu(page: Page, day: number, meal: number, item: string): Promise<void> {
      await slot(page, day, meal).locator('.plan-dish').first().getByRole('button').click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    }
    async function add(page: Page, text: string): Promise<void> {
      await page.getByRole('combobox', { name: t.shoppingList.addItem }).fill(text);
      await page.keyboard.press('Enter');
    }
    async function suggest(page: Page): Promise<Dish[]> {
      await page.getByRole('button', { name: t.mealPlan.suggest, exact: true }).click();
      await expect(page.locator('.plan-dish')).toHaveCount(2 * DAYS_A_WEEK);
      await page.getByRole('button', { name: t.mealPlan.keepAll }).click();
      return dishes(page);
    }

    // Mia has a place at the table, and Ben joins
    await anna.goto('/app/profile#eater-new');
    const mia = anna.locator('#eater-new');
    await mia.getByLabel(t.eaters.name, { exact: true }).fill('Mia');
    await mia.getByText(t.eaters.allergens.peanuts, { exact: true }).click();
    await mia.getByRole('button', { name: t.profile.save, exact: true }).click();
    await expect(anna.locator('details.eater').filter({ hasText: 'Mia' })).toContainText(new RegExp(t.nutrition.allergens.peanuts, 'i'));
    await anna.locator('#household summary').click();
    await anna.getByRole('button', { name: t.profile.invite }).click();
    await ben.goto(await anna.getByLabel(t.profile.invitationLink, { exact: true }).inputValue());
    await ben.getByRole('button', { name: t.profile.join, exact: true }).click();
    await expect(ben.locator('details.eater')).toContainText(['Anna', 'Mia', 'Ben', t.eaters.addSomeone]);

    for (const food of words.foods)
      await createRecipe(anna, simmer.url, {
        ...{ title: words.dish(food), ingredients: [`200 g ${food}`, `${FAMILY} ${words.carrots}`] },
        ...{ instructions: words.steps, servings: FAMILY, cook_time: 25 },
      });
    const { title: satay, ingredient: peanutButter } = words.peanuts;
    const withPeanuts = { title: satay, ingredients: [peanutButter, `${FAMILY} ${words.carrots}`], instructions: words.steps };
    await createRecipe(anna, simmer.url, { ...withPeanuts, servings: FAMILY, cook_time: 25 });

    // what is suggested is for everybody
    const monday = nextMonday();
    await anna.request.patch('/api/meal-plan-settings', { data: { meals: ['lunch', 'dinner'] }, headers: { origin: simmer.url } });
    await anna.goto(`/app/meal-plan?week=${monday}`);
    const firstWeek = await suggest(anna);
    expect(firstWeek.map(({ title }) => title)).not.toContain(satay);
    expect(firstWeek.some(({ isLeftover }) => isLeftover)).toBe(true);

    // what is put there by hand is not, and says so
    const warning = t.nutrition.notFor({ what: t.nutrition.allergens.peanuts, names: 'Mia' });
    const sunday = slot(anna, 6, DINNER);
    await expect(anna.locator('.plan-dish').getByText(warning)).toHaveCount(0);
    await fromMenu(anna, 6, DINNER, t.mealPlan.remove);
    await sunday.getByRole('button').click();
    const offered = anna.getByRole('dialog').getByRole('listitem').filter({ hasText: satay });
    await expect(offered.first()).toContainText(new RegExp(warning, 'i'));
    await anna.getByRole('dialog').getByRole('link', { name: satay }).click();
    await expect(sunday.getByText(warning)).toBeVisible();
    await fromMenu(anna, 6, DINNER, t.mealPlan.swap);
    const instead = anna.getByRole('dialog').getByRole('link');
    await expect(instead.filter({ hasText: satay })).toHaveCount(0);
    await instead.first().click();
    await expect(anna.getByRole('dialog')).toHaveCount(0);
    await expect(anna.locator('.plan-dish').getByText(warning)).toHaveCount(0);

    // a list for what is cooked: what is eaten again is bought with it
    await expect(anna.locator('.plan-dish')).toHaveCount(2 * DAYS_A_WEEK);
    const cooked = (await dishes(anna)).filter(({ isLeftover }) => !isLeftover).length;
    await anna.getByRole('button', { name: t.mealPlan.makeList }).click();
    await expect(anna.getByText(t.mealPlan.listMade({ count: cooked + 1, meals: cooked })).first()).toBeAttached();
    const phone = await device(browser, { ...PHONE, locale, storageState: await anna.context().storageState() }, language, simmer.url);
    for (const page of [phone, ben]) {
      await page.goto('/app/shopping-list');
      await expect(page.locator('input[data-item]')).toHaveCount(cooked + 1);
    }
    const carrots = capitalized(words.carrots);
    const carrotsFor = (servings: number): string => `- ${carrots} ${servings}`;
    expect(await listed(ben)).toContain(carrotsFor(2 * DAYS_A_WEEK * FAMILY));

    // Grandma shops along by a link
    await phone.getByRole('button', { name: t.listSharing.shareList }).first().click();
    const sharing = phone.getByRole('dialog', { name: t.listSharing.shareTitle });
    await sharing.getByRole('button', { name: t.listSharing.copyGuestLink }).click();
    await grandma.goto(await sharing.getByLabel(t.listSharing.guestAddress).inputValue());
    await sharing.getByRole('button', { name: t.listSharing.done }).click();
    await grandma.getByLabel(t.listSharing.yourName).fill('Grandma');
    await grandma.getByRole('button', { name: t.listSharing.start }).click();
    const shoppers = [phone, ben, grandma];
    const foodOf = (title: string): string => capitalized(words.foods.find((food) => words.dish(food) === title) ?? '');
    const [mondays, tuesdays] = [await titleAt(anna, 0, DINNER), await titleAt(anna, 1, DINNER)];
    for (const [page, title] of [
      [ben, mondays],
      [grandma, tuesdays],
    ] as const) {
      await tick(page, foodOf(title));
      for (const other of shoppers) await expect(row(other, foodOf(title))).toBeChecked();
    }
    await expect(phone.getByText(/^Grandma, /)).toBeVisible();
    await add(grandma, words.bread);
    for (const page of shoppers) await expect(row(page, capitalized(words.bread))).toBeVisible();
    await add(phone, 'tofu');
    for (const page of shoppers) await expect(row(page, 'Tofu')).toBeVisible();

    // both want the same thing, the one or the other being the first of whom the list hears
    const [potatoes, lemons] = [capitalized(words.potatoes), capitalized(words.lemons)];
    await grandma.context().setOffline(true);
    await add(grandma, `2 kg ${words.potatoes}`);
    await expect(row(grandma, potatoes)).toBeVisible();
    await add(phone, `1 kg ${words.potatoes}`);
    await expect(row(ben, potatoes)).toBeVisible();
    await grandma.context().setOffline(false);
    for (const page of shoppers) await expect.poll(() => listed(page)).toContain(`- ${potatoes} 3 kg`);
    await phone.context().setOffline(true);
    await add(phone, `2 ${words.lemons}`);
    await expect(row(phone, lemons)).toBeVisible();
    await add(grandma, `3 ${words.lemons}`);
    await expect(row(ben, lemons)).toBeVisible();
    await phone.context().setOffline(false);
    for (const page of shoppers) await expect.poll(() => listed(page)).toContain(`- ${lemons} 5`);

    // without Thursday's dinner exactly that is not bought; of Wednesday's they eat again instead
    const before = await listed(ben);
    const thursdays = await titleAt(anna, 3, DINNER);
    const week = await dishes(anna);
    const eatenAgain = week.filter(({ title, isLeftover }) => title === thursdays && isLeftover).length;
    await fromMenu(anna, 3, DINNER, t.mealPlan.remove);
    await expect(anna.getByText(t.mealPlan.removedWith({ title: thursdays, leftovers: eatenAgain })).first()).toBeAttached();
    const left = (2 * DAYS_A_WEEK - 1 - eatenAgain) * FAMILY;
    const isOf = (name: string) => (line: string) => line.slice(2).startsWith(`${name} `);
    const rest = before.filter((line) => !isOf(foodOf(thursdays))(line) && !isOf(carrots)(line));
    for (const page of [ben, grandma]) await expect.poll(() => listed(page)).toEqual([...rest, carrotsFor(left)].sort());
    const wednesdays = await titleAt(anna, 2, DINNER);
    await fromMenu(anna, 2, DINNER, t.mealPlan.planLeftover);
    await anna.getByRole('dialog').getByRole('button', { name: t.mealPlan.meals.dinner }).first().click();
    await expect(slot(anna, 3, DINNER)).toContainText(t.mealPlan.leftoverFrom({ day: weekdays[2] ?? '' }));
    expect(await titleAt(anna, 3, DINNER)).toBe(wednesdays);
    for (const page of [ben, grandma]) await expect.poll(() => listed(page)).toContain(carrotsFor(left + FAMILY));

    // each cooks once, from the phone; whose recipe it is has its log
    for (const [page, day, title] of [
      [phone, 0, mondays],
      [ben, 1, tuesdays],
    ] as const) {
      await page.goto(`/app/meal-plan?week=${monday}`);
      await slot(page, day, DINNER).getByRole('link', { name: title }).click();
      await page.getByRole('link', { name: t.cooking.startCooking }).click();
      await page.getByRole('button', { name: t.cooking.startTimer({ duration: words.aMoment }) }).click();
      await expect(page.getByRole('alert').filter({ hasText: t.cooking.timeIsUp({ name: '' }) })).toBeAttached();
      await page.getByRole('button', { name: t.cooking.stop({ name: '' }).trim() }).click();
      await page.getByRole('button', { name: t.cooking.next, exact: true }).click();
      await page.getByRole('button', { name: t.cooking.done, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await expect(phone.getByText(t.cookedLog.times({ count: 1 }))).toBeVisible();

    // the week after is another one
    await anna.getByRole('button', { name: t.mealPlan.weekAfter }).first().click();
    await expect(anna.locator('.plan-dish')).toHaveCount(0);
    const nextWeek = await suggest(anna);
    const anew = nextWeek.filter(({ isLeftover }) => !isLeftover).map(({ title }) => title);
    expect(new Set(anew).size).toBe(anew.length);
    expect(anew).not.toContain(satay);
    expect(nextWeek).not.toEqual(firstWeek);
    await Promise.all([anna, ben, grandma, phone].map((page) => page.context().close()));
  });
