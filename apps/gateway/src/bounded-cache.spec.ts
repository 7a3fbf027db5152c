import { BoundedCache } from './bounded-cache';

it('a bounded cache forgets what was used least recently', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('soup', 1);
  cache.set('bread', 2);
  expect(cache.get('soup')).toBe(1);
  cache.set('salad', 3);
  expect([cache.get('soup'), cache.get('bread'), cache.get('salad')]).toEqual([1, undefined, 3]);
  cache.delete('soup');
  expect(cache.get('soup')).toBeUndefined();
});
