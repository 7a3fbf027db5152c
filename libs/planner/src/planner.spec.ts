import { anneal } from './anneal';
import { compile } from './compiled-problem';
import { madeUpProblem } from './made-up-problem';
import { createPlanner } from './planner';
import type { Plan, PlanProblem } from './problem';
import { relaxed } from './relaxations';
import { violations } from './rules';
import { planTerms, weighted } from './terms';
import { WEIGHTS, weightsFor } from './weights';
import { Week } from './week';

const MOVES = 60_000;
const suggest = (problem: PlanProblem, seed = 1, moves = MOVES) => createPlanner(problem).suggest({ seed, moves });
const totalOf = (problem: PlanProblem, plan: Plan): number => weighted(planTerms(problem, plan));
const week = madeUpProblem({ seed: 7, recipes: 200 });
const slotOf = (problem: PlanProblem, id: string) => problem.slots.find((slot) => slot.id === id)!;
const withSlot = (problem: PlanProblem, id: string, change: object): PlanProblem => ({
  ...problem,
  slots: problem.slots.map((slot) => (slot.id === id ? { ...slot, ...change } : slot)),
});

/** Of each recipe the first ingredients in packs of which a serving takes some. */
const withFresh = (problem: PlanProblem): PlanProblem => ({
  ...problem,
  recipes: problem.recipes.map((recipe, index) => ({
    ...recipe,
    fresh: recipe.ingredients.slice(0, 3).map((ingredient, at) => ({ ingredient, packs: ((index + at) % 7) / 10 })),
  })),
});

describe('a suggested week', () => {
  it('breaks no hard rule, whatever the eaters, locks and leftovers, and leaves a slot empty only where nothing fits any more', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const problem = madeUpProblem({
        seed,
        recipes: 10 + (seed % 60),
        eaters: 1 + (seed % 3),
        days: 1 + (seed % 7),
        strict: (seed % 5) / 4,
      });
      const { plan, empty } = suggest(problem, seed, 300);
      const broken = violations(problem, plan).filter(({ code }) => code !== 'empty');
      // a cook may lock one recipe twice, the planner may not choose one twice
      const locked = new Set(problem.slots.flatMap(({ locked: id }) => id ?? []));
      expect(broken.filter(({ slot, code }) => !(code === 'repeat' && locked.has(plan[slot] ?? '')))).toEqual([]);
      for (const { relaxations } of empty) expect(relaxations.every(({ rules }) => rules.length > 0)).toBe(true);
    }
  });

  it('is the same for the same seed and moves, and another for another seed', () => {
    expect(suggest(week, 3)).toEqual(suggest(week, 3));
    expect(suggest(week, 4).plan).not.toEqual(suggest(week, 3).plan);
  });

  it('is much better than a random one that keeps the rules, with at most three quarters of its ingredients to buy', () => {
    const random = suggest(week, 1, 0);
    const found = suggest(week, 1, 200_000);
    expect(found.total).toBeLessThan(0.6 * random.total);
    expect(found.terms.shopping).toBeLessThanOrEqual(0.75 * random.terms.shopping);
  });

  it('counts the sum that the terms define, at every change of the search', () => {
    const problem = withFresh(madeUpProblem({ seed: 12, recipes: 80, strict: 0.4 }));
    const compiled = compile(problem, WEIGHTS);
    const plan = anneal(compiled, 1, 2000);
    const counted = new Week(compiled, plan.filter((recipe) => recipe >= 0).length);
    plan.forEach((recipe, at) => recipe >= 0 && counted.place(at, recipe));
    for (const at of compiled.open) {
      const before = totalOf(problem, counted.toPlan());
      const old = counted.remove(at);
      const other = compiled.units[at]!.candidates.find((recipe) => counted.used[recipe] === 0 && recipe !== old) ?? old;
      const change = counted.costOf(at, other) - counted.costOf(at, old);
      counted.place(at, other);
      expect(totalOf(problem, counted.toPlan()) - before).toBeCloseTo(change, 6);
    }
    const [one, two] = [compiled.open[0]!, compiled.open.at(-1)!];
    const before = totalOf(problem, counted.toPlan());
    const change = counted.exchange(one, two);
    expect(totalOf(problem, counted.toPlan()) - before).toBeCloseTo(change, 6);
  });

  it('fills as many slots as can be filled at all, though the one recipe of a slot fits others too', () => {
    const [first, second] = week.recipes;
    const recipes = [
      { ...first!, id: 'quick', meals: ['lunch', 'dinner'], minutes: 10 },
      { ...second!, id: 'slow', meals: ['dinner'], minutes: 60 },
    ];
    const slots = [
      { ...slotOf(week, '0 dinner'), maxMinutes: null },
      { ...slotOf(week, '0 lunch'), maxMinutes: 20 },
    ];
    for (let seed = 1; seed < 20; seed++)
      expect(suggest({ ...week, recipes, slots }, seed, 100).plan).toEqual({ '0 dinner': 'slow', '0 lunch': 'quick' });
  });

  it('keeps a locked recipe, also one that breaks a rule, and one that is no recipe of the pool', () => {
    const locked = withSlot(withSlot(week, '0 lunch', { locked: 'recipe 0' }), '1 dinner', { locked: 'a note' });
    const { plan } = suggest(locked);
    expect(plan).toMatchObject({ '0 lunch': 'recipe 0', '1 dinner': 'a note' });
    expect(Object.values(plan).filter((id) => id === 'recipe 0')).toHaveLength(1);
  });

  it('serves a leftover what was cooked for its source, suits it to who eats it, and buys for it once', () => {
    const guest = { id: 'guest', portion: 1, goals: {}, diets: ['halal'], allergens: [], dislikes: [] };
    const problem = withSlot({ ...week, eaters: [...week.eaters, guest] }, '1 lunch', { leftoverOf: '0 dinner', eaters: ['guest'] });
    const { plan, terms } = suggest(problem);
    expect(plan['1 lunch']).toBe(plan['0 dinner']);
    expect(problem.recipes.find(({ id }) => id === plan['1 lunch'])?.diets).toContain('halal');
    const { '1 lunch': _leftover, ...withoutLeftover } = plan;
    expect(planTerms(problem, withoutLeftover).shopping).toBe(terms.shopping);
  });

  it('takes an allergen that nobody could tell about for present', () => {
    const recipes = week.recipes.map((recipe) => ({ ...recipe, allergens: [], unknownAllergens: recipe.id === 'recipe 5' ? [] : ['soy'] }));
    const eaters = week.eaters.map((eater) => ({ ...eater, allergens: ['soy'] }));
    const { plan, empty } = suggest({ ...week, recipes, eaters });
    expect(Object.values(plan).filter((id) => id !== null)).toEqual(['recipe 5']);
    expect(empty[0]?.relaxations[0]?.rules).toEqual([
      { code: 'unknown-allergen', allergen: 'soy', eaters: expect.arrayContaining(['eater 0']) as string[] },
    ]);
  });

  it('turns with the words of the cook', () => {
    const quick = createPlanner(week, weightsFor(['quicker'])).suggest({ seed: 1, moves: MOVES });
    expect(quick.terms.minutes).toBeLessThan(suggest(week).terms.minutes);
    const priced = { ...week, recipes: week.recipes.map((recipe, index) => ({ ...recipe, price: 1 + (index % 9) })) };
    const cheap = createPlanner(priced, weightsFor(['cheaper'])).suggest({ seed: 1, moves: MOVES });
    expect(cheap.terms.price).toBeLessThan(0.8 * suggest(priced).terms.price);
  });
});

