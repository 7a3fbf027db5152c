import { loadIngredientParser } from '../ingredients/load-ingredient-parser';
import { findIngredients } from './find-ingredients';

const BRAISE = [
  '4 ½ tbsp olive oil',
  '1 ½ large onions',
  '6 cloves garlic',
  '3 tins chickpeas, keep the liquid of one',
  '375 g cherry tomatoes, halved',
  '1 ½ lemons, zest in strips',
  '300 g spinach',
  '180 g thick yogurt',
];

const named = (step: string, lines: string[]): [string, number[]][] =>
  findIngredients(step, lines).map(({ start, end, ingredients }) => [step.slice(start, end), [...ingredients]]);

describe('findIngredients', () => {
  beforeAll(async () => {
    await loadIngredientParser();
  });

  it('finds the foods of a step, by a part of their name too, one or many', () => {
    expect(named('Tip in the chickpeas with the liquid of one tin, the tomatoes and the strips of lemon zest.', BRAISE)).toEqual([
      ['chickpeas', [3]],
      ['tomatoes', [4]],
      ['lemon', [5]],
    ]);
    expect(named('Warm the oil, then soften the onion and garlic.', BRAISE)).toEqual([
      ['oil', [0]],
      ['onion', [1]],
      ['garlic', [2]],
    ]);
    expect(named('Add the cherry tomatoes.', BRAISE)).toEqual([['cherry tomatoes', [4]]]);
  });

  it('takes a word that several foods share for all of them when it is the food, and for none when it is not', () => {
    const lines = ['2 tbsp olive oil', '1 tbsp sesame oil', '1 olive, sliced'];
    expect(named('Heat the oil.', lines)).toEqual([['oil', [0, 1]]]);
    expect(named('Heat the sesame oil.', lines)).toEqual([['sesame oil', [1]]]);
    expect(named('Serve with coconut.', ['1 cup coconut milk', '2 tbsp coconut oil'])).toEqual([]);
  });

  it('takes a describing word for its food only if nothing else bears it', () => {
    expect(named('Brown the chicken.', ['8 chicken thighs', '1 onion'])).toEqual([['chicken', [0]]]);
    expect(named('Brown the chicken.', ['8 chicken thighs', '1 l chicken stock'])).toEqual([]);
  });

  it('leaves words alone that only look alike, and says nothing without ingredients', () => {
    expect(named('Stir with a spoon and set aside.', BRAISE)).toEqual([]);
    expect(named('Butter the tin.', [])).toEqual([]);
  });

  it.each([
    ['Die Zwiebel würfeln und in Butter dünsten.', ['2 Zwiebeln', '30 g Butter', '500 g Mehl'], ['Zwiebel', 'Butter']],
    ['Den Knoblauch und die Tomaten zugeben.', ['2 Knoblauchzehen', '4 große Tomaten'], ['Tomaten']],
    ['Faites revenir les oignons dans l’huile.', ['2 oignons', "3 cuillères à soupe d'huile d'olive"], ['oignons', 'huile']],
    ['Añade la cebolla y el tomate.', ['1 cebolla roja', '3 tomates maduros'], ['cebolla', 'tomate']],
  ])('reads other languages: %s', (step, lines, words) => {
    expect(named(step, lines).map(([word]) => word)).toEqual(words);
  });
});
