import { DEFAULT_PLAN_SETTINGS, type MealPlanEntry, type MealPlanSlot } from '@simmer/contracts';
import { loadIngredientParser } from '@simmer/culinary';
import { loadFoodKnowledge } from '@simmer/nutrition';
import { createPlanner, type Eater, type PlanProblem, planTerms, violations } from '@simmer/planner';
import {
  dayFigures,
  daysAfter,
  mealsOf,
  planProblem as problemOf,
  type PlanKnowledge,
  type PlannableRecipe,
  type PlanRequest,
  planRecipeOf,
  servingsOf,
  weekOf,
} from '.';

let knowledge: PlanKnowledge;
beforeAll(async () => {
  const [foods, parse] = await Promise.all([loadFoodKnowledge(), loadIngredientParser()]);
  knowledge = { ...foods, parse, language: 'en' };
});

const planProblem = (request: PlanRequest) => problemOf(request, knowledge);

const MEALS = ['breakfast', 'lunch', 'dinner'];
const recipe = (id: string, lines: string[], part: Partial<PlannableRecipe> = {}): PlannableRecipe => ({
  id,
  title: id,
  tags: ['dinner'],
  ingredients: lines.map((text) => {
    const { quantity, quantityMax, unit, name, optional } = knowledge.parse(text);
    return { text, group: null, parsed: { quantity, quantity_max: quantityMax, unit, name, preparation: '', note: '', optional } };
  }),
  servings: 2,
  total_time: 20,
  calories: null,
  protein: null,
  total_fat: null,
  carbohydrates: null,
  rating: null,
  favorite: false,
  ...part,
});
const known = (...recipes: PlannableRecipe[]) => recipes.map((one) => planRecipeOf(one, MEALS, knowledge));
const entry = (id: string, part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
  id,
  date: '2026-11-16',
  meal: 'dinner',
  position: 0,
  recipe_id: id,
  title: id,
  servings: null,
  locked: false,
  leftover_of: null,
  ...part,
});
const eater = (id: string, part: Partial<Eater> = {}): Eater => ({
  id,
  portion: 1,
  goals: {},
  diets: [],
  allergens: [],
  dislikes: [],
  ...part,
});
const settings = { meals: ['dinner'], max_minutes: [], pantry: [], use_up: [] };
const slot = (part: Partial<MealPlanSlot> = {}): MealPlanSlot => ({
  date: '2026-11-16',
  meal: 'dinner',
  eaters: null,
  guests: [],
  max_minutes: null,
  ...part,
});

describe('what the planner knows of a recipe', () => {
  it('computes figures only when the source states none', () => {
    const lines = ['200 g spaghetti', '2 eggs'];
    const [computed, stated] = known(recipe('a', lines), recipe('b', lines, { calories: 512, protein: null }));
    expect(computed?.kcal).toBeGreaterThan(350);
    expect(stated).toMatchObject({ kcal: 512, protein: null });
  });

  it('reads allergens and diets from the ingredients, and is sure of nothing without any', () => {
    const [pasta, empty] = known(recipe('a', ['200 g spaghetti', '1 cup milk']), recipe('b', []));
    expect(pasta?.allergens).toEqual(expect.arrayContaining(['gluten', 'milk']));
    expect(pasta?.diets).toEqual(['vegetarian']);
    expect(empty?.diets).toEqual([]);
    expect(empty?.unknownAllergens).toContain('nuts');
  });

  it('tells how much of a pack of what does not keep a serving takes', () => {
    const [curry] = known(
      recipe('a', ['125 g mushrooms', '125 g sliced mushrooms', '200 g dried lentils', '1 tsp salt', 'parsley'], { servings: 4 }),
    );
    expect(curry?.fresh).toEqual([{ ingredient: curry?.ingredients[0], packs: expect.closeTo(0.25, 6) as number }]);
  });

  it('knows one food by its name in singular and plural, and a kitchen by its tag', () => {
    const [one, many] = known(recipe('a', ['1 onion'], { tags: ['Thai', 'dinner'] }), recipe('b', ['3 Onions']));
    expect(one?.ingredients).toEqual(many?.ingredients);
    expect([one?.cuisine, many?.cuisine]).toEqual(['thai', 'other']);
  });

  it.each([
    [['breakfast'], ['breakfast']],
    [['Dessert'], []],
    [[], ['lunch', 'dinner', 'Late supper']],
    [['late supper', 'snack'], ['Late supper']],
  ])('tags %j suit %j', (tags, meals) => {
    expect(mealsOf(tags, ['breakfast', 'lunch', 'dinner', 'Late supper'])).toEqual(meals);
  });
});

