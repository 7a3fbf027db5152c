import { aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

it('notes when a recipe was cooked, and takes it back exactly as it was', async () => {
  const tart = aRecipe({ title: 'Leek tart', servings: 4 });
  const library = fakeLibrary(tart);
  const { user } = await openApp(`/app/recipes/${tart.id}`, { answers: library.answers });
  expect(await screen.findByText('Not cooked yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I cooked this' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How was it?' }));
  await user.type(dialog.getByLabelText('Note'), 'Less salt');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cooked once.')).toBeTruthy();
  expect(screen.getByText('Less salt')).toBeTruthy();
  const before = library.recipes()[0]?.cooked_on;
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(screen.queryByText('Less salt')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Less salt')).toBeTruthy();
  expect(library.recipes()[0]?.cooked_on).toEqual(before);
});
