import type { CompiledProblem } from './compiled-problem';
import type { Plan } from './problem';
import { leftInPack } from './terms';

/**
 * A plan under change: the recipes of its units and the counts that evaluate a change in O(ingredients). Indexes are within bounds by
 * construction, hence the exclamation marks: this is the inner loop.
 */
export class Week {
  /** The recipe of each unit, -1 where it is empty. */
  readonly plan: Int32Array;
  /** How often each recipe stands in the plan. */
  readonly used: Uint8Array;
  private readonly ingredientCount: Int32Array;
  /** How many packs of each fresh food the plan takes. */
  private readonly packs: Float64Array;
  private readonly groupCount: Int32Array;
  /** What each row has eaten of each nutrient, as a share of the goal. */
  private readonly share: Float64Array;
  private readonly perMeal: number;

  /** `meals` is how many units will be filled: liking and season are means over them. */
  constructor(
    readonly compiled: CompiledProblem,
    meals: number,
  ) {
    this.plan = new Int32Array(compiled.units.length).fill(-1);
    this.used = new Uint8Array(compiled.figures.length);
    this.ingredientCount = new Int32Array(compiled.ingredientCost.length);
    this.packs = new Float64Array(compiled.freshFoods);
    this.groupCount = new Int32Array(compiled.groupCost.length);
    this.share = new Float64Array(compiled.rowWeight.length);
    this.perMeal = 1 / Math.max(1, meals);
  }

  /** What a recipe adds to the sum in an empty unit, up to what its days cost without it. Ends early, with less, once it is above `limit`. */
  costOf(at: number, recipe: number, limit = Infinity): number {
    let cost = this.placeCost(at, recipe) + this.compiled.taste[recipe]! * this.perMeal + this.groupsCost(recipe);
    const { ingredients, starts, ingredientCost } = this.compiled;
    const end = starts[recipe + 1]!;
    for (let i = starts[recipe]!; i < end; i++) {
      const ingredient = ingredients[i]!;
      if (this.ingredientCount[ingredient] !== 0) continue;
      const own = ingredientCost[ingredient]!;
      cost += own;
      if (own > 0 && cost > limit) return cost;
    }
    return cost;
  }

  place(at: number, recipe: number): void {
    this.plan[at] = recipe;
    this.count(at, recipe, 1);
  }

  /** Empties a unit and gives what stood there. */
  remove(at: number): number {
    const recipe = this.plan[at]!;
    this.plan[at] = -1;
    this.count(at, recipe, -1);
    return recipe;
  }

  /** Exchanges the recipes of two units, of which one may be empty, and gives how the sum changes. */
  exchange(one: number, other: number): number {
    const first = this.plan[one]!;
    const second = this.plan[other]!;
    const change = this.turnPlates(one, first, second) + this.turnPlates(other, second, first);
    this.plan[one] = second;
    this.plan[other] = first;
    return change;
  }

  /** The plan by the ids of its slots; a locked slot keeps what is locked there. */
  toPlan(from: Int32Array = this.plan): Plan {
    const { units, problem } = this.compiled;
    const entries = units.flatMap(({ slotIds, slot }, at) => {
      const recipe = slot.locked ?? problem.recipes[from[at]!]?.id ?? null;
      return slotIds.map((id) => [id, recipe] as const);
    });
    return Object.fromEntries(entries);
  }

  /** Replaces one recipe by another on the plates of a unit alone, with the amounts these take, and gives how the sum changes. */
  private turnPlates(at: number, from: number, to: number): number {
    if (from >= 0) this.eat(at, from, -1);
    const change = (to < 0 ? this.emptyCost(at) : this.placeCost(at, to)) - (from < 0 ? this.emptyCost(at) : this.placeCost(at, from));
    if (to >= 0) this.eat(at, to, 1);
    return change;
  }

  private count(at: number, recipe: number, sign: 1 | -1): void {
    const { ingredients, starts, groups } = this.compiled;
    this.used[recipe]! += sign;
    for (let i = starts[recipe]!; i < starts[recipe + 1]!; i++) this.ingredientCount[ingredients[i]!]! += sign;
    for (let i = 2 * recipe; i < 2 * recipe + 2; i++) if (groups[i]! >= 0) this.groupCount[groups[i]!]! += sign;
    this.eat(at, recipe, sign);
  }

  private eat(at: number, recipe: number, sign: 1 | -1): void {
    const { rows, factors, portions } = this.compiled.units[at]!;
    const { nutrition, fresh } = this.compiled;
    for (const { food, packs } of fresh[recipe]!) this.packs[food]! += sign * portions * packs;
    for (let k = 0; k < rows.length; k++)
      for (let n = 0; n < 4; n++) this.share[4 * rows[k]! + n]! += sign * factors[4 * k + n]! * nutrition[4 * recipe + n]!;
  }

  private groupsCost(recipe: number): number {
    const { groups, groupFree, groupCost } = this.compiled;
    const cuisine = groups[2 * recipe]!;
    const main = groups[2 * recipe + 1]!;
    return (
      (cuisine >= 0 && this.groupCount[cuisine]! >= groupFree[cuisine]! ? groupCost[cuisine]! : 0) +
      (main >= 0 && this.groupCount[main]! >= groupFree[main]! ? groupCost[main]! : 0)
    );
  }

  /** What depends on where a recipe stands: nutrition of the days it feeds, minutes, price, what is left of opened packs. */
  private placeCost(at: number, recipe: number): number {
    const { units, nutrition, figures, fresh, weights } = this.compiled;
    const { rows, factors, portions, minuteWeight, priceWeight } = units[at]!;
    let cost = 0;
    if (minuteWeight !== 0) cost += minuteWeight * figures[recipe]!.minutes;
    if (priceWeight !== 0) cost += priceWeight * figures[recipe]!.price;
    for (const { food, packs } of fresh[recipe]!)
      cost += weights.spoils * (leftInPack(this.packs[food]! + portions * packs) - leftInPack(this.packs[food]!));
    const from = 4 * recipe;
    const kcal = nutrition[from]!;
    const protein = nutrition[from + 1]!;
    const fat = nutrition[from + 2]!;
    const carbohydrates = nutrition[from + 3]!;
    for (let k = 0; k < rows.length; k++)
      cost += this.rowCost(
        rows[k]!,
        factors[4 * k]! * kcal,
        factors[4 * k + 1]! * protein,
        factors[4 * k + 2]! * fat,
        factors[4 * k + 3]! * carbohydrates,
      );
    return cost;
  }

  /** What the days that a unit feeds cost without it. */
  emptyCost(at: number): number {
    const { rows } = this.compiled.units[at]!;
    let cost = 0;
    for (let k = 0; k < rows.length; k++) cost += this.rowCost(rows[k]!, 0, 0, 0, 0);
    return cost;
  }

  /** The weighted deviations of one day of one eater with so much more eaten; the shares' own definitions are in terms.ts. */
  private rowCost(row: number, kcal: number, protein: number, fat: number, carbohydrates: number): number {
    const { share } = this;
    const weight = this.compiled.rowWeight;
    const at = 4 * row;
    const energy = share[at]! + kcal - 1;
    const short = 1 - share[at + 1]! - protein;
    const over = share[at + 2]! + fat - 1;
    const sugar = share[at + 3]! + carbohydrates - 1;
    return (
      weight[at]! * (energy < 0 ? -energy : energy) +
      (short > 0 ? weight[at + 1]! * short : 0) +
      (over > 0 ? weight[at + 2]! * over : 0) +
      weight[at + 3]! * (sugar < 0 ? -sugar : sugar)
    );
  }
}
