import { DEFAULT_PLAN_SETTINGS, type MealPlanEntry } from '@simmer/contracts';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import { today } from '../../../recipe/today';
import { aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

const RECIPE = aRecipe({ title: 'Leek tart', servings: 4, instructions: ['Bake.'] });

async function openRecipe() {
  const planned = new Map<string, MealPlanEntry>();
  const app = await openApp(`/app/recipes/${RECIPE.id}`, {
    answers: {
      ...fakeLibrary(RECIPE).answers,
      'GET /meal-plan/:id': ({ id }) => ({
        id,
        revision: 0,
        entries: [...planned.values()].filter(({ date }) => weekOf(date) === id),
        slots: [],
      }),
      'POST /meal-plan/:id/changes': ({ id, put, remove }) => {
        for (const entry of put) planned.set(entry.id, entry);
        for (const gone of remove) planned.delete(gone);
        return { id, revision: 1, entries: [...planned.values()].filter(({ date }) => weekOf(date) === id), slots: [] };
      },
      'GET /meal-plan-settings': () => ({ ...DEFAULT_PLAN_SETTINGS, meals: ['lunch', 'dinner'], revision: 0 }),
    },
  });
  return { ...app, planned: () => [...planned.values()] };
}

describe('add to plan', () => {
  it('puts a recipe for the servings at hand on a meal of the next week, and takes it back', async () => {
    const { user, planned } = await openRecipe();
    await user.click(await screen.findByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('button', { name: 'Add to plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When is Leek tart for?' }));
    await user.click(dialog.getByRole('button', { name: 'Week after' }));
    await user.click((await dialog.findAllByRole('button', { name: /Dinner/ }))[2]!);
    await waitFor(() =>
      expect(planned()).toMatchObject([
        { date: daysAfter(today(), 9), meal: 'dinner', title: 'Leek tart', recipe_id: RECIPE.id, servings: 5 },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(planned()).toEqual([]));
  });

  it('keeps a recipe for later, without a day', async () => {
    const { user, planned } = await openRecipe();
    await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
    await user.click(await screen.findByRole('button', { name: 'Keep for later' }));
    await waitFor(() => expect(planned()).toMatchObject([{ date: null, recipe_id: RECIPE.id, servings: null }]));
  });
});
