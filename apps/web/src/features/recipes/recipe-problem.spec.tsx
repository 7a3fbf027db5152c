import { ProblemError } from '@simmer/contracts';
import { api, aRecipe, COOK, openApp, screen, waitFor } from '../../testing/open-app';

const OTHER = '00000000-0000-7000-8000-00000000c0c0';
const CHILI = { ...aRecipe({ title: 'Chili' }), cook: OTHER };

async function openChili() {
  const app = openApp(`/app/recipes/${CHILI.id}`, {
    answers: {
      'GET /recipes/:id': () => {
        throw new ProblemError('recipes.not-found');
      },
      'GET /household': () => ({ id: COOK.id, members: [COOK.id, OTHER], people: [{ id: OTHER, name: 'Dora' }], eaters: [], revision: 0 }),
      'GET /household-recipes': ({ ids }) => ({ items: [CHILI].filter(({ id }) => ids.includes(id)), left: [] }),
    },
  });
  return app;
}

it('of somebody who shares the household is shown where it is read, and never said to be missing before that is known', async () => {
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  const { router } = await openChili();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/household-recipes/${CHILI.id}`));
  expect(await screen.findByRole('heading', { name: 'Chili' })).toBeTruthy();
  watch.disconnect();
  expect(api.sent('GET /recipes/:id').length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes('Recipe not found'))).toEqual([]);
});
