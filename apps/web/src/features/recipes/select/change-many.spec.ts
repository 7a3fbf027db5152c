import { tagsAfter } from './change-many';

describe('tags of many recipes', () => {
  it('are added where they are missing and removed where they are, in any spelling', () => {
    expect(tagsAfter(['Weeknight', 'soup'], { add: ['weeknight', 'freezer'], remove: ['SOUP'] })).toEqual(['Weeknight', 'freezer']);
    expect(tagsAfter([], { add: ['freezer'], remove: [] })).toEqual(['freezer']);
  });
});
