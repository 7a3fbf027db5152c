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

export const offerBack = 'Offer changes back';
export const offerBackText =
  'Tick what would be good in the original too. Its cook decides line by line, and the version then says it was with you.';
export const ingredientLine = 'Ingredient';
export const stepLine = 'Step';
export const offerCount = message('{count, plural, =0 {Offer changes back} one {Offer 1 change back} other {Offer # changes back}}');
export const offered = message('{count, plural, one {1 change offered} other {# changes offered}} on {at, date, ::yMMMMd}');
export const waitsForAnswer = 'Its cook has not answered yet.';
export const wasTaken = 'Taken';
export const wasLeft = 'Left';
export const withdraw = 'Withdraw';
export const withdrawn = 'The offer is withdrawn';
export const offerSent = 'Offered. You see here what becomes of it.';
export const atMost = message('Up to {most} changes fit into one offer.');

export const offers = message('{count, plural, one {1 offer} other {# offers}}');
export const offeredToYou = 'Offered to you';
export const offersYou = message('@{username} offers {count, plural, one {1 change} other {# changes}}');
export const somebodyOffersYou = message('A cook offers {count, plural, one {1 change} other {# changes}}');
export const theirRecipe = 'Their recipe';
export const takeIt = 'Take it';
export const leaveIt = 'Leave it';
export const changedSince = 'You have changed this line since, so it stays as you have it.';
export const takeAndLeave = message('Take {taken}, leave {left}');
export const leaveAll = message('{count, plural, one {Leave it} other {Leave all #}}');
export const takeAll = message('{count, plural, one {Take it} other {Take all #}}');
export const takenIn = message('{count, plural, one {1 change is} other {# changes are}} in your recipe, as a new version');
export const leftAll = 'Left as it was. Whoever offered it sees that.';
export const seeVersions = 'Versions';