describe('the problem of a week', () => {
  it('fills what is empty, keeps what stands there, and takes a note for a meal', () => {
    const recipes = known(recipe('a', ['rice']), recipe('b', ['beans']), recipe('c', ['pasta']));
    const problem = planProblem({
      dates: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'],
      entries: [entry('a'), entry('note', { date: '2026-11-17', recipe_id: null, title: 'Eating out' })],
      slots: [],
      settings,
      eaters: [eater('ann')],
      recipes,
    });
    const { plan } = createPlanner(problem).suggest({ seed: 1, moves: 20_000 });
    expect(Object.keys(plan)).toEqual(['2026-11-16 dinner', '2026-11-18 dinner', '2026-11-19 dinner']);
    expect(plan['2026-11-16 dinner']).toBe('a');
    expect(new Set(Object.values(plan)).size).toBe(3);
    expect(violations(problem, plan)).toEqual([]);
  });

  it('asks for what the guests of one meal may eat, and for the time there is', () => {
    const recipes = known(
      recipe('a', ['1 cup milk'], { total_time: 10 }),
      recipe('b', ['rice'], { total_time: 10 }),
      recipe('c', ['rice'], { total_time: 90 }),
    );
    const problem = planProblem({
      dates: ['2026-11-16'],
      entries: [],
      slots: [slot({ guests: [{ name: 'Ben', portion: 1, diets: ['vegan'], allergens: [] }], max_minutes: 30 })],
      settings,
      eaters: [eater('ann')],
      recipes,
    });
    expect(createPlanner(problem).suggest({ seed: 1, moves: 5_000 }).plan).toEqual({ '2026-11-16 dinner': 'b' });
  });

  it('has time enough for a breakfast, a lunch, and a dinner on a weekday, and for anything on a weekend', () => {
    const recipes = known(
      recipe('quick', ['oats'], { tags: ['breakfast', 'lunch', 'dinner'], total_time: 15 }),
      recipe('slow', ['beef'], { tags: ['breakfast', 'lunch', 'dinner'], total_time: 60 }),
      recipe('untold', ['rice'], { tags: ['breakfast', 'lunch', 'dinner'], total_time: 0 }),
    );
    const about = { dates: ['2026-11-20', '2026-11-21'], entries: [], slots: [], eaters: [eater('ann')], recipes };
    const isInTime = (problem: PlanProblem, slot: string, id: string): boolean =>
      !violations(problem, { [slot]: id }).some((broken) => broken.slot === slot && broken.code === 'time');
    const fits = (problem: PlanProblem) =>
      Object.fromEntries(problem.slots.map((one) => [one.id, recipes.map(({ id }) => id).filter((id) => isInTime(problem, one.id, id))]));
    expect(fits(planProblem({ ...about, settings: DEFAULT_PLAN_SETTINGS }))).toEqual({
      '2026-11-20 breakfast': ['quick', 'untold'],
      '2026-11-20 lunch': ['quick', 'untold'],
      '2026-11-20 dinner': ['quick', 'untold'],
      '2026-11-21 breakfast': ['quick', 'slow', 'untold'],
      '2026-11-21 lunch': ['quick', 'slow', 'untold'],
      '2026-11-21 dinner': ['quick', 'slow', 'untold'],
    });
    const inHaste = { ...DEFAULT_PLAN_SETTINGS, meals: ['dinner'], max_minutes: [{ weekday: 4, meal: 'dinner', minutes: 20 }] };
    expect(fits(planProblem({ ...about, settings: inHaste }))['2026-11-20 dinner']).toEqual(['quick']);
  });

  it('takes a dislike for every kind of that food, and for no other', () => {
    const recipes = known(recipe('a', ['200 g button mushrooms']), recipe('b', ['1 cup cream']), recipe('c', ['3 tbsp olive oil']));
    const { eaters } = planProblem({
      dates: ['2026-11-16'],
      entries: [],
      slots: [],
      settings,
      eaters: [eater('ann', { dislikes: ['Mushroom', 'sour cream', 'olives'] })],
      recipes,
    });
    expect(eaters[0]?.dislikes).toEqual(recipes[0]?.ingredients);
  });

  it('eats again on the first days what is cooked just before them, and plans nothing else there', () => {
    const recipes = known(
      recipe('roast', ['beef'], { tags: ['lunch', 'dinner'] }),
      ...['a', 'b', 'c', 'd'].map((id) => recipe(id, [id], { tags: ['dinner'] })),
    );
    const roast = entry('roast', { date: '2026-11-15' });
    const request = {
      dates: ['2026-11-16', '2026-11-17'],
      entries: [roast],
      slots: [],
      settings: { ...settings, meals: ['lunch', 'dinner'] },
      eaters: [eater('ann', { goals: { kcal: 2000 } })],
      recipes,
    };
    const suggested = (before: string[]) =>
      createPlanner(planProblem({ ...request, before })).suggest({ seed: 1, moves: 20_000, leftovers: true });
    const { plan, leftovers } = suggested(['2026-11-13', '2026-11-14', '2026-11-15']);
    expect(leftovers['2026-11-16 lunch']).toBe('roast');
    expect([plan['2026-11-16 lunch'], plan['2026-11-15 lunch']]).toEqual(['roast', undefined]);
    expect(Object.values(suggested([]).leftovers)).not.toContain('roast');
    // days before are no days on which somebody falls short of a goal
    expect(planTerms(planProblem({ ...request, before: ['2026-11-15'] }), {}).kcal).toBe(planTerms(planProblem(request), {}).kcal);
  });

  it('links what is eaten again to where it is cooked, a second dish of a meal too', () => {
    const entries = [
      entry('a'),
      entry('salad', { position: 1 }),
      entry('again', { recipe_id: 'a', date: '2026-11-17', leftover_of: 'a' }),
      entry('salad again', { recipe_id: 'salad', date: '2026-11-18', leftover_of: 'salad' }),
    ];
    const { slots } = planProblem({
      dates: ['2026-11-16', '2026-11-17', '2026-11-18'],
      entries,
      slots: [],
      settings,
      eaters: [eater('ann')],
      recipes: [],
    });
    expect(slots.map(({ id, leftoverOf }) => [id, leftoverOf])).toEqual([
      ['2026-11-16 dinner', null],
      ['salad', null],
      ['2026-11-17 dinner', '2026-11-16 dinner'],
      ['2026-11-18 dinner', 'salad'],
    ]);
  });
});

