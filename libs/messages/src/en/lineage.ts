/** Where a recipe of the community comes from, and what other cooks made of it. */
import { message } from './language';

export const title = 'Where it comes from';
export const adaptedFrom = 'Adapted from';
export const goneOriginal = 'A recipe that is no longer here';
export const thisRecipe = 'This recipe';
export const takenFurtherBy = 'Taken further by';
export const andMore = message('and {count, plural, one {1 more} other {# more}}');
export const by = message('@{username}');

export const seeChanges = 'See what changed';
export const hideChanges = 'Hide what changed';
export const comparing = 'Putting both side by side';
export const didNotOpen = 'We couldn’t open the original';
export const whatChanged = 'What changed';
export const original = 'Original';
export const here = 'Here';
export const originalSays = 'Original:';
export const hereSays = 'Here:';
export const notThere = 'Not there';
export const leftOut = 'Left out';
export const facts = 'Facts';
export const sameCooking = 'The original has been changed since. Both are cooked the same way now.';
export const newLines = message('{count} new');
export const changedLines = message('{count} changed');
export const leftOutLines = message('{count} left out');
export const changedSteps = message('{count, plural, one {1 step} other {# steps}}');
export const linesSame = message('{count, plural, one {1 line is the same} other {# lines are the same}}');
