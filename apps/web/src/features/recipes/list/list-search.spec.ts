import { activeFilterCount, clearFilters, readListSearch, toggleFilter } from './list-search';

describe('the list in the address', () => {
  it('reads what it knows and leaves out the rest', () => {
    const raw = { search: 'lemon', categories: 'dinner,brunch', difficulties: ['easy'], timeRanges: 7, sort: 'sideways', page: '3' };
    expect(readListSearch(raw)).toEqual({ search: 'lemon', categories: ['dinner'], difficulties: ['easy'] });
  });

  it('takes as much of the words as a search may have', () => {
    expect(readListSearch({ search: 'x'.repeat(220) }).search).toHaveLength(200);
  });

  it('keeps the plain list free of parameters', () => {
    expect(readListSearch({ search: '  ', sort: 'newest', categories: [] })).toEqual({});
  });

  it('switches a filter on and off again', () => {
    const on = toggleFilter({ search: 'lemon' }, 'timeRanges', '15-30');
    expect(on).toEqual({ search: 'lemon', timeRanges: ['15-30'] });
    expect(toggleFilter(on, 'timeRanges', '15-30')).toEqual({ search: 'lemon' });
  });

  it('counts chosen options over all groups and clears only those', () => {
    const search = readListSearch({ search: 'lemon', sort: 'title', categories: ['dinner', 'lunch'], difficulties: ['hard'] });
    expect(activeFilterCount(search)).toBe(3);
    expect(clearFilters(search)).toEqual({ search: 'lemon', sort: 'title' });
  });
});
