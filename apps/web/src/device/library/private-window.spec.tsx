import { api, aRecipe, fakeLibrary, openApp, screen, waitFor } from '../../testing/open-app';

const LINGUINE = aRecipe({ title: 'Leek linguine' });

describe('a private window that keeps nothing', () => {
  it('lists recipes from the server and sends changes at once', async () => {
    const library = fakeLibrary(LINGUINE);
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException('Not in a private window', 'InvalidStateError');
    };
    try {
      const { user } = await openApp('/app/recipes', { answers: library.answers });
      const heart = await screen.findByRole('button', { name: 'Favorite Leek linguine' });
      await user.click(heart);
      await waitFor(() => expect(library.recipes()[0]?.favorite).toBe(true));
      await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
      await user.click(screen.getByRole('link', { name: 'Leek linguine' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Leek linguine' })).toBeTruthy();
      expect(api.sent('GET /library/changes')).toEqual([]);
    } finally {
      indexedDB.open = open;
    }
  });
});
