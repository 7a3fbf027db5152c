import type { ShareLink } from '@simmer/contracts';
import { aRecipe, api, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

async function openShare(as = COOK) {
  const tart = aRecipe({ title: 'Leek tart' });
  const links: ShareLink[] = [];
  const app = await openApp(`/app/recipes/${tart.id}`, {
    as,
    answers: {
      ...fakeLibrary(tart).answers,
      'GET /share-links': () => ({ items: links }),
      'POST /share-links': ({ id, recipe_id, days }) => {
        const expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
        const link = {
          id,
          kind: 'recipe' as const,
          about: recipe_id,
          created_at: new Date().toISOString(),
          expires_at,
          revoked: false,
        };
        links.unshift(link);
        return { token: 'token-of-it', link };
      },
      'PUT /share-links/:id/revoked': ({ revoked }) => Object.assign(links[0] as ShareLink, { revoked }),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Share' }));
  return app;
}

describe('sharing a recipe', () => {
  it('makes a link that is copied, and says that it was', async () => {
    const { user } = await openShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share by link' }));
    await user.selectOptions(dialog.getByLabelText('The link is good for'), 'A week');
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    const field = await dialog.findByRole('textbox', { name: 'Link' });
    expect((field as HTMLInputElement).value).toBe(`${window.location.origin}/share/token-of-it`);
    expect(api.sent('POST /share-links')).toMatchObject([{ days: 7 }]);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect((await screen.findAllByText('Link copied')).length).toBeGreaterThan(0);
    await expect(navigator.clipboard.readText()).resolves.toContain('/share/token-of-it');
  });

  it('switches a link off, and on again', async () => {
    const { user } = await openShare();
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    await user.click(await screen.findByRole('button', { name: /Switch off the link/ }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeTruthy();
  });

  it('shows the address only as it is made, and switches it off later too', async () => {
    const { user } = await openShare();
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    await screen.findByRole('textbox', { name: 'Link' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/^Good until/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
    expect(screen.getByRole('button', { name: /Switch off the link/ })).toBeTruthy();
  });

  it('asks a cook whose address is not confirmed to do so first', async () => {
    await openShare({ ...COOK, emailVerified: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Share by link' }));
    expect(dialog.queryByRole('button', { name: 'Make a link' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Confirm it now' }).getAttribute('href')).toMatch(
      /^\/auth\/verify-email\?next=%2Fapp%2Frecipes/,
    );
  });
});