describe('the other recipes for a slot', () => {
  const planner = createPlanner(week);
  const { plan } = planner.suggest({ seed: 1, moves: MOVES });

  it('are the five that keep the rules and change the sum least, with the change', () => {
    const found = planner.alternatives(plan, '2 dinner');
    const all = week.recipes
      .map(({ id }) => ({ recipe: id, plan: { ...plan, '2 dinner': id } }))
      .filter(({ recipe, plan: other }) => recipe !== plan['2 dinner'] && violations(week, other).length === 0)
      .map(({ recipe, plan: other }) => ({ recipe, change: totalOf(week, other) - totalOf(week, plan) }))
      .sort((a, b) => a.change - b.change);
    expect(found.map(({ recipe }) => recipe)).toEqual(all.slice(0, 5).map(({ recipe }) => recipe));
    found.forEach(({ change }, index) => expect(change).toBeCloseTo(all[index]!.change, 6));
  });

  it('are offered for an empty slot too, and none for a slot that is not there', () => {
    expect(planner.alternatives({ ...plan, '2 dinner': null }, '2 dinner')).toHaveLength(5);
    expect(planner.alternatives(plan, 'never')).toEqual([]);
  });
});

describe('why a recipe stands in a slot', () => {
  it('is told by the terms that the best other one would make worse, three at most, the largest first', () => {
    const planner = createPlanner(week);
    const { plan } = planner.suggest({ seed: 2, moves: MOVES });
    for (const { id } of week.slots) {
      const reasons = planner.explain(plan, id);
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(reasons.map(({ points }) => points)).toEqual(reasons.map(({ points }) => points).sort((a, b) => b - a));
      for (const { points, params, code } of reasons) expect(points).toBeCloseTo(WEIGHTS[code] * (params.instead - params.now), 9);
    }
  });

  it('names what only this recipe uses up', () => {
    const recipes = week.recipes.map((recipe, index) => ({ ...recipe, ingredients: index === 2 ? ['old spinach'] : recipe.ingredients }));
    const planner = createPlanner({ ...week, recipes, useUp: ['old spinach'] });
    const { plan } = planner.suggest({ seed: 1, moves: MOVES });
    const slot = Object.keys(plan).find((id) => plan[id] === 'recipe 2')!;
    expect(planner.explain(plan, slot)[0]).toMatchObject({ code: 'useUp', points: 8, params: { ingredients: ['old spinach'] } });
  });
});

