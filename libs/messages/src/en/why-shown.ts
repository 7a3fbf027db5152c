/** Why a reader sees a recipe of the community. */
import { message } from './language';

export const why = 'Why am I seeing this';
export const youFollow = 'You follow';
export const itsCook = 'the cook of this recipe';
export const whoCooked = message('@{username}, who cooked it on {at, date, ::MMMMd}');
export const cooks = message('{count, plural, one {1 cook} other {# cooks}}');
export const together = message('cooked, saved or rated it for the first time in the last {days} days');
export const cooked = 'of them cooked it';
export const saved = 'of them saved it';
export const rated = 'of them rated it';
export const noReason = 'Nobody has cooked, saved or rated it lately, so it stands where its date puts it.';
export const fair = 'Nobody can pay to stand here, and nobody can vote for their own recipe.';
