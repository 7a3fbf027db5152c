import { sourceOf } from './source';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
])('%s counts as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});
