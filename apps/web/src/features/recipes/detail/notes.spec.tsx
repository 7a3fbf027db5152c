import { aRecipe, fakeLibrary, openApp, screen, waitFor } from '../../../testing/open-app';

it('a note that was not saved is still there after the page was left, and gone from the device once it is saved', async () => {
  const linguine = aRecipe();
  const { answers, recipes } = fakeLibrary(linguine);
  const { user, router, reload } = await openApp(`/app/recipes/${linguine.id}`, { answers });
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'More salt next time.');
  await user.click(screen.getAllByRole('link', { name: 'Recipes' })[0]!);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull());
  router.history.back();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })).value).toBe('More salt next time.');
  expect(screen.getByText('Not saved yet. Kept on this device.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
  expect(recipes()[0]?.notes).toBe('More salt next time.');
  await reload();
  expect(await screen.findByText('More salt next time.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
});
