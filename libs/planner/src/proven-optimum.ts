import loadHighs from 'highs';
import { CUISINE_FREE, WEIGHTS } from './weights';
import { NUTRIENTS, type PlanProblem, type PlanRecipe, type PlanSlot } from './problem';
import { brokenRules, daysOf, eatersOf } from './rules';

interface Choice {
  readonly slot: PlanSlot;
  readonly recipe: PlanRecipe;
  readonly name: string;
}

const isBelow = { kcal: true, protein: true, fat: false, carbohydrates: true };
const isAbove = { kcal: true, protein: false, fat: true, carbohydrates: true };

/**
 * The smallest sum any plan can have, proven by the solver HiGHS on the model written as a linear program. For specs, on small problems with
 * every figure known, no leftovers, no locks and the usual weights.
 */
export async function provenOptimum(problem: PlanProblem): Promise<number> {
  const highs = await loadHighs();
  const { Status, ObjectiveValue } = highs.solve(linearProgram(problem), { time_limit: 60, mip_rel_gap: 0 });
  if (Status !== 'Optimal') throw new Error(`HiGHS ended with ${Status}`);
  return ObjectiveValue + WEIGHTS.liking + WEIGHTS.season;
}

function linearProgram(problem: PlanProblem): string {
  const choices = problem.slots.flatMap((slot, s) =>
    problem.recipes.flatMap((recipe, r): Choice[] =>
      brokenRules(recipe, slot, eatersOf(problem, slot)).size === 0 ? [{ slot, recipe, name: `x_${s}_${r}` }] : [],
    ),
  );
  const cost = new Map<string, number>();
  const rows: string[] = [];
  const add = (name: string, value: number): void => void cost.set(name, (cost.get(name) ?? 0) + value);
  const sum = (of: readonly Choice[], sign: '+' | '-' = '+'): string => of.map(({ name }) => `${sign} ${name}`).join(' ');

  for (const { slot, recipe, name } of choices) {
    add(name, (-WEIGHTS.liking * recipe.liking - WEIGHTS.season * recipe.season) / problem.slots.length);
    if (slot.day < 5 && slot.meal === 'dinner') add(name, WEIGHTS.minutes * (recipe.minutes ?? 0));
  }
  for (const slot of problem.slots) rows.push(`${sum(choices.filter((choice) => choice.slot === slot))} = 1`);
  for (const recipe of problem.recipes) {
    const mine = choices.filter((choice) => choice.recipe === recipe);
    if (mine.length > 0) rows.push(`${sum(mine)} <= 1`);
  }
  [...new Set([...problem.useUp, ...problem.recipes.flatMap(({ ingredients }) => ingredients)])].forEach((ingredient, i) => {
    const using = choices.filter(({ recipe }) => recipe.ingredients.includes(ingredient));
    if (problem.useUp.includes(ingredient)) {
      add(`u_${i}`, WEIGHTS.useUp);
      rows.push(`u_${i} ${sum(using)} >= 1`);
    } else if (!problem.pantry.includes(ingredient)) {
      add(`y_${i}`, WEIGHTS.shopping);
      for (const { name } of using) rows.push(`y_${i} - ${name} >= 0`);
    }
  });
  [...new Set(problem.recipes.map(({ cuisine }) => cuisine))].forEach((cuisine, i) => {
    const mine = choices.filter(({ recipe }) => recipe.cuisine === cuisine);
    if (cuisine === 'other' || mine.length === 0) return;
    add(`c_${i}`, WEIGHTS.cuisine);
    rows.push(`c_${i} ${sum(mine, '-')} >= -${CUISINE_FREE}`);
  });
  const days = daysOf(problem.slots);
  for (const nutrient of NUTRIENTS) {
    const withGoal = problem.eaters.filter(({ goals }) => goals[nutrient]);
    withGoal.forEach((eater, e) =>
      days.forEach((day, d) => {
        const goal = eater.goals[nutrient] ?? 0;
        const eaten = choices.filter(({ slot }) => slot.day === day && slot.eaters.includes(eater.id));
        const off = `d_${nutrient}_${e}_${d}`;
        const total = (sign: '+' | '-'): string =>
          eaten.map(({ recipe, name }) => `${sign} ${eater.portion * (recipe[nutrient] ?? 0)} ${name}`).join(' ');
        add(off, WEIGHTS[nutrient] / goal / (withGoal.length * days.length));
        if (isAbove[nutrient]) rows.push(`${off} ${total('-')} >= ${-goal}`);
        if (isBelow[nutrient]) rows.push(`${off} ${total('+')} >= ${goal}`);
      }),
    );
  }
  const goalFunction = [...cost].map(([name, value]) => `${value < 0 ? '-' : '+'} ${Math.abs(value)} ${name}`).join('\n');
  const constraints = rows.map((row, index) => `r${index}: ${row}`).join('\n');
  return `Minimize\nobj: ${goalFunction}\nSubject To\n${constraints}\nBinary\n${choices.map(({ name }) => name).join('\n')}\nEnd\n`;
}
