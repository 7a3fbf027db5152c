import { type RecentSearch, withRecent } from './recent-searches';

const texts = (recents: readonly RecentSearch[]) => recents.map(({ text }) => text);

describe('recent searches', () => {
  it('keep the ten newest, trimmed, each once and at the front', () => {
    let recents: readonly RecentSearch[] = [];
    for (let at = 0; at < 12; at++) recents = withRecent(recents, { text: ` soup ${at} ` });
    expect(texts(recents)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `soup ${at}`));
    expect(texts(withRecent(recents, { text: 'Soup 5', count: 3 })).slice(0, 2)).toEqual(['Soup 5', 'soup 11']);
    expect(withRecent(recents, { text: 'Soup 5' })).toHaveLength(10);
  });

  it('leave blank ones out', () => {
    expect(withRecent([], { text: '   ' })).toEqual([]);
  });
});
