import { slugEnd, slugOf } from './slug';

const id = '019a5f2e-7c11-7d3a-9f00-0a1b2c3d4e5f';

describe('slug', () => {
  it.each([
    ['Braised chickpeas with lemon', 'braised-chickpeas-with-lemon-2c3d4e5f'],
    ['Crème brûlée à l’orange', 'creme-brulee-a-lorange-2c3d4e5f'],
    ['  50/50 -- bread!  ', '50-50-bread-2c3d4e5f'],
    ['Käsespätzle mit Soße', 'kasespatzle-mit-sosse-2c3d4e5f'],
    ['Rødgrød med fløde', 'rodgrod-med-flode-2c3d4e5f'],
    ['Żurek z białą kiełbasą', 'zurek-z-biala-kielbasa-2c3d4e5f'],
    ['Æbleskiver, skyr og þorramatur við', 'aebleskiver-skyr-og-thorramatur-vid-2c3d4e5f'],
    ['夜のスープ', 'recipe-2c3d4e5f'],
  ])('of %j is %s', (title, slug) => expect(slugOf(title, id)).toBe(slug));

  it('ends the same whatever the title was before', () => {
    expect(slugEnd(slugOf('Green soup', id))).toBe(slugEnd(slugOf('Greener soup', id)));
  });

  it('stays short and never ends its words with a dash', () => {
    expect(slugOf(`${'a'.repeat(59)} b`, id)).toBe(`${'a'.repeat(59)}-2c3d4e5f`);
  });
});