describe('a day', () => {
  const figures = { kcal: 400, protein: 20, fat: 10, carbohydrates: 50 };

  it('adds up what each eater has on their plate, and says what is unknown', () => {
    const entries = [entry('a', { meal: 'lunch' }), entry('b'), entry('c', { position: 1 })];
    const slots = [slot({ meal: 'lunch', eaters: ['ann'] })];
    const eaters = [eater('ann'), eater('kid', { portion: 0.5 })];
    const day = dayFigures(entries, slots, eaters, (id) => (id === 'c' ? undefined : figures));
    expect(day).toMatchObject([
      { eater: 'ann', figures: { kcal: 800, protein: 40 }, unknown: 1 },
      { eater: 'kid', figures: { kcal: 200, protein: 10 }, unknown: 1 },
    ]);
  });

  it('needs as many servings as are eaten of a dish, leftovers and guests included', () => {
    const again = entry('again', { date: '2026-11-17', leftover_of: 'a' });
    const slots = [slot({ guests: [{ name: '', portion: 1, diets: [], allergens: [] }] })];
    const eaters = [eater('ann'), eater('kid', { portion: 0.5 })];
    expect(servingsOf(entry('a'), [entry('a'), again], slots, eaters)).toBe(4);
    expect(servingsOf(entry('a', { servings: 6 }), [], slots, eaters)).toBe(6);
  });

  it('belongs to the week of its Monday', () => {
    expect(['2026-11-16', '2026-11-22', '2026-11-23', '2027-01-01'].map(weekOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
      '2026-12-28',
    ]);
    expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  });
});
