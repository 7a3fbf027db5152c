/** Links that show something to whoever has them: their page, and the dialog that makes them. */
import { message } from './language';

export const sentBy = message('{name} sent you this');
export const sentToYou = 'Someone sent you this';
export const hereUntil = message('Here until {at, date, ::yMMMMd}');
export const save = 'Save to my Simmer';
export const saving = 'Saving';
export const saved = message('{title} is in your recipes');
export const savedAlready = message('You have {title} already');
export const open = 'Open';
export const noAccountNeeded = 'Reading and printing need no account. Saving does; the recipe waits while you make one.';
export const expired = 'This one has been cleared away';
export const expiredText = message(
  'The address was good until {at, date, ::yMMMMd}. Ask whoever sent it for a new one; it takes them one tap.',
);
export const revoked = 'Its cook took it back';
export const revokedText = 'This address worked once and was switched off. Nothing is wrong with your phone.';
export const unknown = 'Nothing at this address';
export const unknownText = 'Check that you have the whole link, or ask whoever sent it for a new one.';
export const explore = 'Explore Community Recipes';
export const keepTitle = 'Simmer keeps recipes, plans the week and writes the list';
export const keepText = '50 recipes are free. Whatever you save here is there when you come back.';
export const start = 'Start Risk-Free';
export const description = message(
  'A recipe for {servings, number} with {ingredients, plural, one {1 ingredient} other {# ingredients}}, shared from Simmer.',
);

export const weekOf = message('{name}’s week');
export const aWeek = 'A week of meals';
export const saveWeek = 'Save the week to my Simmer';
export const weekSaved = message('{name} is among your templates');
export const weekSavedToTray = message(
  '{name} is among your templates. {count, plural, one {1 recipe waits} other {# recipes wait}} in your tray until there’s room.',
);
export const openPlan = 'Open meal plan';
export const nameOfWeek = message('{name}’s week of {at, date, ::MMMMd}');
export const nothingPlanned = 'Nothing planned';
export const leftOver = message('{title}, left over');
export const minutesLong = message('{minutes, number} min');
export const hoursLong = message('{hours, number} h {minutes, number} min');
export const inShort = 'In short';
export const inShortTitle = message('{count, plural, =0 {No meals yet} one {1 meal, one shop} other {# meals, one shop}}');
export const cooking = 'Cooking';
export const recipesInWeek = 'Recipes';
export const thingsToBuy = 'Things to buy';
export const whatToBuy = 'What to buy';
export const followsPlan = message('It follows {name}’s plan: what moves there, moves here.');
export const followsAPlan = 'It follows the plan: what moves there, moves here.';
export const readsWithoutAccount = 'Reading and printing need no account. Saving does; the week waits while you make one.';
export const weekDescription = message('{count, plural, one {1 meal} other {# meals}} and what to buy for them, shared from Simmer.');
export const shareWeek = 'Share the week';
export const shareWeekText =
  'Whoever has the link sees the meals of this week and what to buy for them, without an account. It follows your plan. Who eats, goals and notes on recipes stay with you.';

export const recipeOf = message('From {name}’s recipes');
export const recipeOfHousehold = 'From your household';
export const youReadIt = 'You share a household, so you can read it';
export const notReadable = 'We couldn’t open this recipe';
export const notReadableText = 'It was deleted, or whoever cooks it no longer shares your household.';

export const share = 'Share';
export const shareTitle = 'Share by link';
export const shareText =
  'Whoever has the link can read, scale and print this recipe, without an account. Your notes and your rating stay with you.';
export const goodFor = 'The link is good for';
export const lifetimes = { 7: 'A week', 30: 'A month', 365: 'A year' };
export const makeLink = 'Make a link';
export const sendLink = 'Send it';
export const link = 'Link';
export const copyLink = 'Copy link';
export const copied = 'Link copied';
export const notCopied = 'Your browser didn’t let us copy. Select the link and copy it by hand.';
export const openLinks = 'Open links';
export const until = message('Good until {at, date, ::yMMMMd}');
export const shownOnce = 'Copy it now: the address is shown only this once.';
export const switchOff = 'Switch off';
export const switchOffOf = message('Switch off the link that is good until {at, date, ::yMMMMd}');
export const switchedOff = 'Link switched off';
export const by = message('By {author}');
export const done = 'Done';
