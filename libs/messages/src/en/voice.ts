import { message } from './language';

/** What a voice device says. Read aloud, so nothing that has to be seen: no links, no signs. */
export const welcome = 'Welcome to Simmer. What should I put on your shopping list?';
export const help =
  'I can put things on your shopping list in Simmer. Say, for example: add two pounds of carrots and milk. What should I add?';
export const whatToAdd = 'What should I add?';
export const notUnderstood = 'I can only put things on your shopping list. Say, for example: add milk and two lemons. What should I add?';
export const goodbye = 'Happy cooking.';
export const notLinked = 'Please link your Simmer account first. I’ve put a card into your app that leads you there.';
export const notIncluded = 'Voice is part of Simmer Premium. Nothing was added. You can change your plan in Simmer, under Settings.';
export const added = message('I’ve put {items} on your shopping list.');
export const nothingAdded = 'Nothing was added.';
export const partlyAdded = message('I’ve put {added} on your shopping list, but not {left}.');
export const listAway = 'I can’t reach your shopping list right now. Please try again in a moment.';
export const listFull = 'Your shopping list is full. Clear what you’ve checked off, then try again.';
export const cardTitle = 'Shopping list';
