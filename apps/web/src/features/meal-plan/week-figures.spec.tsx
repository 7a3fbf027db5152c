import type { Eater, MealPlanEntry } from '@simmer/contracts';
import { render, screen } from '@testing-library/react';
import type { PlanRecipe } from '@simmer/planner';
import { weekMeans } from './day-sums';
import { WeekFigures } from './week-figures';

const ADA: Eater = { id: 'ada', name: 'Ada', portion: 1, diets: [], allergens: [], dislikes: [], goals: {} };

it('says by how much a day is over its goal, and of protein nothing: more of it does no harm', () => {
  const means = [
    { nutrient: 'kcal' as const, amount: 1950, more: 0, goal: 1500 },
    { nutrient: 'fat' as const, amount: 61, more: 0, goal: 60 },
    { nutrient: 'protein' as const, amount: 120, more: 0, goal: 80 },
  ];
  render(<WeekFigures means={means} eaters={[ADA]} eater={ADA} onEater={() => undefined} />);
  const [kcal, fat, protein] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kcal).toContain('of 1,500 450 over');
  expect(fat).not.toContain('over');
  expect(protein).not.toContain('over');
});

describe('why a goal is not reached', () => {
  const MONDAY = '2026-11-23';
  const recipe = (id: string, protein: number | null, extra: Partial<PlanRecipe> = {}): PlanRecipe => ({
    ...{ id, protein, kcal: 400, fat: 10, carbohydrates: 40, meals: ['dinner'], minutes: 20, ingredients: [] },
    ...{ allergens: [], diets: [], cuisine: 'other', liking: 0.5, season: 0.5, ...extra },
  });
  const dish = (recipe_id: string, meal = 'dinner'): MealPlanEntry => ({
    ...{ id: `${recipe_id} ${meal}`, date: MONDAY, meal, position: 0, recipe_id, title: recipe_id },
    ...{ servings: null, locked: false, leftover_of: null },
  });
  const said = (recipes: PlanRecipe[], entries: MealPlanEntry[], eater: Partial<Eater> = {}, meals = ['dinner']): string => {
    const ada = { ...ADA, goals: { protein: 50 }, ...eater };
    const known = new Map(recipes.map((one) => [one.id, one]));
    const means = weekMeans([MONDAY], entries, entries, [], meals, ada, known);
    const { unmount } = render(<WeekFigures means={means} eaters={[ada]} eater={ada} onEater={() => undefined} />);
    const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('protein'))?.textContent ?? '';
    unmount();
    return line.replace(/^.*of 50/, '').trim();
  };

  it('is that a figure is missing, that meals are open, or that other recipes have more of it, or none has', () => {
    const [soup, stew, chili] = [recipe('soup', 10), recipe('stew', null), recipe('chili', 60)];
    expect(said([soup, stew], [dish('soup'), dish('stew')])).toBe('1 dish has no figure for it, so it may be more.');
    expect(said([soup, chili], [dish('soup')], {}, ['lunch', 'dinner'])).toBe('1 meal is still open on these days.');
    expect(said([soup, chili], [dish('soup')])).toBe('Other recipes of yours have more of it. Swap shows by how much.');
    expect(said([soup], [dish('soup')])).toBe('No recipe of yours that suits gets there.');
    expect(said([chili], [dish('chili')])).toBe('');
  });

  it('counts no recipe that the eater may not have', () => {
    const recipes = [recipe('soup', 10), recipe('chili', 60, { unknownAllergens: ['milk'] })];
    expect(said(recipes, [dish('soup')], { allergens: ['milk'] })).toBe('No recipe of yours that suits gets there.');
  });
});
