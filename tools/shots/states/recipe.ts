// A recipe: read, changed, compared, cooked.
import type { State } from '../states';
import { begins, like } from '../driver';

const CHICKPEAS = 'Braised chickpeas with lemon';
const SOUP = 'Squash and peanut soup';
const BROWNIES = 'Walnut brownies';
const CAKE = 'Lemon polenta cake';
const at =
  (title, more = '') =>
  ({ idOf }) =>
    `/app/recipes/${idOf(title)}${more}`;
const editing =
  (title) =>
  ({ idOf }) =>
    `/app/recipes/edit/${idOf(title)}`;
const cooking =
  (title) =>
  ({ idOf }) =>
    `/app/cook/${idOf(title)}`;

/** Changed here and, meanwhile, on another device. */
async function clash({ fill, press, see }, { editor, waiting }, { idOf, cooks }) {
  const id = idOf(CAKE);
  await fill(editor.stepNumber({ number: 2 }), 'Beat the butter and sugar for 8 minutes. Beat in the eggs.');
  await fill(editor.prepMinutes, '25');
  const { api } = cooks.demo;
  const { title, ingredients, instructions, revision } = await api('GET', `/recipes/${id}`);
  const there = instructions.map((step, place) =>
    place === 1 ? { ...step, text: `Beat the butter and sugar by hand, ${revision} minutes. Beat in the eggs one at a time.` } : step,
  );
  const lines = ingredients.map(({ text, group }) => ({ text, group }));
  await api('PUT', `/recipes/${id}`, {
    title,
    ingredients: lines,
    instructions: there,
    servings: 10 + revision,
    prep_time: 20,
    cook_time: 40,
    revision,
  });
  await press(editor.save);
  await see(waiting.lookAtBoth);
}

export const recipeStates: State[] = [
  { name: 'recipe-menu', path: at(CHICKPEAS), act: ({ press }, { recipeDetail }) => press(recipeDetail.moreButton) },
  {
    name: 'recipe-share',
    path: at(CHICKPEAS),
    act: async ({ press, say }, { share }) => {
      await press(share.share);
      await say(share.openLinks);
    },
  },
  {
    name: 'recipe-plan',
    path: at(CHICKPEAS),
    act: async ({ press, say }, { recipeDetail, mealPlan }) => {
      await press(recipeDetail.addToPlan);
      await say(mealPlan.nothingYet);
    },
  },
  { name: 'recipe-lists', path: at(CHICKPEAS), act: ({ press }, { recipeDetail }) => press(recipeDetail.addToList) },
  {
    name: 'recipe-foods',
    path: at(CAKE),
    act: async ({ press, page }, { nutrition }) => {
      await press(nutrition.showFoods);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'recipe-cooked', path: at(CHICKPEAS), act: ({ press, dialog }, { cookedLog }) => press(cookedLog.add).then(dialog) },
  {
    name: 'recipe-scaled',
    path: at(SOUP),
    act: async ({ press }, { recipeDetail }) => {
      await press(recipeDetail.moreServings);
      await press(recipeDetail.moreServings);
      await press(recipeDetail.us);
    },
  },
  { name: 'recipe-note', path: at(BROWNIES), act: ({ press }, { recipeDetail }) => press(recipeDetail.editNote) },
  { name: 'recipe-similar', path: at(CAKE) },
  { name: 'recipe-missing', path: '/app/recipes/01a0deb2-21be-743e-be94-c4a7ef95fe00' },
  { name: 'recipe-waiting', as: 'full', path: ({ waiting }) => `/app/recipes/${waiting}` },
  { name: 'recipe-household', as: 'mate', path: ({ idOf }) => `/app/household-recipes/${idOf(SOUP)}` },
  { name: 'recipe-print', path: at(SOUP), paper: 'portrait' },
  { name: 'versions', path: at(BROWNIES, '/versions') },
  { name: 'editor-photos', path: editing(SOUP) },
  {
    name: 'editor-undo',
    path: editing(BROWNIES),
    act: async ({ press, fill }, { editor }) => {
      await fill(editor.title, 'Walnut brownies, the good ones');
      await press(editor.remove({ name: editor.stepNumber({ number: 3 }) }));
      await press(editor.undo);
    },
  },
  { name: 'editor-clash', path: editing(CAKE), act: clash },
  {
    name: 'merge',
    path: editing(CAKE),
    act: async (driver, t, made) => {
      await clash(driver, t, made);
      await driver.press(t.waiting.lookAtBoth);
      await driver.page
        .getByRole('radio', { name: begins(t.merge.thisDevice) })
        .first()
        .check({ force: true });
    },
  },
  {
    name: 'new-problems',
    as: 'fresh',
    path: '/app/recipes/new',
    act: async ({ press, fill, say }, { editor }) => {
      await fill(editor.prepMinutes, 'soon');
      await press(editor.save);
      await say(editor.giveTitle);
    },
  },
];

/** Their timers run on beside every screen. */
export const cookingStates: State[] = [
  {
    name: 'cook-timers',
    path: cooking(BROWNIES),
    act: async ({ press, page }, { cooking: t }, { idOf }) => {
      await press(like((duration) => t.startTimer({ duration })));
      await page.goto(new URL(`/app/cook/${idOf(SOUP)}`, page.url()).href, { waitUntil: 'networkidle' });
      await press(like((duration) => t.startTimer({ duration })));
    },
  },
  { name: 'cook-menu', path: cooking(SOUP), act: ({ press }, { cooking: t }) => press(t.settings) },
  { name: 'timers', path: '/app/recipes' },
];
