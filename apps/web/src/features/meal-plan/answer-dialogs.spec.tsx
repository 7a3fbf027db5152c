import { aRecipe, screen, waitFor, within } from '../../testing/open-app';
import { dayOf, FIRST, LAST, openPlan, openPlanOf, OTHERS, planned, RECIPES } from '../../testing/open-plan';

const dish = (title: string, calories: number, protein: number) => {
  const recipe = aRecipe({ title, tags: ['dinner'], ingredients: ['spinach'], calories, protein, cook_time: 20, total_time: 20 });
  recipe.ingredients.forEach((line) => (line.parsed = { ...line.parsed, name: 'spinach' }));
  RECIPES.push(recipe);
  return recipe;
};
const PIE = dish('Spinach pie', 500, 20);
const DAL = dish('Spinach dal', 900, 34);

/** A week with the pie on its first day and the dal on its last, and what is asked of the dal. */
async function ask(choice: string) {
  const { user } = await openPlan(
    planned({ id: '00000000-0000-7000-8000-00000000e021', date: FIRST, recipe_id: PIE.id, title: PIE.title }),
    planned({ recipe_id: DAL.id, title: DAL.title }),
  );
  const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
  await waitFor(() => expect(suggest.disabled).toBe(false));
  await user.click(within(dayOf(LAST)).getByRole('button', { name: `More for ${DAL.title}` }));
  await user.click(within(screen.getByRole('menu', { name: `More for ${DAL.title}` })).getByRole('menuitem', { name: choice }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0));
  return within(dialog);
}

describe('what the planner says of a dish', () => {
  it('is why it stands there: in figures, and with the foods that other meals need too', async () => {
    const dialog = await ask('Why this one?');
    const reasons = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons).toContain('You buy spinach for other meals anyway: 1 thing less from the store');
    expect(reasons).toContainEqual(
      expect.stringMatching(/^It keeps you close to your calories: \d+ % off a day, \d+ % with the next best$/),
    );
  });

  it('is how another would differ: how well it fits, protein, and calories', async () => {
    const dialog = await ask('Swap for another');
    const leek = dialog.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(RECIPES[0]!.title));
    expect(leek?.textContent).toContain('fits a little less · -14 g protein, -400 kcal');
  });

  it('is what keeps every other dish out, and a press lets them in', async () => {
    const { user, all } = await openPlanOf(['breakfast'], planned({ date: FIRST, meal: 'breakfast', recipe_id: PIE.id, title: PIE.title }));
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(within(dayOf(FIRST)).getByRole('button', { name: `More for ${PIE.title}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Swap for another' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No other recipe fits here.')).toBeTruthy();
    const line = `With other kinds of dishes, ${RECIPES.length + OTHERS.length - 1} recipes fit`;
    await user.click(dialog.getByRole('button', { name: 'Allow it here', description: line }));
    await user.click((await dialog.findAllByRole('link'))[0]!);
    await waitFor(() => expect(all().map(({ meal, recipe_id }) => [meal, recipe_id === PIE.id])).toEqual([['breakfast', false]]));
  });
});
