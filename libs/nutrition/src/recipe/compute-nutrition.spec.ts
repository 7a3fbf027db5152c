import { loadIngredientParser } from '@simmer/culinary';
import type { FoodIndex } from '../foods/food-index';
import { loadFoods } from '../foods/food-table';
import { computeNutrition, type Correction } from './compute-nutrition';

let foods: FoodIndex;
let parse: Awaited<ReturnType<typeof loadIngredientParser>>;
beforeAll(async () => {
  [foods, parse] = await Promise.all([loadFoods(), loadIngredientParser()]);
});

const compute = (lines: string[], servings = 1, corrections?: Map<number, Correction>) =>
  computeNutrition(lines.map((line) => parse(line)), servings, foods, corrections); // prettier-ignore
const gramsOf = (line: string) => compute([line]).lines[0]?.grams;

describe('what a line weighs', () => {
  it.each([
    ['4 chicken breasts (150g each)', 600],
    ['2 chicken breasts, 6 oz each', 340],
    ['3 packages (8 oz) cream cheese', 680],
    ['2 cans (15 oz) chickpeas', 850],
  ])('is so many times the size of one: %s', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, -1);
  });

  it('counts a second food of a line too', () => {
    const calories = (lines: string[]) => compute(lines).perServing?.calories ?? 0;
    expect(calories(['2 eggs plus 1 egg yolk'])).toBeCloseTo(calories(['2 eggs', '1 egg yolk']));
  });
});

describe('the food table', () => {
  it('holds at least a thousand foods, each with its source and calories', () => {
    expect(foods.foods.length).toBeGreaterThan(1_000);
    expect(foods.foods.filter(({ id, figures, names }) => !(id > 1_000) || figures.calories === null || names.length === 0)).toEqual([]);
  });

  it.each([
    ['extra-virgin olive oil', 4053],
    ['large eggs', 1123],
    ['freshly ground black pepper', 2030],
    ['good-quality red wine vinegar', 2068],
    ['unsalted butter or margarine', 1145],
    ['butter (at room temperature)', 1145 - 144],
    ['Zwiebeln', 11282],
    ['rote Linsen', 16144],
    ['coconut milk', 12118],
    ['peanut butter', 16098],
    ['sweet potatoes', 11507],
  ])('finds %s', (name, id) => {
    expect(foods.find(name)?.food.id).toBe(id);
  });

  it('is less sure of a name that only ends in a known one', () => {
    expect(foods.find('artisan spelt baguette')?.confidence).toBeLessThan(foods.find('baguette')?.confidence ?? 0);
    expect(foods.find('gorom moshla')).toBeNull();
  });
});

describe('weights', () => {
  it.each([
    ['200 g flour', 200],
    ['1 lb carrots', 453.6],
    ['1 (15 oz) can chickpeas', 425.2],
    ['2 x 400 g tins tomatoes', 800],
    ['1 cup all-purpose flour', 125],
    ['1 cup heavy cream', 238],
    ['1 stick butter', 113],
    ['3 cloves garlic', 9],
    ['2 large eggs', 100],
    ['1 medium onion', 110],
    ['2-3 medium carrots', 152.5],
  ])('%s weighs %d g', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, 0);
  });

  it('weighs the same food the same by cup and by spoon', () => {
    expect(gramsOf('16 tbsp sugar')).toBeCloseTo(gramsOf('1 cup sugar') ?? 0, 0);
  });

  it('counts a tenth of the oil for frying', () => {
    expect(gramsOf('1 liter vegetable oil, for deep frying')).toBeCloseTo((gramsOf('1 liter vegetable oil') ?? 0) / 10, 0);
  });
});

describe('computeNutrition', () => {
  it('adds up the lines and divides by the servings', () => {
    const { perServing, coverage } = compute(['200 g sugar', '100 g butter'], 4);
    expect(coverage).toBe(1);
    expect(perServing?.calories).toBeCloseTo((2 * 387 + 717) / 4, 0);
    expect(perServing?.total_fat).toBeCloseTo((81.1 + 2 * 0) / 4, 0);
  });

  it('takes seasoning without an amount for counted', () => {
    const { lines, coverage } = compute(['500 g potatoes', 'salt and pepper to taste', 'fresh parsley, to serve']);
    expect(lines.map(({ matched }) => matched)).toEqual([true, true, true]);
    expect(coverage).toBe(1);
  });

  it('gives no figure below 80 % of the weight', () => {
    const half = compute(['300 g potatoes', '300 g gorom moshla']);
    expect(half.coverage).toBeCloseTo(0.5, 2);
    expect(half.perServing).toBeNull();
    expect(compute(['300 g potatoes', '50 g gorom moshla']).perServing).not.toBeNull();
    expect(compute([]).perServing).toBeNull();
  });

  it('tells no figure that a food lacks: unknown is not zero', () => {
    const okara = compute(['200 g okara']);
    expect(okara.lines[0]?.food?.figures.sugar).toBeNull();
    expect(okara.perServing?.sugar).toBeNull();
    expect(okara.perServing?.calories).not.toBeNull();
  });

  it('believes the cook about a line', () => {
    const asLentils = compute(['200 g gorom moshla'], 1, new Map([[0, { foodId: 16069 }]]));
    expect(asLentils.lines[0]).toMatchObject({ confidence: 1, grams: 200, matched: true });
    // what a cook leaves out is no gap
    expect(compute(['200 g lentils', '5 g bouquet'], 1, new Map([[1, { foodId: null }]])).coverage).toBe(1);
  });
});
