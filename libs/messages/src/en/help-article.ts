import { message } from './language';

export const onThisPage = 'On this page';
export const toRead = message('{minutes, plural, one {1 minute} other {# minutes}} to read, checked with version {version}');
export const linkTo = message('Link to {heading}');
export const tip = 'Tip';
export const notFound = 'Article Not Found';
export const notFoundText = "Sorry, we couldn't find the article you're looking for.";
export const lookedForMost = 'Looked for most:';
export const backToKnowledgeBase = 'Back to Knowledge Base';
export const goesWellWith = 'Goes well with';
export const useful = 'Was this useful?';
export const yes = 'Yes';
export const no = 'No';
export const thanks = 'Thank you. It helps us to write better.';
export const thanksForNo = 'Thank you. What was missing?';
export const writeToUs = 'Write to us';
export const notCounted = 'That was not counted. Try again in a moment.';
/** Links that the specification names. */
export const howToAddRecipes = 'How to Add Recipes';
export const addToMealPlan = 'Add to Meal Plan';
