/** What every screen says of a recipe: its level, its category, its parts. */
import { message } from './language';

export const difficultyNames = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
export const categoryNames = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack', dessert: 'Dessert' };
export const difficulty = 'Difficulty';
export const ingredients = 'Ingredients';
export const method = 'Method';
export const stepPhoto = message('Photo of step {number}');
export const servings = 'Servings';
export const tags = 'Tags';
export const recipes = 'Recipes';
export const noGroup = 'No group';
export const favoriteOf = message('Favorite {title}');
export const undo = 'Undo';
export const cancel = 'Cancel';
export const backToRecipes = 'Back to your recipes';
export const opening = 'Opening the recipe';
export const tooLong = message('Use at most {most, number} characters. This has {length, number}.');
