import type { Profile } from '@simmer/contracts';
import { keepHabits } from '../../../device/habits';
import { aRecipe, fakeLibrary, openApp, screen } from '../../../testing/open-app';

const RECIPE = aRecipe({ title: 'Leek soup', ingredients: ['100 g butter'] });

function open(units: Profile['units']) {
  keepHabits({ units, weekStart: null });
  return openApp(`/app/recipes/${RECIPE.id}`, fakeLibrary(RECIPE));
}

it('a recipe is read in the units that its cook has chosen, and as it is written with one press', async () => {
  const { user } = await open('us');
  const us = await screen.findByRole('button', { name: 'US', pressed: true });
  expect(screen.queryByText('100 g')).toBeNull();
  await user.click(us);
  expect(await screen.findByText('100 g')).toBeTruthy();
});

it('a recipe is as it is written for whoever has chosen nothing', async () => {
  await open(null);
  expect(await screen.findByText('100 g')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'US', pressed: false })).toBeTruthy();
});
