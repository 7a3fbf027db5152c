import { aRecipe, screen, waitFor, within } from '../../testing/open-app';
import { dayOf, LAST, openPlan, RECIPES } from '../../testing/open-plan';
import { longDay } from './week-dates';

const SOUPS = Array.from({ length: 29 }, (_, at) => aRecipe({ title: `Soup ${at + 1}`, tags: ['dinner'] }));
RECIPES.push(...SOUPS, aRecipe({ title: 'Mushroom risotto', tags: ['dinner'] }));

describe('the choice of a dish for a meal', () => {
  it('says how many there are beyond those it shows, and forgives a slip of the finger', async () => {
    const { user } = await openPlan();
    await user.click(within(dayOf(LAST)).getByRole('button', { name: `Add dinner on ${longDay(LAST)}` }));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(30));
    await user.click(await dialog.findByRole('button', { name: /^Show all \d+$/ }));
    expect(dialog.getAllByRole('link').length).toBeGreaterThanOrEqual(RECIPES.length);
    await user.type(dialog.getByRole('searchbox', { name: 'Find a recipe' }), 'musroom');
    await waitFor(() =>
      expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Mushroom risotto')]),
    );
  });
});
