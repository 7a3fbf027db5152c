/** Words that many screens share: one word for one thing. */
import { message } from './language';

export const recipes = message('{count, plural, one {1 recipe} other {# recipes}}');
export const goToRecipes = 'Go to recipes';
export const tryAgain = 'Try Again';
export const retry = 'Retry';
export const notSaved = message('Not saved. {reason}');
export const notDone = message('That didn’t work. {reason}');
export const pageTitle = message('{title} · {product}');
export const openIt = 'Open it';
export const owned = 'You already have this recipe';
export const min = 'min';
export const h = 'h';
