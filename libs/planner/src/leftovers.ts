import type { Eater, PlanProblem, PlanRecipe, PlanSlot } from './problem';
import type { Random } from './random';
import { isGoodAgain, linkOf, suits } from './rules';

/** Leftovers are eaten up to so many days later, if the dish keeps. */
const MOST_DAYS = 4;
/** A dish is cooked for so many meals at most, and a breakfast made so often in a week. */
const MOST_MEALS = 4;
const BREAKFAST = 'breakfast';
const KINDS_OF_BREAKFAST = 2;

/** What eating something again costs, in points of the sum. */
const THIRD_TIME = 6;
const LATER_THAN_TOMORROW = 1;

/**
 * The problem with as many empty slots as may be linked to earlier ones: leftovers of a main dish where those who eat there like them, and
 * two breakfasts in turn. Each link is left out with the chance `without`, so that different draws give different weeks.
 */
export function withLeftovers(problem: PlanProblem, random: Random, without = 0): PlanProblem {
  const links = new Map<string, Pick<PlanSlot, 'leftoverOf' | 'repeatOf'>>();
  const meals = new Map<PlanSlot, number>();
  const recipes = new Map(problem.recipes.map((recipe) => [recipe.id, recipe]));
  const isLeftOut = (): boolean => random.below(1000) < without * 1000;
  const isOpen = (slot: PlanSlot): boolean => slot.locked === null && linkOf(slot) === null;
  const take = (slot: PlanSlot, source: PlanSlot, link: 'leftoverOf' | 'repeatOf'): void => {
    links.set(slot.id, { [link]: source.id });
    meals.set(source, (meals.get(source) ?? 1) + 1);
  };
  for (const slot of problem.slots) {
    const source = problem.slots.find(({ id }) => id === linkOf(slot));
    if (source) meals.set(source, (meals.get(source) ?? 1) + 1);
  }

  const breakfasts = problem.slots.filter((slot) => slot.meal === BREAKFAST && isOpen(slot));
  const kinds = breakfasts.slice(0, KINDS_OF_BREAKFAST);
  for (const slot of breakfasts.slice(KINDS_OF_BREAKFAST)) {
    const free = kinds.filter((one) => (meals.get(one) ?? 1) < MOST_MEALS);
    const source = free[random.below(Math.max(1, free.length))];
    if (source && !isLeftOut()) take(slot, source, 'repeatOf');
  }

  const isSource = (source: PlanSlot, slot: PlanSlot): boolean =>
    source.day < slot.day &&
    slot.day - source.day <= MOST_DAYS &&
    isMain(source) &&
    linkOf(source) === null &&
    !links.has(source.id) &&
    (meals.get(source) ?? 1) < MOST_MEALS &&
    (source.locked === null || isWelcome(recipes.get(source.locked), source, slot, problem));
  for (const slot of problem.slots) {
    const isCooked = (meals.get(slot) ?? 1) > 1;
    if (isCooked || !isMain(slot) || !isOpen(slot) || !eatersAt(slot, problem).every((eater) => likesLeftovers(eater, slot)) || isLeftOut())
      continue;
    const [source] = problem.slots
      .filter((one) => isSource(one, slot))
      .sort((a, b) => (meals.get(a) ?? 1) - (meals.get(b) ?? 1) || b.day - a.day);
    if (source) take(slot, source, 'leftoverOf');
  }
  return { ...problem, slots: problem.slots.map((slot) => ({ ...slot, ...links.get(slot.id) })) };
}

/** The problem without the links of some slots beyond those that another one had already. */
export function withoutLinks(linked: PlanProblem, stated: PlanProblem, sources: ReadonlySet<string>): PlanProblem {
  const before = new Map(stated.slots.map((slot) => [slot.id, slot]));
  return { ...linked, slots: linked.slots.map((slot) => (sources.has(linkOf(slot) ?? '') ? (before.get(slot.id) ?? slot) : slot)) };
}

/** What the leftovers of a problem cost whatever the dish: a third time on the table, and waiting for longer than a night. */
export function leftoversCost({ slots }: PlanProblem): number {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const meals = new Map<string, number>();
  let cost = 0;
  for (const { day, leftoverOf } of slots) {
    const source = byId.get(leftoverOf ?? '');
    if (!source) continue;
    const count = (meals.get(source.id) ?? 1) + 1;
    meals.set(source.id, count);
    cost += (count > 2 ? THIRD_TIME : 0) + Math.max(0, day - source.day - 1) * LATER_THAN_TOMORROW;
  }
  return cost;
}

const isMain = ({ meal }: PlanSlot): boolean => meal === 'lunch' || meal === 'dinner';

const eatersAt = (slot: PlanSlot, { eaters }: PlanProblem): Eater[] => eaters.filter(({ id }) => slot.eaters.includes(id));

const likesLeftovers = ({ leftovers = 'for-lunch' }: Eater, { meal }: PlanSlot): boolean =>
  leftovers === 'gladly' || (leftovers === 'for-lunch' && meal === 'lunch');

/** Whether what the cook has decided on is good for those who would eat it again. */
const isWelcome = (recipe: PlanRecipe | undefined, source: PlanSlot, slot: PlanSlot, problem: PlanProblem): boolean =>
  recipe !== undefined &&
  isGoodAgain(recipe, source, { ...slot, leftoverOf: source.id }) &&
  eatersAt(slot, problem).every((eater) => suits(recipe, eater));