describe('what spoils in open packs', () => {
  const alone = { ...week.eaters[0]!, portion: 1, goals: {}, diets: [], allergens: [], dislikes: [], id: 'cook' };
  const slots = [
    { ...slotOf(week, '0 dinner'), eaters: ['cook'], maxMinutes: null, locked: 'spinach pie' },
    { ...slotOf(week, '1 lunch'), eaters: ['cook'], maxMinutes: null, locked: null },
  ];
  const spinach = (packs: number) => [{ ingredient: 'spinach', packs }];
  const [first] = week.recipes;
  const alike = {
    ...first!,
    meals: ['lunch', 'dinner'],
    kcal: 400,
    protein: 20,
    fat: 10,
    carbohydrates: 40,
    minutes: 20,
    cuisine: 'other',
    liking: 0.5,
    season: 0.5,
  };
  const problem: PlanProblem = {
    ...week,
    eaters: [alone],
    slots,
    recipes: [
      { ...alike, id: 'spinach pie', ingredients: ['spinach'], fresh: spinach(0.5) },
      { ...alike, id: 'spinach soup', ingredients: ['spinach', 'leek'], fresh: spinach(0.4) },
      { ...alike, id: 'spinach lasagne', ingredients: ['spinach', 'pasta'], fresh: spinach(0.7) },
    ],
  };

  it('is what the week leaves of each pack, by the servings that are eaten', () => {
    const left = (lunch: string) => planTerms(problem, { '0 dinner': 'spinach pie', '1 lunch': lunch }).spoils;
    expect(left('spinach soup')).toBeCloseTo(0.1, 9);
    expect(left('spinach lasagne')).toBeCloseTo(0.8, 9);
    expect(planTerms({ ...problem, pantry: ['spinach'] }, { '0 dinner': 'spinach pie', '1 lunch': null }).spoils).toBe(0);
  });

  it('lets a dish win that finishes a pack, and is the reason that is given', () => {
    const planner = createPlanner(problem);
    const { plan } = planner.suggest({ seed: 1, moves: MOVES });
    expect(plan['1 lunch']).toBe('spinach soup');
    expect(planner.explain(plan, '1 lunch')[0]).toMatchObject({ code: 'spoils', params: { ingredients: ['spinach'] } });
  });
});

describe('the rules to relax when nothing fits', () => {
  const problem = withSlot({ ...week, recipes: week.recipes.map((recipe) => ({ ...recipe, minutes: 45 })) }, '0 lunch', { maxMinutes: 20 });

  it('are one rule where one is enough, with how many recipes it would free', () => {
    const { plan, empty } = suggest(problem);
    const used = new Set(Object.values(plan));
    const free = problem.recipes.filter(({ id, meals }) => meals.includes('lunch') && !used.has(id));
    expect(empty).toEqual([{ slot: '0 lunch', relaxations: [{ rules: [{ code: 'time', maxMinutes: 20 }], recipes: free.length }] }]);
  });

  it('let a recipe in once they are lifted, at that meal alone', () => {
    const { plan, empty } = suggest(problem);
    const locked = { ...problem, slots: problem.slots.map((slot) => ({ ...slot, locked: slot.locked ?? plan[slot.id] ?? null })) };
    const found = suggest(relaxed(locked, ['0 lunch'], empty[0]!.relaxations[0]!.rules));
    expect(found.plan['0 lunch']).toBeTruthy();
    expect({ ...found.plan, '0 lunch': null }).toEqual({ ...plan, '0 lunch': null });
  });

  it('never let an allergen in, and let a dish come twice where that is the rule', () => {
    const allergic = { ...problem, eaters: problem.eaters.map((eater) => ({ ...eater, allergens: ['milk'] })) };
    expect(relaxed(allergic, ['0 lunch'], [{ code: 'allergen', allergen: 'milk', eaters: [] }])).toBe(allergic);
    const only = { ...week, recipes: week.recipes.slice(0, 3) };
    const { plan, empty } = suggest(only);
    const slots = empty.filter(({ relaxations: [first] }) => first?.rules.length === 1).map(({ slot }) => slot);
    const locked = { ...only, slots: only.slots.map((slot) => ({ ...slot, locked: plan[slot.id] ?? null })) };
    const again = suggest(relaxed(locked, slots, [{ code: 'repeat' }])).plan;
    expect(Object.values(again).filter((recipe) => Object.values(plan).includes(recipe)).length).toBeGreaterThan(0);
  });

  it('are a pair where no single rule frees any', () => {
    const eaters = problem.eaters.map((eater) => ({ ...eater, diets: ['vegan'] }));
    const found = createPlanner({ ...problem, eaters, slots: problem.slots.filter(({ id }) => id === '0 lunch') }).suggest({ seed: 1 });
    const codes = found.empty[0]?.relaxations.map(({ rules }) => rules.map(({ code }) => code).sort());
    expect(codes).toEqual([['diet', 'time']]);
  });

  it('say so when all that fits is planned already', () => {
    const only = { ...week, recipes: week.recipes.slice(0, 3) };
    const { empty } = suggest(only);
    expect(empty.length).toBe(week.slots.length - 3);
    for (const { relaxations } of empty) expect(relaxations[0]?.rules).toContainEqual({ code: 'repeat' });
  });
});
