/** What has no place, what could not be read and what was not saved of recipe files, by the importer's codes. */
import type { FILE_LOSSES, FILE_PROBLEMS, SAVE_PROBLEMS, SKIP_REASONS, TextsOf } from '@simmer/contracts/constants';
import { message } from './language';

/** Behind “Stays behind:”. */
export const losses = {
  'attached-files': message('{count, plural, one {an attached file} other {# attached files}}; Simmer keeps photos only'),
  column: message('the column “{name}”'),
  cost: message('what it costs ({cost})'),
  'end-of-notes': message('the last {count, number} characters of the notes, which hold up to {most, number}'),
  language: message('the language “{language}”, which isn’t a language code'),
  'lines-apart': message('lines that don’t look like part of the recipe: {lines}'),
  'more-pictures': message('{count, plural, one {1 more photo} other {# more photos}}; Simmer keeps one'),
  'more-ratings': message('{count, plural, one {1 more rating} other {# more ratings}}; Simmer keeps one'),
  'more-tags': message('tags beyond {most, number}: {tags}'),
  'newer-simmer': 'maybe more: the file is from a newer Simmer, which may mean something else by what it says',
  'nutrient-impossible': message(
    '{nutrient, select, calories {calories} total_fat {fat} saturated_fat {saturated fat} protein {protein} carbohydrates {carbs} fiber {fiber} sugar {sugar} other {sodium}} of {amount, number}, which can’t be right',
  ),
  'nutrition-beyond': message('nutrition that Simmer doesn’t keep: {statements}{more, plural, =0 {} other { and # more}}'),
  'nutrition-of-ingredients': 'the nutrition of single ingredients; Simmer works it out for the whole recipe',
  'other-amounts': message('the amounts for {others}; Simmer keeps those for {kept} and scales them'),
  'step-pictures': message('{count, plural, one {the photo of a step} other {the photos of # steps}}'),
  'picture-damaged': 'a photo that is damaged',
  'picture-kind': 'its photo, which isn’t a JPEG, PNG or WebP',
  'picture-missing': 'a photo that isn’t in the file',
  'picture-too-large': message('its photo, which is larger than {megabytes, number} MB'),
  'picture-without-address': 'its photo, which the file gives no working address for',
  tools: message('tools: {names}'),
  'unknown-field': message('“{name}”, which this version of Simmer doesn’t know'),
  'unreadable-field': message('“{name}”, which isn’t in a form Simmer can read'),
  video: 'the video; Simmer keeps photos only',
  'waiting-time': message(
    'the waiting time of {minutes, plural, one {1 minute} other {# minutes}}; Simmer keeps prep, cook and total time',
  ),
} satisfies TextsOf<typeof FILE_LOSSES>;

/** Beside the file's name. */
export const files = {
  'cut-off': 'The end of this file is missing, so it was cut off along the way. Export it again in the other app.',
  damaged: 'This file is damaged. Export it again in the other app.',
  empty: 'This file is empty. Export it again in the other app.',
  'living-cookbook-backup': 'Only Living Cookbook itself can open this backup. Export the recipes there as .fdxz, then bring that file.',
  locked: 'This file is locked with a password. Save it without one, then bring it again.',
  'member-damaged': message('“{name}” inside this file is damaged. Export it again in the other app.'),
  'member-missing': message('“{name}” is missing from this file. Export it again in the other app.'),
  'member-too-large': message('“{name}” inside this file is too large. Bring its recipes in parts.'),
  'no-recipe': 'We found no recipes in this file.',
  'no-recipe-in-first': message(
    'The first {most, number} texts in this file hold no recipe, so we stopped looking. Bring just the recipes.',
  ),
  'not-arrived': 'This file didn’t arrive. Please send it again.',
  picture: 'This is a photo, and Simmer can’t read what’s written in one. Copy the text from it and paste that.',
  timeout: 'This file takes too long to read. Split it into smaller files.',
  'too-large': 'What this file unpacks to is too large. Split it into smaller files.',
  'too-many-members': message('This file holds more than {most, number} files. Split it into smaller ones.'),
  'too-many-pages': message('This file has more than {most, number} pages. Split it into smaller ones.'),
  'too-much': 'This file holds more than we can read at once. Split it into smaller files.',
  unreadable: 'We couldn’t read this file. Export it again in the other app.',
} satisfies TextsOf<typeof FILE_PROBLEMS>;

/** Below the recipe's name. */
export const skipped = {
  damaged: 'This part of the file is damaged or too large.',
  empty: 'This part of the file is empty.',
  'import-full': message('One import takes up to {most, number} recipes. Bring the rest in another one.'),
  link: 'This is a link to another file, not the file itself.',
  'name-leads-out': 'Its name leads outside the zip, so we didn’t open it.',
  'no-ingredients': 'There are no ingredients in it.',
  'no-recipe': 'We found no recipe in it.',
  'no-title': 'It has no title.',
  'not-tried': message(
    '{count, plural, one {1 more text wasn’t} other {# more texts weren’t}} looked into, because the {most, number} before held no recipe.',
  ),
  'other-form': 'It’s written in another form than the others.',
  'pictures-of-text': 'It holds only pictures of text, which Simmer can’t read.',
  'too-long': 'It’s longer than a recipe can be.',
} satisfies TextsOf<typeof SKIP_REASONS>;

/** Behind the recipe's title. */
export const saving = {
  'field-refused': message('one of its details isn’t right ({field})'),
  'photo-gone': 'saved without its photo, which is no longer there',
  'photo-refused': 'saved without its photo, which Simmer can’t read',
  'recipe-refused': 'Simmer couldn’t save it',
  'too-long': 'it’s too long to save as one recipe',
} satisfies TextsOf<typeof SAVE_PROBLEMS>;

/** For a code that a newer release has made. */
export const unnamed = 'for a reason this version of Simmer doesn’t know';
