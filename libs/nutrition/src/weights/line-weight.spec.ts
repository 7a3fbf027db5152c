import { loadIngredientParser } from '@simmer/culinary';
import { type FoodLanguage, loadFigures } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import type { FoodKnowledge } from '../knowledge';
import { foodOf } from './line-food';
import { weightOf } from './line-weight';

let knowledge: FoodKnowledge;
let parse: Awaited<ReturnType<typeof loadIngredientParser>>;
beforeAll(async () => {
  const [figures, loaded] = await Promise.all([loadFigures(), loadIngredientParser()]);
  [knowledge, parse] = [{ foods: allFoods(), figures }, loaded];
});

/** The food that a line weighs, and how many grams of it. */
function read(text: string, language: FoodLanguage): [food: string | undefined, grams: number | null] {
  const line = parse(text, { language });
  const resolved = foodOf(line, knowledge.foods, language);
  const weight = resolved && weightOf(line, resolved, knowledge, language);
  return [resolved?.food.id, weight && Math.round(weight.grams)];
}

describe('what is weighed', () => {
  it.each<[FoodLanguage, string, string, number]>([
    ['en', 'juice of 1 lemon', 'lemon-juice', 48],
    ['en', '2 limes, juiced', 'lime-juice', 60],
    ['de', 'Saft von 1 Zitrone', 'lemon-juice', 48],
    ['fr', 'le jus de 1 citron', 'lemon-juice', 48],
    ['es', 'el zumo de 1 limón', 'lemon-juice', 48],
    ['it', 'il succo di 1 limone', 'lemon-juice', 48],
    ['pt', 'suco de 1 limão', 'lemon-juice', 48],
    ['nl', 'sap van 1 citroen', 'lemon-juice', 48],
    ['sv', 'saft av 1 citron', 'lemon-juice', 48],
    ['en', 'grated zest of 2 oranges', 'orange-zest', 24],
    ['en', '1 lemon, zested', 'lemon-zest', 6],
    ['de', 'Abrieb von 1 Zitrone', 'lemon-zest', 6],
    ['fr', 'le zeste d’un citron', 'lemon-zest', 6],
    ['en', '2 lemons, zest and juice', 'lemon-juice', 96],
  ])('is the juice or the zest where a line is of no more: %s %s', (language, text, food, grams) => {
    expect(read(text, language)).toEqual([food, grams]);
  });

  it.each<[FoodLanguage, string, string]>([
    ['en', '1 cup cooked rice', 'rice-cooked'],
    ['en', '200 g cooked rice', 'rice-cooked'],
    ['en', '200 g rice, cooked', 'rice-grain'],
    ['en', '1 package egg noodles, cooked', 'egg-noodle'],
    ['en', '2 cups cooked pasta', 'pasta-cooked'],
    ['en', '4 slices bacon, cooked and crumbled', 'bacon-cooked'],
    ['de', '200 g gekochter Reis', 'rice-cooked'],
    ['fr', '200 g de riz cuit', 'rice-cooked'],
    ['nl', '200 g gekookte rijst', 'rice-cooked'],
  ])('is cooked where it is measured so, and as it is bought where it is cooked later: %s %s', (language, text, food) => {
    expect(read(text, language)[0]).toBe(food);
  });

  it.each([
    ['4 oranges, peel and pith removed', 'orange'],
    ['1 bunch parsley, washed and dried', 'parsley'],
    ['1 tsp thyme (dried)', 'thyme-dried'],
    ['1 can pineapple (with juice)', 'pineapple'],
    ['1 tbsp parsley, dried or fresh', 'parsley'],
    ['500 g minced beef', 'beef-ground'],
  ])('is not changed by what remarks say besides: %s', (text, food) => {
    expect(read(text, 'en')[0]).toBe(food);
  });
});

describe('weightOf', () => {
  it.each<[FoodLanguage, string, number]>([
    ['de', '1 Knoblauchzehe', 4],
    ['fr', '2 gousses d’ail', 8],
    ['en', '10 cherry tomatoes', 150],
    ['de', '1 Pck. Vanillezucker', 8],
    ['de', '1 Würfel Hefe', 42],
    ['en', '1 stick butter', 113],
    ['en', '2 bouillon cubes', 20],
    ['de', '2 große Eier', 120],
    ['es', '2 huevos grandes', 120],
  ])('weighs what is counted as this food weighs: %s %s', (language, text, grams) => {
    const [, found] = read(text, language);
    expect(found).toBeGreaterThanOrEqual(grams * 0.8);
    expect(found).toBeLessThanOrEqual(grams * 1.2);
  });
});
