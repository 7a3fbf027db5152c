import { message } from './language';

export const recipeBy = message('by {name}');
export const fromHousehold = 'From your household';
