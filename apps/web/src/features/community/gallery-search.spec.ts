import { activeFilters, clearFilters, galleryInput, readGallerySearch, toggleFilter } from './gallery-search';

describe('the address of the gallery', () => {
  it('says what is shown, and nothing that is not known', () => {
    expect(
      readGallerySearch({ cuisine: 'thai', diet: 'vegan', difficulty: 'easy', timeRange: 30, sort: 'trending', search: 'rice' }),
    ).toEqual({
      cuisine: 'thai',
      diet: 'vegan',
      difficulty: 'easy',
      timeRange: 30,
      sort: 'trending',
      search: 'rice',
    });
    expect(
      readGallerySearch({ cuisine: 'all', diet: 'martian', timeRange: 45, sort: 'sideways', search: '  ', utm_source: 'letter' }),
    ).toEqual({});
  });

  it('keeps words that look like a number', () => {
    expect(readGallerySearch({ search: 30 })).toEqual({ search: '30' });
  });
});

describe('a filter of the gallery', () => {
  it('holds one option, and is taken back by the same', () => {
    const thai = toggleFilter({ search: 'rice' }, 'cuisine', 'thai');
    expect(thai).toEqual({ search: 'rice', cuisine: 'thai' });
    expect(toggleFilter(thai, 'cuisine', 'indian')).toEqual({ search: 'rice', cuisine: 'indian' });
    expect(toggleFilter(thai, 'cuisine', 'thai')).toEqual({ search: 'rice' });
    expect(toggleFilter({ timeRange: 30 }, 'timeRange', '30')).toEqual({});
  });

  it('is cleared with all others, while words and order stay', () => {
    expect(clearFilters({ search: 'rice', sort: 'trending', cuisine: 'thai', timeRange: 15 })).toEqual({
      search: 'rice',
      sort: 'trending',
    });
    expect(activeFilters({ search: 'rice', cuisine: 'thai', timeRange: 15 })).toEqual(['cuisine', 'timeRange']);
  });
});

describe('what the server is asked for', () => {
  it('is in the reader’s language, and without followed cooks for a visitor', () => {
    expect(galleryInput({ timeRange: 30, sort: 'following' }, { isVisitor: true })).toEqual({ language: 'en', timeRange: '30' });
    expect(galleryInput({ sort: 'following' }, { isVisitor: false })).toEqual({ language: 'en', sort: 'following' });
  });
});
