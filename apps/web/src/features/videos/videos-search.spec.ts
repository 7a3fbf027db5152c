import { readVideosSearch, videosInput } from './videos-search';

const ID = '00000000-0000-7000-8000-00000000c00c';

describe('the address of the videos', () => {
  it('says what is listed and which one is open', () => {
    const search = { search: 'soup', sort: 'title', part: 'short', category: ID, tag: 'freezer', video: ID };
    expect(readVideosSearch(search)).toEqual(search);
    expect(videosInput(readVideosSearch(search))).toEqual({
      search: 'soup',
      sort: 'title',
      duration_max: 120,
      categories: ID,
      tags: 'freezer',
    });
    expect(videosInput({ part: 'meal-plan' })).toEqual({ tab: 'meal-plan' });
  });

  it('is read without what nobody knows', () => {
    expect(readVideosSearch({ search: '  ', sort: 'newest', part: 'films', category: 'x', video: '../', else: 1 })).toEqual({});
    expect(readVideosSearch({ search: 42 })).toEqual({ search: '42' });
  });
});
