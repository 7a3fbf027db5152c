import { figuresOf, type Figures, meanPrice } from './pool';
import { type Eater, NUTRIENTS, type PlanProblem, type PlanSlot } from './problem';
import { daysOf, isGoodAgain, isInTime, isMeal, sourceOf, suits } from './rules';
import { promisingOf } from './promising';
import { isMade, isWeekdayDinner, portionsAt } from './terms';
import { CUISINE_FREE, MAIN_FREE, type Weights } from './weights';

/** A slot that is cooked for, with its leftovers and repeats, in whole numbers. */
export interface Unit {
  readonly slot: PlanSlot;
  /** Ids of the slots that eat of it: its own, its leftovers and its repeats. */
  readonly slotIds: readonly string[];
  /** A recipe's index when it is locked, -1 when it is open, -2 when what is locked is no recipe of the pool. */
  readonly locked: number;
  /** Recipes that keep the rules, of very many the most promising. */
  readonly candidates: Int32Array;
  /** For each recipe 1 when it keeps the rules. Slots with the same rules share both. */
  readonly isCandidate: Uint8Array;
  /** Which days of which eaters it feeds (rows), and for each row and nutrient its portions as a share of the goal (0 without a goal). */
  readonly rows: Int32Array;
  readonly factors: Float64Array;
  /** Servings that are eaten of it. */
  readonly portions: number;
  /** Weighted cost of a minute and of the price of a serving. */
  readonly minuteWeight: number;
  readonly priceWeight: number;
}

/** The problem in whole numbers and flat arrays, made once, so that a move costs a few dozen additions. */
export interface CompiledProblem {
  readonly problem: PlanProblem;
  readonly weights: Weights;
  readonly recipeIndex: ReadonlyMap<string, number>;
  readonly units: readonly Unit[];
  /** Positions of the units that may be changed. */
  readonly open: Int32Array;
  readonly figures: readonly Figures[];
  /** kcal, protein, fat, carbohydrates of each recipe in turn. */
  readonly nutrition: Float64Array;
  /** Liking and season, weighted, as costs to be divided by the number of meals. */
  readonly taste: Float64Array;
  /** Ingredients that cost or save something, those that save first; recipe r has those from starts[r] to starts[r + 1]. */
  readonly ingredients: Int32Array;
  readonly starts: Int32Array;
  /** What an ingredient adds to the sum when any recipe uses it. */
  readonly ingredientCost: Float64Array;
  /** The fresh foods to buy of each recipe, by number, and how much of a pack a serving takes. */
  readonly fresh: readonly (readonly { readonly food: number; readonly packs: number }[])[];
  /** How many fresh foods there are. */
  readonly freshFoods: number;
  /** Cuisine and main ingredient of each recipe as groups, -1 for none; a group costs beyond its free count. */
  readonly groups: Int32Array;
  readonly groupFree: Int32Array;
  readonly groupCost: Float64Array;
  /** For each row and nutrient its weight as a share of the mean, 0 without a goal. */
  readonly rowWeight: Float64Array;
}

export function compile(problem: PlanProblem, weights: Weights): CompiledProblem {
  const { recipes } = problem;
  const recipeIndex = new Map(recipes.map(({ id }, index) => [id, index]));
  const figures = figuresOf(recipes);
  const days = daysOf(problem.slots);
  return {
    problem,
    weights,
    recipeIndex,
    ...compileUnits(problem, weights, recipeIndex, days, meanPrice(figures)),
    figures,
    nutrition: Float64Array.from(figures.flatMap((one) => NUTRIENTS.map((nutrient) => one[nutrient]))),
    taste: Float64Array.from(recipes, ({ liking, season }) => -weights.liking * liking - weights.season * season),
    ...compileIngredients(problem, weights),
    ...compileFresh(problem),
    ...compileGroups(problem, weights),
    rowWeight: compileRowWeights(problem, weights, days.length),
  };
}

function compileUnits(
  problem: PlanProblem,
  weights: Weights,
  recipeIndex: ReadonlyMap<string, number>,
  days: readonly number[],
  price: number,
): Pick<CompiledProblem, 'units' | 'open'> {
  const slots = new Map(problem.slots.map((slot) => [slot.id, slot]));
  const members = new Map<PlanSlot, PlanSlot[]>();
  for (const slot of problem.slots) {
    const source = sourceOf(slot, slots);
    members.set(source, [...(members.get(source) ?? []), slot]);
  }
  const candidatesFor = candidateLists(problem, weights);
  const allPlates = problem.slots.reduce((sum, slot) => sum + portionsAt(problem, slot), 0);
  const units = [...members].map(([slot, all]): Unit => {
    const eaters = problem.eaters.filter(({ id }) => all.some((one) => one.eaters.includes(id)));
    const plates = platesOf(problem, all, days);
    const portions = all.reduce((sum, one) => sum + portionsAt(problem, one), 0);
    return {
      slot,
      slotIds: all.map(({ id }) => id),
      locked: slot.locked === null ? -1 : (recipeIndex.get(slot.locked) ?? -2),
      ...candidatesFor(slot, all, eaters),
      rows: Int32Array.from(plates.keys()),
      factors: Float64Array.from([...plates.values()].flat()),
      portions,
      minuteWeight: (isWeekdayDinner(slot) ? weights.minutes : 0) + weights.cooking * all.filter(isMade).length,
      priceWeight: price > 0 ? (weights.price * portions) / (allPlates * price) : 0,
    };
  });
  return { units, open: Int32Array.from(units.flatMap(({ locked }, index) => (locked === -1 ? [index] : []))) };
}

