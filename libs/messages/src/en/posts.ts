/** What cooks write under a recipe of the community: that they made it, and comments. */
import { message } from './language';

export const iMadeIt = 'I made it';
export const madeTimes = message('Made {count, plural, one {once} other {# times}}');
export const lineHelps = 'A photo and one line help the next cook';
export const changeToday = 'Change what I said today';
export const by = message('@{username}');
export const somebody = 'A cook';
export const you = 'You';
export const author = 'Cook';
export const day = message('{at, date, ::MMMd}');
export const longDay = message('{at, date, ::yMMMMd}');
export const photoOf = message('What {name} made');
export const held = 'Our staff read this first. Until then only you see it.';
export const hidden = 'Our staff hid this. Only you see it.';
export const seeDecision = 'See the decision';
export const showMore = 'Show more';
export const loading = 'Loading';

export const note = 'Note';
export const noteExample = 'What you changed, how it went';
export const photoHint = 'Where and with what it was taken is removed from it';
export const addPhoto = 'Add a photo';
export const changePhoto = 'Change photo';
export const removePhoto = 'Remove photo';
export const addingPhoto = 'Adding the photo...';
export const yourPhoto = 'Your photo';
export const everybodySees = 'Everybody can see it, with your username.';
export const save = 'Save';
export const cancel = 'Cancel';
export const thanks = 'Thank you. The next cook will be glad.';
export const savedAndHeld = 'Saved. Our staff read it first.';

export const comments = 'Comments';
export const noComments = 'Nobody has asked or told anything yet.';
export const askOrTell = 'Ask or tell';
export const askOrTellExample = 'What did you change, what went wrong';
export const beKind = 'Be kind, and stay with the food.';
export const post = 'Post';
export const signIn = 'Sign in to ask or tell';
export const missing = 'Write something first.';
export const answer = 'Answer';
export const answerTo = message('Answer to {name}');
export const showAnswers = message('{count, plural, one {Show 1 answer} other {Show # answers}}');

export const report = 'Report';
export const remove = 'Remove';
export const removed = 'Removed';
export const undo = 'Undo';
/** For who cannot see beside what a button stands. */
export const ofWhom = message('by {name}, {at, date, ::yMMMMd}');
export const more = 'More';
export const reportRecipe = 'Report this recipe';
