import { aRecipe, fakeLibrary, openApp, screen, waitFor } from '../../../testing/open-app';

it('is duplicated with everything but the rating, and the copy is opened', async () => {
  const tart = aRecipe({ title: 'Leek tart', rating: 5, notes: 'More leek', instructions: ['Bake it.'] });
  const library = fakeLibrary(tart);
  const { user, router } = await openApp(`/app/recipes/${tart.id}`, { answers: library.answers });
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Leek tart (copy)' })).toBeTruthy();
  const copy = library.recipes().find(({ title }) => title === 'Leek tart (copy)');
  expect(copy).toMatchObject({ rating: null, notes: 'More leek', instructions: [{ text: 'Bake it.' }] });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${copy?.id}`));
});
