import { TabBadges } from './tab-badges';

it('a badge that was seen on its own screen comes back only when there is more', () => {
  const badges = new TabBadges(() => undefined);
  const shown = () => badges.shown['/app/shopping-list']?.badge;
  badges.setCount('/app/shopping-list', 83);
  expect(shown()).toBe(83);
  badges.see('/app/shopping-list');
  badges.setCount('/app/shopping-list', 83);
  expect(shown()).toBe(0);
  badges.setCount('/app/shopping-list', 60);
  expect(shown()).toBe(0);
  badges.setCount('/app/shopping-list', 64);
  expect(shown()).toBe(64);
});
