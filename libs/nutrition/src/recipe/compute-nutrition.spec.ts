import { loadIngredientParser } from '@simmer/culinary';
import type { FoodKnowledge } from '../knowledge';
import { loadFoodKnowledge } from '../knowledge';
import { computeNutrition, type Correction } from './compute-nutrition';

let knowledge: FoodKnowledge;
let parse: Awaited<ReturnType<typeof loadIngredientParser>>;
beforeAll(async () => {
  [knowledge, parse] = await Promise.all([loadFoodKnowledge(['en']), loadIngredientParser()]);
});

const compute = (lines: string[], servings = 1, corrections = new Map<number, Correction>()) =>
  computeNutrition(lines.map((line) => parse(line)), servings, knowledge, { language: 'en', corrections }); // prettier-ignore
const gramsOf = (line: string) => compute([line]).lines[0]?.grams;

describe('what a line weighs', () => {
  it.each([
    ['4 chicken breasts (150g each)', 600],
    ['2 chicken breasts, 6 oz each', 340],
    ['3 packages (8 oz) cream cheese', 680],
    ['2 cans (15 oz) tomatoes', 850],
  ])('is so many times the size of one: %s', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, -1);
  });

  it('counts a second food of a line too', () => {
    const calories = (lines: string[]) => compute(lines).perServing?.calories ?? 0;
    expect(calories(['2 eggs plus 1 egg yolk'])).toBeCloseTo(calories(['2 eggs', '1 egg yolk']));
  });
});

describe('weights', () => {
  it.each([
    ['200 g flour', 200],
    ['1 lb carrots', 453.6],
    ['1 (15 oz) can tomatoes', 425.2],
    ['2 x 400 g tins tomatoes', 800],
    ['1 cup all-purpose flour', 125],
    ['1 cup heavy cream', 238],
    ['1 stick butter', 113],
    ['3 cloves garlic', 12],
    ['2 large eggs', 100],
    ['1 medium onion', 110],
    ['2-3 medium carrots', 152.5],
  ])('%s weighs %d g', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, 0);
  });

  it('weighs the same food the same by cup and by spoon', () => {
    expect(gramsOf('16 tbsp sugar')).toBeCloseTo(gramsOf('1 cup sugar') ?? 0, 0);
  });

  it.each<[line: string, grams: number]>([
    ['1 (15 oz) can chickpeas, drained', 255],
    ['15 oz canned kidney beans, drained and rinsed', 255],
    ['2 cans (15 oz) chickpeas', 510],
    ['1 can (240 g) chickpeas', 240],
    ['240 g drained chickpeas', 240],
    ['400 g drained chickpeas', 400],
    ['1 (14 oz) can tomatoes', 397],
  ])('counts a tin without its brine, and what was weighed without it whole: %s', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, -1);
  });

  it.each<[line: string, grams: number]>([
    ['1 kg chicken drumsticks', 670],
    ['500 g bananas', 320],
    ['500 g bananas, peeled', 320],
    ['300 g peeled mango', 300],
    ['300 g frozen mango', 300],
    ['300 g mango flesh', 300],
    ['2 bananas', 236],
    ['1 kg bone-in pork shoulder', 720],
  ])('counts what is weighed with bones and peel without them: %s', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, -1);
  });

  it('counts what stays in a pan whole', () => {
    expect(gramsOf('2 tbsp oil, for frying')).toBeCloseTo(gramsOf('2 tbsp oil') ?? 0);
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

  it('tells what is no serving: a cake, a tray', () => {
    const cake = ['400 g sugar', '250 g flour', '200 g butter'];
    const whole = compute(cake, 1);
    expect(whole.perServing).toBeNull();
    expect(whole.batch).toBeGreaterThan(3500);
    expect(compute(cake, 12)).toMatchObject({ batch: null, perServing: { calories: expect.any(Number) as number } });
  });

  it('believes the cook about a line', () => {
    const asLentils = compute(['200 g gorom moshla'], 1, new Map([[0, { foodId: 'lentil' }]]));
    expect(asLentils.lines[0]).toMatchObject({ confidence: 1, grams: 200, matched: true });
    // what a cook leaves out is no gap
    expect(compute(['200 g lentils', '5 g bouquet'], 1, new Map([[1, { foodId: null }]])).coverage).toBe(1);
  });
});
