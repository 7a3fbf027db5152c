import { loadIngredientParser } from '@simmer/culinary';
import { cookedOf, type FoodKnowledge, planProblem, planRecipeOf } from '@simmer/meal-plan';
import { loadFoods } from '@simmer/nutrition';
import { createPlanner, type PlanRecipe, weightsFor } from '@simmer/planner';
import type { Answers, Question } from './planner-thread';

const load = async (): Promise<FoodKnowledge> => {
  const [foods, parse] = await Promise.all([loadFoods(), loadIngredientParser()]);
  return { foods, parse };
};

/** Answers questions about plans, one after the other: what is asked of recipes waits until they are learned. */
export function plannerAnswers(): (question: Question) => Promise<Answers[Question['ask']]> {
  let knowledge: Promise<FoodKnowledge> | undefined;
  let recipes: PlanRecipe[] = [];
  let learned: PlanRecipe[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function answer(question: Question): Promise<Answers[Question['ask']]> {
    if (question.ask === 'learn') {
      knowledge ??= load();
      const known = await knowledge;
      const some = question.recipes.map((recipe) =>
        planRecipeOf(recipe, question.meals, known, cookedOf(recipe.cooked_on, question.today)),
      );
      learned = question.isFirst ? some : [...learned, ...some];
      // until all of them are there a week is planned with those of before
      if (question.isLast) recipes = learned;
      return some;
    }
    const planner = createPlanner(planProblem({ ...question.request, recipes }), weightsFor(question.wishes));
    if (question.ask === 'suggest') return planner.suggest({ seed: question.seed });
    if (question.ask === 'swap') return planner.alternatives(question.plan, question.slot);
    return planner.explain(question.plan, question.slot);
  }

  return (question) => {
    const answered = last.then(() => answer(question));
    last = answered.catch(() => undefined); // whoever asked is told; the next question is answered all the same
    return answered;
  };
}
