// npm run verify:first-week: random answers to the onboarding, each with the week that it plans from the starter set. No dish may break a diet, an
// allergen, a dislike, a time or a kitchen, by what its lines say in both languages; an evening that stays empty must name the rule to relax.
//   node tools/verify/first-week.ts [COUNT] [SEED]
import { ALLERGENS, DIETS } from '@simmer/contracts/constants';
import { loadIngredientParser } from '@simmer/culinary';
import { daysAfter } from '@simmer/meal-plan';
import { hintsOf, loadFoodKnowledge, type RecipeHints } from '@simmer/nutrition';
import { violations } from '@simmer/planner';
import { EQUIPMENT, loadStarterRecipes, STARTER_LANGUAGES } from '@simmer/starter';
import {
  type Answers,
  EVENING_MINUTES,
  GOALS,
  MOST_CHILDREN,
  MOST_GOALS,
  MOST_GROWN_UPS,
  NOTE_FOODS,
} from '../../apps/web/src/features/onboarding/answers';
import { readWeek, suggestWeek } from '../../apps/web/src/features/onboarding/first-week';
import { loadStarterSet, weekProblem } from '../../apps/web/src/features/onboarding/week-problem';

const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const TYPED_FOODS = ['fish', 'avocado', 'spinach', 'onions', 'peas', 'pork'];
const ANY_MONDAY = '2026-06-01';
const SHOWN_FAILURES = 10;

let state = seed;
/** Park and Miller's generator. */
const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const some = <T>(all: readonly T[], share: number): T[] => all.filter(() => random() < share);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const upTo = (most: number): number => Math.floor(random() * (most + 1));

const set = await loadStarterSet();
const needs = new Map(set.recipes.map(({ id, equipment }) => [id, equipment]));
const hints = await hintsOfAll();

const durations: number[] = [];
let [failed, evenings, unfilled] = [0, 0, 0];
for (let week = 0; week < count; week++) {
  const answers = randomAnswers();
  const first = daysAfter(ANY_MONDAY, upTo(6));

  const start = performance.now();
  const chosen = suggestWeek(answers, first, set, week + 1);
  const shown = readWeek(chosen, answers, set);
  durations.push(performance.now() - start);

  const empty = shown.evenings.filter(({ slot, recipe }) => slot !== null && recipe === null);
  const wrong = [
    ...violations(weekProblem(answers, first, set), chosen.dishes)
      .filter(({ code }) => code !== 'empty')
      .map(({ slot, code }) => `${slot}: ${code}`),
    ...Object.values(chosen.dishes).flatMap((id) => (id === null ? [] : brokenBy(id, answers))),
    ...empty.filter(({ giveUps }) => giveUps.length === 0).map(({ date }) => `${date}: empty for no reason`),
  ];
  evenings += shown.evenings.filter(({ slot }) => slot !== null).length;
  unfilled += empty.length;
  if (wrong.length === 0) continue;
  failed++;
  if (failed <= SHOWN_FAILURES) process.stderr.write(`week ${week}: ${wrong.slice(0, 3).join(', ')}\n`);
}
const median = durations.sort((one, other) => one - other)[Math.floor(count / 2)] ?? 0;
process.stdout.write(
  `${count - failed} passed, ${failed} failed: ${count} weeks, ${evenings} evenings, of which ${unfilled} name a rule to relax; a week in ${median.toFixed(1)} ms (median)\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

function randomAnswers(): Answers {
  return {
    grownUps: 1 + upTo(MOST_GROWN_UPS - 1),
    children: upTo(MOST_CHILDREN),
    moreForLunch: random() < 0.5,
    diets: some(DIETS, 0.15),
    allergens: some(ALLERGENS, 0.08),
    crossedOut: some(NOTE_FOODS, 0.15),
    otherFoods: some(TYPED_FOODS, 0.1),
    goals: some(GOALS, 0.4).slice(0, MOST_GOALS),
    evenings: Array.from({ length: 7 }, () => (random() < 0.1 ? null : oneOf(EVENING_MINUTES))),
    kitchen: some(EQUIPMENT, 0.75),
  };
}

/** What a dish does to those who eat it by its lines, in whichever language they are read, whatever the planner was told. */
function brokenBy(id: string, { diets, allergens, kitchen }: Answers): string[] {
  return [
    ...(hints.get(id) ?? []).flatMap((said) => [
      ...DIETS.filter((diet) => diets.includes(diet) && said.diets[diet] !== 'fits'),
      ...ALLERGENS.filter((allergen) => allergens.includes(allergen) && said.allergens[allergen] !== 'none-found'),
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
