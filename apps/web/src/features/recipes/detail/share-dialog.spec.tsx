import type { ShareLink } from '@simmer/contracts';
import { aRecipe, api, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

async function openShare() {
  const tart = aRecipe({ title: 'Leek tart' });
  const links: ShareLink[] = [];
  const app = await openApp(`/app/recipes/${tart.id}`, {
    answers: {
      ...fakeLibrary(tart).answers,
      'GET /share-links': () => ({ items: links }),
      'POST /share-links': ({ id, recipe_id, days }) => {
        const expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
        const link = {
          id,
          token: 'token-of-it',
          kind: 'recipe' as const,
          about: recipe_id,
          created_at: new Date().toISOString(),
          expires_at,
          revoked: false,
        };
        links.unshift(link);
        return link;
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
});