/** For each row that slots feed, how much a unit of each nutrient on one serving adds to the share of the goal. */
function platesOf({ eaters }: PlanProblem, slots: readonly PlanSlot[], days: readonly number[]): Map<number, number[]> {
  const plates = new Map<number, number[]>();
  for (const slot of slots)
    eaters.forEach(({ id, portion, goals }, index) => {
      if (!slot.eaters.includes(id)) return;
      const row = index * days.length + days.indexOf(slot.day);
      const before = plates.get(row);
      plates.set(
        row,
        NUTRIENTS.map((nutrient, at) => (before?.[at] ?? 0) + (goals[nutrient] ? portion / goals[nutrient] : 0)),
      );
    });
  return plates;
}

/** Candidates of each slot, listed once for all slots with the same rules. */
function candidateLists(problem: PlanProblem, weights: Weights) {
  const { recipes } = problem;
  const promising = promisingOf(problem, weights);
  const byRules = new Map<string, Pick<Unit, 'candidates' | 'isCandidate'>>();
  const byEaters = new Map<string, Uint8Array>();
  return (slot: PlanSlot, all: readonly PlanSlot[], eaters: readonly Eater[]): Pick<Unit, 'candidates' | 'isCandidate'> => {
    const again = all.filter((other) => other !== slot);
    const who = JSON.stringify(eaters.map(({ id }) => id));
    const rules = JSON.stringify([
      [slot.meal, slot.maxMinutes, slot.takesUnknownTime === true, who],
      again.map(({ meal, maxMinutes, takesUnknownTime = false, day, leftoverOf }) => [
        meal,
        maxMinutes,
        takesUnknownTime,
        day - slot.day,
        !leftoverOf,
      ]),
    ]);
    const known = byRules.get(rules);
    if (known) return known;
    const suited = byEaters.get(who) ?? Uint8Array.from(recipes, (recipe) => (eaters.every((eater) => suits(recipe, eater)) ? 1 : 0));
    byEaters.set(who, suited);
    const isCandidate = Uint8Array.from(recipes, (recipe, index) =>
      suited[index] && isMeal(recipe, slot) && isInTime(recipe, slot) && again.every((other) => isGoodAgain(recipe, slot, other)) ? 1 : 0,
    );
    const candidates = promising(Int32Array.from(recipes.keys()).filter((index) => isCandidate[index] === 1));
    byRules.set(rules, { candidates, isCandidate });
    return { candidates, isCandidate };
  };
}

function compileIngredients(
  { recipes, pantry, useUp }: PlanProblem,
  weights: Weights,
): Pick<CompiledProblem, 'ingredients' | 'starts' | 'ingredientCost'> {
  const free = new Set(pantry);
  const urgent = new Set(useUp);
  const numbers = new Map<string, number>();
  const costs: number[] = [];
  const flat: number[] = [];
  const starts = new Int32Array(recipes.length + 1);
  recipes.forEach((recipe, index) => {
    const saving: number[] = [];
    for (const name of recipe.ingredients) {
      if (free.has(name) && !urgent.has(name)) continue;
      let number = numbers.get(name);
      if (number === undefined) {
        number = costs.push(urgent.has(name) ? -weights.useUp : weights.shopping) - 1;
        numbers.set(name, number);
      }
      const list = urgent.has(name) ? saving : flat;
      if (!saving.includes(number) && flat.indexOf(number, starts[index]) < 0) list.push(number);
    }
    flat.splice(starts[index] ?? 0, 0, ...saving);
    starts[index + 1] = flat.length;
  });
  return { ingredients: Int32Array.from(flat), starts, ingredientCost: Float64Array.from(costs) };
}

function compileFresh({ recipes, pantry, useUp }: PlanProblem): Pick<CompiledProblem, 'fresh' | 'freshFoods'> {
  const atHome = new Set([...pantry, ...useUp]);
  const numbers = new Map<string, number>();
  const numberOf = (ingredient: string): number => {
    if (!numbers.has(ingredient)) numbers.set(ingredient, numbers.size);
    return numbers.get(ingredient) ?? 0;
  };
  const fresh = recipes.map(({ fresh: all = [] }) =>
    all.filter(({ ingredient }) => !atHome.has(ingredient)).map(({ ingredient, packs }) => ({ food: numberOf(ingredient), packs })),
  );
  return { fresh, freshFoods: numbers.size };
}

function compileGroups({ recipes }: PlanProblem, weights: Weights): Pick<CompiledProblem, 'groups' | 'groupFree' | 'groupCost'> {
  const numbers = new Map<string, number>();
  const free: number[] = [];
  const cost: number[] = [];
  const numberOf = (kind: string, name: string, often: number, weight: number): number => {
    const known = numbers.get(kind + name);
    if (known !== undefined) return known;
    free.push(often);
    numbers.set(kind + name, cost.push(weight) - 1);
    return cost.length - 1;
  };
  const groups = Int32Array.from(
    recipes.flatMap(({ cuisine, main }) => [
      cuisine === 'other' ? -1 : numberOf('cuisine ', cuisine, CUISINE_FREE, weights.cuisine),
      main === undefined ? -1 : numberOf('main ', main, MAIN_FREE, weights.main),
    ]),
  );
  return { groups, groupFree: Int32Array.from(free), groupCost: Float64Array.from(cost) };
}

function compileRowWeights({ eaters }: PlanProblem, weights: Weights, days: number): Float64Array {
  return Float64Array.from(
    eaters.flatMap(({ goals }) => {
      const row = NUTRIENTS.map((nutrient) => {
        const withGoal = eaters.filter((eater) => eater.goals[nutrient]).length;
        return goals[nutrient] ? weights[nutrient] / (withGoal * days) : 0;
      });
      return Array.from({ length: days }, () => row).flat();
    }),
  );
}
