// npm run verify:first-week: random households, each with a week of dinners from the starter set. No dish may break a diet, an allergen, a dislike, a
// time or a kitchen, by what its lines say in both languages; an evening that stays empty must name the rule to relax.
//   node tools/verify/first-week.ts [COUNT] [SEED]
import { ALLERGENS, DIETS } from '@simmer/contracts/constants';
import { loadIngredientParser } from '@simmer/culinary';
import { hintsOf, loadFoodKnowledge, type RecipeHints } from '@simmer/nutrition';
import { createPlanner, type Eater, type PlanSlot, violations } from '@simmer/planner';
import { EQUIPMENT, loadFoodKinds, loadStarterRecipes, plannableRecipes, STARTER_LANGUAGES } from '@simmer/starter';

const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const MINUTES = [15, 30, 45, 60, 90];
const DISLIKES = ['cilantro', 'olive', 'mushroom', 'eggplant', 'beet', 'raisin', 'tofu', 'caper', 'fish', 'avocado', 'spinach', 'onion'];
const MOVES = 2_000;
const SHOWN_FAILURES = 10;

let state = seed;
/** Park and Miller's generator. */
const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const some = <T>(all: readonly T[], share: number): T[] => all.filter(() => random() < share);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

const kinds = await loadFoodKinds();
const recipes = await loadStarterRecipes('en');
const needs = new Map(recipes.map(({ id, equipment }) => [id, equipment]));
const hints = await hintsOfAll();

const durations: number[] = [];
let [failed, evenings, unfilled] = [0, 0, 0];
for (let week = 0; week < count; week++) {
  const kitchen = some(EQUIPMENT, 0.75);
  const eaters = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => eater(`eater ${at}`));
  const slots = Array.from({ length: 7 }, (_, day) => evening(day, eaters)).filter(() => random() < 0.9);
  const problem = { eaters, slots, recipes: plannableRecipes(recipes, kitchen), pantry: [], useUp: [] };

  const start = performance.now();
  const { plan, empty } = createPlanner(problem).suggest({ seed: week + 1, moves: MOVES });
  durations.push(performance.now() - start);

  const wrong = [
    ...violations(problem, plan)
      .filter(({ code }) => code !== 'empty')
      .map(({ slot, code }) => `${slot}: ${code}`),
    ...Object.values(plan).flatMap((id) => (id === null ? [] : brokenBy(id, eaters, kitchen))),
    ...empty.filter(({ relaxations }) => relaxations.length === 0).map(({ slot }) => `${slot}: empty for no reason`),
  ];
  evenings += slots.length;
  unfilled += empty.length;
  if (wrong.length === 0) continue;
  failed++;
  if (failed <= SHOWN_FAILURES) process.stderr.write(`week ${week}: ${wrong.slice(0, 3).join(', ')}\n`);
}
const median = durations.sort((one, other) => one - other)[Math.floor(count / 2)] ?? 0;
process.stdout.write(
  `${count - failed} passed, ${failed} failed: ${count} households, ${evenings} evenings, of which ${unfilled} name a rule to relax; a week in ${median.toFixed(1)} ms (median)\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

function eater(id: string): Eater {
  const dislikes = some(DISLIKES, 0.1).flatMap((food) => kinds[food] ?? []);
  return { id, portion: oneOf([0.75, 1]), goals: {}, diets: some(DIETS, 0.15), allergens: some(ALLERGENS, 0.08), dislikes };
}

function evening(day: number, eaters: readonly Eater[]): PlanSlot {
  return { id: `dinner ${day}`, day, meal: 'dinner', eaters: eaters.map(({ id }) => id), maxMinutes: oneOf(MINUTES), locked: null };
}

/** What a dish does to those who eat it by its lines, in whichever language they are read, whatever the planner was told. */
function brokenBy(id: string, eaters: readonly Eater[], kitchen: readonly string[]): string[] {
  const diets = new Set(eaters.flatMap((one) => one.diets));
  const allergens = new Set(eaters.flatMap((one) => one.allergens));
  return [
    ...(hints.get(id) ?? []).flatMap((said) => [
      ...DIETS.filter((diet) => diets.has(diet) && said.diets[diet] !== 'fits'),
      ...ALLERGENS.filter((allergen) => allergens.has(allergen) && said.allergens[allergen] !== 'none-found'),
    ]),
    ...(needs.get(id) ?? []).filter((one) => !kitchen.includes(one)),
  ].map((broken) => `${id}: ${broken}`);
}

/** What the lines of each recipe say, in each language. */
async function hintsOfAll(): Promise<Map<string, RecipeHints[]>> {
  const [parse, { foods }] = await Promise.all([loadIngredientParser(), loadFoodKnowledge(STARTER_LANGUAGES)]);
  const all = new Map<string, RecipeHints[]>();
  for (const language of STARTER_LANGUAGES)
    for (const { id, draft } of await loadStarterRecipes(language)) {
      const lines = (draft.ingredients ?? []).map((line) => (typeof line === 'string' ? line : line.text));
      const named = lines.map((text) => ({ text, name: parse(text).name || text }));
      all.set(id, [...(all.get(id) ?? []), hintsOf(named, foods, language)]);
    }
  return all;
}
