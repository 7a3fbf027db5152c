/** What a PDF file of recipes says beside them. */
import { message } from './language';

export const cookbook = 'Cookbook';
export const cookbookOf = message('{name}’s cookbook');
export const contents = 'Contents';
export const index = 'Index';
export const byTitle = 'All recipes by title';
export const ingredients = 'Ingredients';
export const method = 'Method';
export const notes = 'Notes';
export const lettersMissing = 'Some letters of this recipe can’t be printed. In Simmer it has them all.';
export const source = 'Source';
export const prep = 'Prep';
export const cook = 'Cook';
export const total = 'Total';
export const serves = 'Serves';
export const makes = 'Makes';
export const level = 'Level';
export const minutes = 'min';
export const recipes = message('{count, plural, one {1 recipe} other {# recipes}}');
export const on = message('{at, date, ::yMMMMd}');
export const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
export const perServing = 'Per serving';
export const kcal = message('{value, number} kcal');
export const grams = message('{name} {value, number} g');
export const protein = 'protein';
export const carbohydrates = 'carbs';
export const fat = 'fat';
/** Of a book in chapters, the last. */
export const moreRecipes = 'More recipes';
export { categoryNames as chapters } from './recipe';
