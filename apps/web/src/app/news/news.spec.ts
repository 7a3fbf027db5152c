import { type NewsItem, readNews } from './news-item';
import { staleKeys } from './stale-keys';

const saved: NewsItem = {
  type: 'events.recipes.recipe.saved',
  payload: { recipeId: 'r-1', ownerId: 'a-1', revision: 2 },
};

describe('live news', () => {
  it('is read from a message, and nothing else is', () => {
    expect(readNews(JSON.stringify(saved))).toEqual(saved);
    expect(readNews('{"hello":1}')).toBeUndefined();
    expect(readNews('null')).toBeUndefined();
  });

  it('makes the lists and the one recipe that it is about stale', () => {
    expect(staleKeys(saved)).toEqual([['GET /recipes'], ['GET /recipes/facets'], ['GET /recipes/:id', { id: 'r-1' }]]);
  });

  it('does not make a deleted recipe be asked for again', () => {
    expect(staleKeys({ ...saved, type: 'events.recipes.recipe.deleted' })).toEqual([['GET /recipes'], ['GET /recipes/facets']]);
  });
});
