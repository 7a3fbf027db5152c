import { message } from './language';

export const recipeBy = message('von {name}');
export const fromHousehold = 'Aus deinem Haushalt';
