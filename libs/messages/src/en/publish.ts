/** Publishing a recipe in the community gallery. */
import type { License } from '@simmer/contracts/constants';
import { message } from './language';

export const title = 'Publish';
export const aboutOwn = message('{title} goes on everyone’s table. Your notes, your rating and your plan stay with you.');
export const aboutImported = 'You brought this recipe from another kitchen, so its cook stays in the picture.';

export const whose = 'Whose recipe is it';
export const cameFrom = message('It came from {host}. Words and pictures belong to whoever made them.');
export const asLinkCard = 'As a link card only';
export const asLinkCardText = 'Others see the title and the way to the original page. Nothing is copied.';
export const mine = 'It is mine';
export const mineText = 'I wrote the recipe on that page, or its cook allowed me to publish it here.';

export const mayDo = 'What may others do with it';
export const everyChoice = 'Every choice lets others cook it and save a copy that says it is yours.';
export const licenses = {
  'cc-by-sa': { name: 'Share alike', text: 'CC BY-SA 4.0. Changes stay free for the next cook.' },
  'cc-by-nc-sa': { name: 'Share alike, no shop', text: 'CC BY-NC-SA 4.0. The same, but not for sale.' },
  'cc-by': { name: 'Say it was mine', text: 'CC BY 4.0. Anything goes with my name on it.' },
  'all-rights-reserved': { name: 'Keep my rights', text: 'Others save and cook it. For more they ask me.' },
} satisfies Record<License, { name: string; text: string }>;
export const sharedAlike = message('The original is shared alike, so your version is too: {license}');
export const rightsReserved = 'The cook of the original kept their rights, so your version stays in your own recipes.';
export const cookIt = 'Cook it';
export const changeIt = 'Change it';
export const noChanges = 'No changes';
export const sellIt = 'Sell it';
export const noSelling = 'No selling';

export const whoGetsCredit = 'Who gets the credit';
export const creditLine = 'Credit line';
export const comesFrom = 'Where it comes from';
export const comesFromPlaceholder = 'A book, a page, a grandmother';
export const comesFromHint = 'If you changed someone’s recipe, name it here.';
export const source = 'Source:';
export const sourceBy = message(', by {author}');
export const sourceStays = 'The source stays as it was imported and cannot be taken off.';

export const whatKind = 'What kind of dish is it';
export const yourWord = 'Others find it by what you say here. Simmer looks at the ingredients and tells you what fits.';
export const noCuisine = 'No particular one';
export const fits = message('{diet}: every ingredient is understood and fits.');
export const addDiet = message('Claim {diet}');
export const isChecked = message('{diet}: readers see “checked against the ingredients”.');
export const contradicted = message('{diet}: the ingredients say otherwise, {lines}.');
export const notChecked = message('{diet}: this is your word. Simmer can’t tell from the ingredients.');
export const notClear = message('Not understood: {lines}. While a line isn’t clear, no diet is checked.');
export const noAllergens = 'Nothing here says that an allergen is absent. Readers are asked to check the labels.';

export const reallyTitle = 'The ingredients say otherwise';
export const really = message('{diet}, with {lines}?');
export const reallyText = 'Someone may cook it because of this claim.';
export const takeOff = message('Take {diets} off and publish');
export const publishAnyway = 'Publish as it is';

export const before = 'Before it goes out';
export const anyTime = 'You can unpublish at any time. Copies that others saved stay with them and keep your name.';
export const anyTimeLinkCard = 'You can unpublish at any time.';
export const publishRecipe = 'Publish recipe';
export const publishLinkCard = 'Publish link card';
export const saveChanges = 'Save changes';
export const notNow = 'Not now';
export const remembered = 'Remembered for the next one';

export const preview = 'Preview';
export const inGallery = 'In the gallery';
export const broughtBy = message('Brought by {cook}');
export const byAuthorBroughtBy = message('{author}, brought by {cook}');
export const readOriginal = 'Read the original';
export const goesAlong = 'What goes along';
export const picture = 'Picture';
export const photo = 'Your photo';
export const drawnPlate = 'Drawn plate';
export const steps = 'Steps';
export const nutrition = 'Nutrition';
export const nutritionStated = 'As you wrote it';
export const nutritionComputed = 'Computed';
export const yourNotes = 'Your notes';
export const stayHere = 'Stay here';
