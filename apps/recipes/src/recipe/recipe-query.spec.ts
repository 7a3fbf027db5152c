import { RECIPE_SORTS } from '@simmer/contracts';
import { afterMark, conditionsOf, pageMark } from './recipe-query';
import type { StoredSummary } from './recipe-view';

const last = { _id: '0190f0e0-0000-7000-8000-000000000001', titleKey: 'leek soup', timeKey: 25 } as StoredSummary;

describe('page marks', () => {
  it('continue after the last recipe, by value and then by id', () => {
    expect(afterMark('newest', pageMark('newest', last))).toEqual({ _id: { $lt: last._id } });
    expect(afterMark('oldest', pageMark('oldest', last))).toEqual({ _id: { $gt: last._id } });
    expect(afterMark('quickest', pageMark('quickest', last))).toEqual({ $or: [{ timeKey: { $gt: 25 } }, { timeKey: 25, _id: { $gt: last._id } }] });
  });

  it.each(['', 'nonsense', Buffer.from('{"a":1}').toString('base64url'), Buffer.from('["title",{"$ne":1},"x"]').toString('base64url'), pageMark('newest', last)])(
    'refuse %j for a list by title',
    (mark) => {
      expect(() => afterMark('title', mark)).toThrow('This page mark does not belong to this list.');
    },
  );

  it('fit into a query string for any title', () => {
    for (const sort of RECIPE_SORTS) expect(pageMark(sort, { ...last, titleKey: '𝔘'.repeat(40) }).length).toBeLessThanOrEqual(300);
  });
});

describe('filters', () => {
  it('always name the owner and leave out what is deleted', () => {
    expect(conditionsOf('ann', { search: '', favorite: undefined })).toEqual({ ownerId: 'ann', deletedAt: null });
  });

  it('want every word, and one option of each group', () => {
    expect(conditionsOf('ann', { search: 'Red (lentil', favorite: true, categories: ['dinner', 'lunch'], difficulties: ['easy'], timeRanges: ['under-15'] })).toEqual({
      ownerId: 'ann',
      deletedAt: null,
      favorite: true,
      categories: { $in: ['dinner', 'lunch'] },
      difficulty: { $in: ['easy'] },
      $and: [{ searchText: { $regex: 'red' } }, { searchText: { $regex: '\\(lentil' } }, { $or: [{ timeKey: { $gte: 1, $lt: 15 } }] }],
    });
  });
});
