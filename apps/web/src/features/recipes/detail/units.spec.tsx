import type { Profile } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { keepHabits } from '../../../browser/habits';
import { aRecipe, fakeLibrary, openApp, screen, within } from '../../../testing/open-app';

const RECIPE = aRecipe({ title: 'Leek soup', ingredients: ['100 g butter'] });
const CAKE = aRecipe({
  title: 'Butter cake',
  servings: 8,
  ingredients: ['1/2 cup butter', '2 cups milk', '2 eggs'],
  instructions: [
    'Heat the oven to 350°F. Melt 1/2 cup butter in a 9-inch pan.',
    'Beat the 2 eggs with 2 cups milk and bake for 40 minutes.',
  ],
});

function open(units: Profile['units'], recipe = RECIPE) {
  keepHabits({ units, weekStart: null });
  return openApp(`/app/recipes/${recipe.id}`, fakeLibrary(recipe));
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

it('a recipe is read after a reload for as many servings and in the units as before, another one as always', async () => {
  keepHabits({ units: null, weekStart: null });
  const { user, reload } = await openApp(`/app/recipes/${CAKE.id}`, fakeLibrary(CAKE, RECIPE));
  await user.click(await screen.findByRole('button', { name: 'Metric', pressed: false }));
  for (let more = 0; more < 8; more++) await user.click(screen.getByRole('button', { name: 'More servings' }));
  expect(await screen.findByText(/^225\s?g$/)).toBeTruthy();
  const { router } = await reload();
  expect(await screen.findByText(/^225\s?g$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Metric', pressed: true })).toBeTruthy();
  await act(() => router.navigate({ to: '/app/recipes/$id', params: { id: RECIPE.id } }));
  expect(await screen.findByText('100 g')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Metric', pressed: false })).toBeTruthy();
});

const words = async (step: RegExp) => (await screen.findByText(step)).textContent.replaceAll('\u00a0', ' ');

describe('the method', () => {
  it('is in the same units as the ingredients, solids weighed, and the author’s words are one press away', async () => {
    const { user } = await open('metric', CAKE);
    expect(await words(/^Heat the oven to 180/)).toBe('Heat the oven to 180 °C. Melt 115 g butter in a 23 cm pan.');
    expect(screen.getByText(/^115\s?g$/)).toBeTruthy();
    expect(screen.getByText(/^475\s?ml$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Metric', pressed: true }));
    expect(await words(/^Heat the oven/)).toBe('Heat the oven to 350°F. Melt 1/2 cup butter in a 9-inch pan.');
    await user.click(screen.getByRole('button', { name: 'Metric', pressed: false }));
    expect(await words(/^Heat the oven/)).toBe('Heat the oven to 180 °C. Melt 115 g butter in a 23 cm pan.');
  });

  it('scales counted food and measures together, and its times still start timers', async () => {
    const { user } = await open('metric', CAKE);
    await words(/^Heat the oven to 180/);
    for (let more = 0; more < 8; more++) await user.click(screen.getByRole('button', { name: 'More servings' }));
    const step = screen.getByText(/^Beat the 4 eggs/);
    expect(step.textContent.replaceAll('\u00a0', ' ')).toBe('Beat the 4 eggs with 945 ml milk and bake for 40 minutes.');
    expect(within(step).getByRole('button', { name: 'Start a timer, 40 minutes' })).toBeTruthy();
  });

  it('is cooked in the units that were chosen on its page', async () => {
    const { user } = await open(null, CAKE);
    const start = await screen.findByRole('link', { name: 'Start cooking' });
    expect(start.getAttribute('href')).toBe(`/app/cook/${CAKE.id}`);
    await user.click(screen.getByRole('button', { name: 'Metric' }));
    expect(start.getAttribute('href')).toBe(`/app/cook/${CAKE.id}?units=metric`);
  });
});
