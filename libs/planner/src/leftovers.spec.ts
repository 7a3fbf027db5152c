import { madeUpProblem } from './made-up-problem';
import { leftoversCost, withLeftovers } from './leftovers';
import { createPlanner } from './planner';
import { Random } from './random';
import type { PlanProblem } from './problem';
import { linkOf, violations } from './rules';
import { weightsFor } from './weights';

const MOVES = 60_000;
const lone = madeUpProblem({ seed: 7, recipes: 200, eaters: 1 });
const suggest = (problem: PlanProblem, seed = 1) => createPlanner(problem).suggest({ seed, moves: MOVES, leftovers: true });
const dishesOf = (plan: Readonly<Record<string, string | null>>): number => new Set(Object.values(plan)).size;
const slotsOf = (problem: PlanProblem, leftovers: Readonly<Record<string, string>>) =>
  problem.slots.map((slot) => ({ ...slot, leftoverOf: leftovers[slot.id] ?? slot.leftoverOf }));

describe('a week with leftovers', () => {
  it('has 12 dishes at most instead of 21 for one person, and a quarter less to buy and to cook', () => {
    const { plan, terms, empty } = suggest(lone);
    const each = createPlanner(lone).suggest({ seed: 1, moves: MOVES });
    expect(empty).toEqual([]);
    expect(dishesOf(each.plan)).toBe(21);
    expect(dishesOf(plan)).toBeLessThanOrEqual(12);
    expect(terms.shopping).toBeLessThanOrEqual(0.75 * each.terms.shopping);
    expect(terms.cooking).toBeLessThanOrEqual(0.75 * each.terms.cooking);
  });

  it('eats again at lunch, one to three days later, what was cooked for a main meal, four times at most', () => {
    const { plan, leftovers } = suggest(lone);
    const byId = new Map(lone.slots.map((slot) => [slot.id, slot]));
    expect(Object.keys(leftovers).length).toBeGreaterThan(3);
    for (const [id, source] of Object.entries(leftovers)) {
      const days = byId.get(id)!.day - byId.get(source)!.day;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(3);
      expect(id).toMatch(/lunch/);
      expect(plan[id]).toBe(plan[source]);
      expect(leftovers[source]).toBeUndefined();
    }
    for (const source of Object.values(leftovers))
      expect(Object.values(leftovers).filter((other) => other === source).length).toBeLessThanOrEqual(3);
  });

  it('has two breakfasts in turn, each four times at most', () => {
    const { plan } = suggest(lone);
    const breakfasts = lone.slots.filter(({ meal }) => meal === 'breakfast').map(({ id }) => plan[id]);
    const counts = [...new Set(breakfasts)].map((recipe) => breakfasts.filter((other) => other === recipe).length);
    expect(counts.toSorted()).toEqual([3, 4]);
  });

  it('asks who eats: nothing again for who never wants it, dinners too for who does gladly', () => {
    const liked = (leftovers: 'gladly' | 'never') => suggest({ ...lone, eaters: lone.eaters.map((eater) => ({ ...eater, leftovers })) });
    expect(liked('never').leftovers).toEqual({});
    expect(Object.keys(liked('gladly').leftovers).some((id) => id.includes('dinner'))).toBe(true);
  });

  it('eats nothing again that does not keep', () => {
    const recipes = lone.recipes.map((recipe, at) => ({ ...recipe, keepsDays: at % 2 }));
    const { plan, leftovers } = suggest({ ...lone, recipes });
    const keeping = new Set(recipes.filter(({ keepsDays }) => keepsDays === 1).map(({ id }) => id));
    expect(Object.values(leftovers).length).toBeGreaterThan(3);
    expect(Object.values(leftovers).every((source) => keeping.has(plan[source] ?? ''))).toBe(true);
    expect(suggest({ ...lone, recipes: recipes.map((recipe) => ({ ...recipe, keepsDays: 0 })) }).leftovers).toEqual({});
  });

  it('eats again what the cook has locked, if it is good for who eats there', () => {
    const locked = (recipe: object): PlanProblem => ({
      ...lone,
      recipes: [...lone.recipes, { ...lone.recipes[2]!, id: 'roast', keepsDays: 3, allergens: [], unknownAllergens: [], ...recipe }],
      eaters: lone.eaters.map((eater) => ({ ...eater, allergens: ['soy'] })),
      slots: lone.slots
        .filter(({ id }) => id === '0 dinner' || id === '1 lunch')
        .map((slot) => ({ ...slot, eaters: ['eater 0'], ...(slot.id === '0 dinner' && { locked: 'roast' }) })),
    });
    const sources = (recipe: object) => withLeftovers(locked(recipe), new Random(1)).slots.flatMap(({ leftoverOf }) => leftoverOf ?? []);
    expect(sources({})).toEqual(['0 dinner']);
    expect(sources({ allergens: ['soy'] })).toEqual([]);
    expect(sources({ keepsDays: 0 })).toEqual([]);
  });

  it('counts a third time of a dish and each day of waiting as a cost', () => {
    const eaten = (...ids: string[]): PlanProblem => ({
      ...lone,
      slots: lone.slots.map((slot) => (ids.includes(slot.id) ? { ...slot, leftoverOf: '0 dinner' } : slot)),
    });
    expect([eaten(), eaten('1 lunch'), eaten('2 lunch'), eaten('1 lunch', '2 lunch')].map(leftoversCost)).toEqual([0, 0, 1, 7]);
  });

  it('breaks no hard rule, leaves no more slots empty than without, and is the same for the same seed', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const problem = madeUpProblem({
        seed,
        recipes: 8 + (seed % 60),
        eaters: 1 + (seed % 3),
        days: 1 + (seed % 7),
        strict: (seed % 5) / 4,
      });
      const planner = createPlanner(problem);
      const found = planner.suggest({ seed, moves: 300, leftovers: true });
      const linked = { ...problem, slots: slotsOf(problem, found.leftovers) };
      const broken = violations(linked, found.plan).filter(
        ({ slot, code }) => code !== 'empty' && !(code === 'repeat' && / breakfast$/.test(slot)),
      );
      const locked = new Set(problem.slots.flatMap(({ locked: id }) => id ?? []));
      expect(broken.filter(({ slot, code }) => !(code === 'repeat' && locked.has(found.plan[slot] ?? '')))).toEqual([]);
      expect(found.empty.length).toBeLessThanOrEqual(planner.suggest({ seed, moves: 300 }).empty.length);
      for (const { relaxations } of found.empty) expect(relaxations.length).toBeGreaterThan(0);
      if (seed % 10 === 0) expect(planner.suggest({ seed, moves: 300, leftovers: true })).toEqual(found);
    }
  });

  it('has quicker dishes at every meal where that is wished for', () => {
    const quick = createPlanner(lone, weightsFor(['quicker'])).suggest({ seed: 1, moves: MOVES });
    const usual = createPlanner(lone).suggest({ seed: 1, moves: MOVES });
    expect(quick.terms.cooking).toBeLessThan(0.7 * usual.terms.cooking);
    expect(lone.slots.every((slot) => linkOf(slot) === null)).toBe(true);
  });
});
