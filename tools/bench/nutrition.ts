// Reads recipes ({"id","ingredients","servings"} per line) on standard input, writes what their lines hold on standard output.
import { readFileSync } from 'node:fs';
import { loadIngredientParser } from '@simmer/culinary';
import { loadFigures } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { computeNutrition } from '@simmer/nutrition';

const [parse, figures] = await Promise.all([loadIngredientParser(), loadFigures()]);
const knowledge = { foods: allFoods(), figures };

const answers = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const { id, ingredients, servings } = JSON.parse(line);
    const { perServing, coverage, lines } = computeNutrition(
      ingredients.map((text) => parse(text)),
      servings,
      knowledge,
      { language: knowledge.foods.languageOfLines(ingredients) ?? 'en' },
    );
    const { calories = null, protein = null, total_fat = null, carbohydrates = null } = perServing ?? {};
    const told = lines.map(({ matched, food, grams }) => ({ matched, food: food?.id ?? null, grams }));
    return `${JSON.stringify({ id, calories, protein, total_fat, carbohydrates, coverage, lines: told })}\n`;
  });
process.stdout.write(answers.join(''));
