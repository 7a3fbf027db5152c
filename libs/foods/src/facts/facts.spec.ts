import { allFoods } from '../all';
import type { FoodLanguage } from '../languages';

const foods = allFoods();
const resolve = (name: string, language: FoodLanguage = 'en') => foods.resolve(name, language)!;

describe('allergens of what shops sell', () => {
  it('are not less because a name says "of vegetables" of what is of plants anyway', () => {
    for (const [name, language] of [
      ['vegetable stock', 'en'],
      ['brodo vegetale', 'it'],
      ['caldo vegetal', 'es'],
    ] as const)
      expect(foods.allergensOf(resolve(name, language)).may).toContain('milk');
    expect(foods.itemKey('brodo vegetale', 'it')).toBe(foods.itemKey('Gemüsebrühe', 'de'));
  });

  it('are those of egg noodles however they are rolled up', () => {
    expect(foods.allergensOf(resolve('2 nests egg noodles')).contains).toEqual(['gluten', 'eggs']);
  });

  it('are those of a bunch of herbs that mostly has celery in it', () => {
    expect(foods.allergensOf(resolve('bouquet garni', 'fr')).may).toEqual(['celery']);
  });
});

describe('the whole of a part', () => {
  const whole = (name: string) => foods.wholeOf(resolve(name))?.id ?? null;

  it('is bought where shops do not sell the part', () => {
    expect(['egg yolk', 'egg white', 'lemon juice', 'lime zest', 'lemon juice and zest'].map(whole)).toEqual([
      'egg-hen',
      'egg-hen',
      'lemon',
      'lime',
      'lemon',
    ]);
    expect(['chicken', 'duck'].map(whole)).toEqual(['chicken-whole', 'duck-whole']);
  });

  it('is nothing else where the food itself is bought', () => {
    expect(['egg', 'lemon', 'whole chicken', 'chicken breast', 'milk', 'apple juice', 'onion'].map(whole)).toEqual(Array(7).fill(null));
  });
});
