/** What a recipe said before. */
import { message, rich } from './language';

export const title = 'Versions';
export const about = message('{title}. Bringing one back keeps the others.');
export const didNotOpen = 'We couldn’t open the versions';
export const onlyOne = 'There is one version so far, the one you have. Each time you save, the one before is kept here.';
export const at = message('{at, date, ::yMMMMd} at {at, time, ::hmm}');
export const now = 'Now';
export const changedAfter = message('{count, plural, one {1 thing changed after it} other {# things changed after it}}');
export const besideNow = 'beside what you have now';
export const bringBack = 'Bring this back';
export const key = rich('<then>only then</then> <now>only now</now>');
export const isBack = message('The version of {at, date, ::yMMMMd} at {at, time, ::hmm} is back. The one before it is kept.');
export const bringLineBack = message('Bring back as it was: {line}');
export const lineIsBack = 'This is as it was again. What you had is kept as a version.';
export const facts = 'Facts';
export const changed = 'Changed:';
export const added = 'Added:';
export const removed = 'Taken out:';
export const otherPhoto = 'another photo';
export const sourceAddress = 'Address of the source';
export const nothingDiffers = 'Nothing differs from what you have now.';
export const linesSame = message('{count, plural, one {1 line the same} other {# lines the same}}');
export const withChangesOf = message('With changes from @{username}');
export const withChangesOfAnother = 'With changes from another cook';
export const seeVersions = 'Versions';
export const bothStay = 'What was saved there stays in Versions, whichever you choose.';
