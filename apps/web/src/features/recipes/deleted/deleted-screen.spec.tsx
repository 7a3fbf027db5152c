import { type DeletedRecipe, pick, ProblemError, type Recipe, SUMMARY_FIELDS } from '@simmer/contracts';
import { MAX_RECIPES_AT_ONCE } from '@simmer/contracts/constants';
import { api, aRecipe, openApp, screen } from '../../../testing/open-app';

const NOW = new Date().toISOString();
const inShort = (recipe: Recipe): DeletedRecipe => ({
  ...pick(recipe, SUMMARY_FIELDS),
  ...pick(recipe, ['id', 'favorite', 'collections', 'published', 'times_cooked', 'image', 'plate', 'revision', 'created_at']),
  deleted_at: NOW,
  has_notes: false,
});

/** More deleted recipes than one request brings back; what the server says to each request for some of them, and then yes. */
async function openDeleted(route: 'POST /recipes/restore' | 'POST /recipes/delete', ...problems: (ProblemError | undefined)[]) {
  const recipes = Array.from({ length: MAX_RECIPES_AT_ONCE + 10 }, (_, at) => inShort(aRecipe({ title: `Soup ${at}` })));
  const meet = (asked: typeof route): void => {
    const problem = asked === route ? problems.shift() : undefined;
    if (problem) throw problem;
  };
  const { user } = await openApp('/app/recipes/deleted', {
    answers: {
      'GET /recipes/deleted': () => ({ items: recipes, next: null, total: recipes.length, perDay: [] }),
      'POST /recipes/restore': ({ ids }) => {
        meet('POST /recipes/restore');
        return { ids, isLibraryFull: false };
      },
      'POST /recipes/delete': ({ ids }) => {
        meet('POST /recipes/delete');
        return { ids };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Restore all ${recipes.length}` }));
  return { user, ids: recipes.map(({ id }) => id), asked: () => api.sent(route).map((input) => input.ids) };
}

const rateLimited = (): ProblemError => new ProblemError('request.rate-limited', undefined, { retryAfter: 1 });
const refused = (): ProblemError => new ProblemError('service.failed');

describe('recently deleted', () => {
  it('all come back, also when the server wants to be left alone for a while', async () => {
    const { ids, asked } = await openDeleted('POST /recipes/restore', undefined, rateLimited());
    expect(await screen.findByText(`${ids.length} recipes are back`)).toBeTruthy();
    const [first, last] = [ids.slice(0, MAX_RECIPES_AT_ONCE), ids.slice(MAX_RECIPES_AT_ONCE)];
    expect(asked()).toEqual([first, last, last]);
  });

  it('after a failure only what is not back is asked for again', async () => {
    const { user, ids, asked } = await openDeleted('POST /recipes/restore', undefined, refused());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`${ids.length} recipes are back`)).toBeTruthy();
    expect(asked().at(-1)).toEqual(ids.slice(MAX_RECIPES_AT_ONCE));
  });

  it('an undo goes on in the same way', async () => {
    const { user, ids, asked } = await openDeleted('POST /recipes/delete', undefined, rateLimited());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: `Restore all ${ids.length}` })).toBeTruthy();
    expect(asked().at(-1)).toEqual(ids.slice(MAX_RECIPES_AT_ONCE));
  });
});
