import { violations } from '@simmer/planner';
import { type Answers, FIRST_ANSWERS } from './answers';
import { isCurrent, readWeek, suggestWeek, swapDish } from './first-week';
import { leftoverOf, loadStarterSet, portionsOf, type StarterSet, weekProblem, weekWishes, wordOfKey } from './week-problem';

/** A Saturday. */
const FIRST = '2026-11-28';
let set: StarterSet;
beforeAll(async () => {
  set = await loadStarterSet();
});

const answersWith = (part: Partial<Answers>): Answers => ({ ...FIRST_ANSWERS, ...part });
const weekFor = (part: Partial<Answers>, seed = 1) => {
  const answers = answersWith(part);
  const week = suggestWeek(answers, FIRST, set, seed);
  return { answers, week, shown: readWeek(week, answers, set), problem: weekProblem(answers, FIRST, set) };
};

describe('the problem that answers pose', () => {
  it('has everybody at the table, a child with a smaller portion', () => {
    const answers = answersWith({ grownUps: 2, children: 1 });
    expect(weekProblem(answers, FIRST, set).eaters.map(({ portion }) => portion)).toEqual([1, 1, 0.75]);
    expect(portionsOf(answers)).toBe(2.75);
  });

  it('has a dinner on each evening that is not out, as long as that evening is', () => {
    const { slots } = weekProblem(answersWith({ moreForLunch: false, evenings: [15, null, 30, 45, 60, 90, null] }), FIRST, set);
    expect(slots.map(({ id, maxMinutes }) => [id, maxMinutes])).toEqual([
      ['2026-11-28 dinner', 90],
      ['2026-11-30 dinner', 15],
      ['2026-12-02 dinner', 30],
      ['2026-12-03 dinner', 45],
      ['2026-12-04 dinner', 60],
    ]);
  });

  it('makes the longest evening enough for the next lunch', () => {
    expect(leftoverOf(FIRST_ANSWERS, FIRST)).toEqual({ dinner: '2026-11-29', lunch: '2026-11-30' });
    expect(leftoverOf(answersWith({ moreForLunch: false }), FIRST)).toBeUndefined();
    // the last evening has no next day in the week
    expect(leftoverOf(answersWith({ evenings: [null, null, null, null, 90, null, null] }), FIRST)).toBeUndefined();
    expect(weekProblem(FIRST_ANSWERS, FIRST, set).slots.at(-1)).toMatchObject({
      id: '2026-11-30 lunch',
      leftoverOf: '2026-11-29 dinner',
    });
  });

  it('leaves out what the kitchen cannot cook', () => {
    const recipes = weekProblem(answersWith({ kitchen: ['stove'] }), FIRST, set).recipes.map(({ id }) => id);
    expect(recipes.length).toBeGreaterThan(20);
    expect(set.recipes.filter(({ id, equipment }) => recipes.includes(id) && equipment.includes('oven'))).toEqual([]);
  });

  it('knows a typed food by the lines that name it', () => {
    const { eaters, recipes } = weekProblem(answersWith({ otherFoods: ['Carrots'] }), FIRST, set);
    const [key = ''] = eaters[0]!.dislikes;
    expect(wordOfKey(key)).toBe('Carrots');
    const named = recipes.filter(({ ingredients }) => ingredients.includes(key));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ ingredients }) => !ingredients.includes('carrot'))).toEqual([]);
  });

  it('turns goals into wishes, each once', () => {
    expect(weekWishes({ goals: ['spend-less', 'waste-nothing'] })).toEqual(['less-shopping', 'in-season']);
    expect(weekProblem(answersWith({ goals: ['protein'] }), FIRST, set).eaters[0]!.goals).toEqual({ protein: 30 });
  });
});

describe('a first week', () => {
  it.each<[string, Partial<Answers>]>([
    ['of who only pressed Next', {}],
    ['of vegans without nuts, sesame or gluten', { diets: ['vegan'], allergens: ['nuts', 'sesame', 'gluten'] }],
    ['of who eats no mushrooms and no carrots', { crossedOut: ['mushroom'], otherFoods: ['carrot'] }],
    ['of a stove alone', { kitchen: ['stove'], evenings: [15, 15, 15, 15, 15, 15, 15] }],
    ['with more of everything', { goals: ['protein', 'vegetables', 'something-new'], children: 2 }],
  ])('%s has a dish on each evening, breaks no rule and says why', (_, part) => {
    const { week, shown, problem } = weekFor(part);
    expect(violations(problem, week.dishes)).toEqual([]);
    expect(shown.evenings.map(({ recipe, why }) => [recipe !== null, why !== null])).toEqual(Array(7).fill([true, true]));
    expect(shown.things).toBeGreaterThan(5);
  });

  it('is the same for the same answers, and another one for another seed', () => {
    expect(weekFor({}).week).toEqual(weekFor({}).week);
    expect(weekFor({}, 2).week.dishes).not.toEqual(weekFor({}, 1).week.dishes);
  });

  it('says what is enough for lunch, and leaves an evening out alone', () => {
    const { shown } = weekFor({ evenings: [30, null, 30, 30, 30, 60, 90] });
    expect(shown.evenings.find(({ date }) => date === '2026-11-29')?.why).toEqual({ code: 'lunch', lunch: '2026-11-30' });
    expect(shown.evenings.find(({ date }) => date === '2026-12-01')).toMatchObject({ slot: null, recipe: null, giveUps: [] });
  });

  it('says what to relax where nothing fits', () => {
    const { shown, problem, week } = weekFor({ kitchen: [], evenings: [15, 15, 15, 15, 15, 15, 15], diets: ['vegan'] });
    const empty = shown.evenings.filter(({ recipe }) => recipe === null);
    expect(empty.length).toBeGreaterThan(0);
    for (const { giveUps } of empty) expect(giveUps[0]?.rule).toEqual({ code: 'kitchen' });
    expect(violations(problem, week.dishes).filter(({ code }) => code !== 'empty')).toEqual([]);
  });

  it('has other dishes for an evening, none twice before five were seen, and no rule is broken by one', () => {
    const { answers, week, problem } = weekFor({ diets: ['vegetarian'] });
    const slot = '2026-11-29 dinner';
    const seen: string[] = [];
    let current = week;
    for (let swaps = 0; swaps < 5; swaps++) {
      seen.push(current.dishes[slot]!);
      current = swapDish(current, slot, seen, answers, set);
      expect(seen).not.toContain(current.dishes[slot]);
      expect(violations(problem, current.dishes)).toEqual([]);
      // what is eaten again is what was cooked
      expect(current.dishes['2026-11-30 lunch']).toBe(current.dishes[slot]);
    }
  });

  it('is planned again on another day, for other answers, and when a recipe is gone', () => {
    const { answers, week } = weekFor({});
    expect(isCurrent(week, answers, set, FIRST)).toBe(true);
    expect(isCurrent(week, answers, set, '2026-11-29')).toBe(false);
    expect(isCurrent(week, answersWith({ moreForLunch: false }), set, FIRST)).toBe(false);
    expect(isCurrent({ ...week, dishes: { ...week.dishes, '2026-11-28 dinner': 'gone' } }, answers, set, FIRST)).toBe(false);
  });
});
