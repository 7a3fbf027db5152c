import { loadIngredientParser } from '@simmer/culinary';
import type { FoodLanguage, Foods } from '@simmer/foods';
import { cookedOf, languageOf, planProblem, type PlanKnowledge, planRecipeOf } from '@simmer/meal-plan';
import { language } from '@simmer/messages/language';
import { loadFoodKnowledge } from '@simmer/nutrition';
import { createPlanner, type Plan, type PlanProblem, type PlanRecipe, type Relaxation, relaxed, weightsFor } from '@simmer/planner';
import type { Answers, FoodNames, LearnedRecipe, Question, Relax } from './planner-thread';

/** The catalogue in the reader's language and in those of the recipes, and what reads their lines. */
async function load(languages: ReadonlySet<FoodLanguage>): Promise<PlanKnowledge> {
  const [known, parse] = await Promise.all([loadFoodKnowledge([...languages]), loadIngredientParser()]);
  return { ...known, parse, language };
}

const NOTHING_RELAXED: Relax = { slots: [], rules: [] };

/** Answers questions about plans, one after the other: what is asked of recipes waits until they are learned. */
export function plannerAnswers(): (question: Question) => Promise<Answers[Question['ask']]> {
  const languages = new Set<FoodLanguage>([language]);
  let knowledge: Promise<PlanKnowledge> | undefined;
  let recipes: PlanRecipe[] = [];
  let learned: PlanRecipe[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** What is known of foods, also in the languages that these recipes bring along. */
  function knowledgeFor(some: readonly LearnedRecipe[]): Promise<PlanKnowledge> {
    const before = languages.size;
    for (const recipe of some) languages.add(languageOf(recipe, language));
    if (languages.size > before) knowledge = undefined;
    return (knowledge ??= load(languages));
  }

  async function answer(question: Question): Promise<Answers[Question['ask']]> {
    if (question.ask === 'learn') {
      const known = await knowledgeFor(question.recipes);
      const some = question.recipes.map((recipe) =>
        planRecipeOf(recipe, question.meals, known, cookedOf(recipe.cooked_on, question.today)),
      );
      learned = question.isFirst ? some : [...learned, ...some];
      // until all of them are there a week is planned with those of before
      if (question.isLast) recipes = learned;
      return some;
    }
    const { foods } = await knowledgeFor([]);
    const problem = planProblem({ ...question.request, recipes }, { foods, language });
    const { slots, rules } = question.ask !== 'why' && question.relax ? question.relax : NOTHING_RELAXED;
    const planner = createPlanner(relaxed(problem, slots, rules), weightsFor(question.wishes));
    // who asks for variety cooks something else for every meal
    const leftovers = !question.wishes.includes('more-variety') && !rules.some(({ code }) => code === 'leftover');
    if (question.ask === 'suggest') {
      const found = planner.suggest({ seed: question.seed, leftovers });
      return {
        ...found,
        foods: foodNames(
          found.empty.flatMap(({ relaxations }) => relaxations),
          foods,
        ),
      };
    }
    if (question.ask === 'swap') {
      const alternatives = planner.alternatives(question.plan, question.slot);
      const relaxations = alternatives.length > 0 ? [] : relaxationsForOthers(problem, question);
      return { alternatives, relaxations, foods: foodNames(relaxations, foods) };
    }
    return planner.explain(question.plan, question.slot).map((reason) => ({
      ...reason,
      params: { ...reason.params, ingredients: reason.params.ingredients?.map((key) => nameOf(key, foods)) },
    }));
  }

  return (question) => {
    const answered = last.then(() => answer(question));
    last = answered.catch(() => undefined); // whoever asked is told; the next question is answered all the same
    return answered;
  };
}

/** A food as the reader calls it. */
function nameOf(key: string, foods: Foods): string {
  const food = foods.get(key.split('+')[0] ?? key);
  return food ? foods.displayName(food, language, 2) : key;
}

/** Of a meal that has a recipe: what it takes for another to fit. Meals that eat it again stay: they are no rule to lift here. */
function relaxationsForOthers(problem: PlanProblem, { plan, slot }: { plan: Plan; slot: string }): Relaxation[] {
  const recipes = problem.recipes.filter(({ id }) => id !== plan[slot]);
  const all = createPlanner({ ...problem, recipes }).relaxations(plan, slot);
  return all.filter(({ rules }) => rules.every(({ code }) => code !== 'leftover'));
}

/** Rules that could be relaxed name foods: each as the reader calls it. */
function foodNames(relaxations: readonly Relaxation[], foods: Foods): FoodNames {
  const rules = relaxations.flatMap((relaxation) => relaxation.rules);
  return Object.fromEntries(rules.flatMap((rule) => (rule.code === 'dislike' ? [[rule.ingredient, nameOf(rule.ingredient, foods)]] : [])));
}
