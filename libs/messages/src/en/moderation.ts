/** Moderation: what staff read and decide, and what cooks read of it. */
import type { CommunityRule, ContentKind, HoldReason, ModerationAction, ReportReason } from '@simmer/contracts';
import { message } from './language';

export const title = 'Moderation';
export const waiting = message(
  '{count, plural, =0 {Nothing to look at. We promise a day.} one {1 to look at, since {oldest}. We promise a day.} other {# to look at, the oldest since {oldest}. We promise a day.}}',
);
export const cases = 'Cases';
export const show = 'Show';
export const states = { waiting: 'Waiting', decided: 'Decided' };
export const order = 'Order';
export const sorts = { oldest: 'Oldest first', 'most-reported': 'Most reported first' };
export const loading = 'Opening the cases';
export const more = 'More cases';
export const nothingWaiting = 'Nothing waits for a decision.';
export const nothingDecided = 'Nothing has been decided yet.';
export const choose = 'Choose a case to see what it is about.';

export const minutes = message('{count} min');
export const hours = message('{count} h');
export const days = message('{count, plural, one {1 day} other {# days}}');

export const kinds: Record<ContentKind, string> = { recipe: 'Recipe', cook: 'Cook', made: 'I made it', comment: 'Comment' };
export const reasons: Record<ReportReason, string> = {
  unsafe: 'not safe to eat',
  copied: 'copied without credit',
  advertising: 'advertising',
  unkind: 'unkind',
  other: 'something else',
};
export const holds: Record<HoldReason, string> = {
  links: 'links',
  rate: 'too many in a short time',
  words: 'a word on our list',
  'first-posts': 'first posts of a new account',
};
export const rules: Record<CommunityRule, string> = {
  advertising: 'Advertising',
  unkind: 'Unkind',
  copied: 'Copied',
  unsafe: 'Not safe to eat',
  'not-food': 'Not food',
};
export const reports = message('{count, plural, one {1 report} other {# reports}}');
export const reportsFor = message('{reports}: {reasons}');
export const heldFor = message('Held by rule: {reasons}');
export const held = 'Held';
export const appeal = 'Appeal';
export const hidden = 'Hidden';

export const gone = 'This isn’t there any more.';
export const why = 'Why it is here';
export const rule = 'Rule';
export const history = 'History';
export const since = message('Here since {at, date, ::yMMMd}');
export const warned = message('{count, plural, =0 {never warned} one {warned once} other {warned # times}}');
export const bans = message('{count, plural, one {banned once} other {banned # times}}');
export const banned = 'banned right now';
export const noteSince = message('account since {at, date, ::yMMMd}');
export const you = 'You';
export const somebody = 'Staff';
export const did: Record<ModerationAction, string> = {
  leave: 'Left it',
  hide: 'Hid it',
  warn: 'Hid it and warned',
  ban: 'Banned',
};
export const didFor = message('{did}: {rule}');
export const restored = 'Restored it after the appeal';
export const kept = 'Kept it hidden after the appeal';
export const at = message('{at, date, ::MMMd} {at, time, ::hmm}');

export const whatHappens = 'What happens';
export const actions: Record<ModerationAction, string> = {
  leave: 'Leave it',
  hide: 'Hide',
  warn: 'Hide and warn',
  ban: 'Ban',
};
export const ruleBroken = 'Rule broken';
export const howLong = 'For how long';
export const banDays = message('{count, plural, one {1 day} other {# days}}');
export const forGood = 'For good';
export const reads = message('What {name} reads');
export const theCook = 'the cook';
export const letters: Record<CommunityRule, string> = {
  advertising: 'What you published advertises something, so it is hidden. Please stay with the food.',
  unkind: 'What you published hurts somebody, so it is hidden. Please be kind, also when you disagree.',
  copied: 'What you published is somebody else’s work, so it is hidden. Please share what is yours, or a link to the original.',
  unsafe: 'What you published could make somebody ill, so it is hidden. Please look at how long and how hot it has to cook.',
  'not-food': 'What you published isn’t about food, so it is hidden.',
};
export const banMeans = message(
  '{name} can’t publish, comment or rate. Own recipes, plan and list keep working. The appeal is open until {until, date, ::MMMMd}.',
);
export const banFor = message('Ban for {days}');
export const banForGood = 'Ban for good';
export const soon = 'Gone from every page within 5 seconds';
export const decided = 'Decided.';
export const letterMissing = 'Write what the cook reads.';

export const decideAppeal = 'Decide the appeal';
export const restore = 'Restore';
export const keepHidden = 'Keep hidden';
export const mayDecide = 'You did not hide it, so you may decide';
export const mayNotDecide = 'You decided this case, or it is yours. Somebody else decides about it.';
export const restoreLetter = 'You are right, and we are sorry. It is back where it was, with its comments and ratings.';

export const noticesTitle = 'Decisions about your content';
export const noticesLead = 'What our staff decided about what you share, and what you can do about it.';
export const noNotices = 'Nothing of yours was ever hidden.';
export const hiddenSince = message('Hidden since {at, date, ::MMMMd}.');
export const shownAgain = 'Shown again.';
export const onlyYouSee = 'Only you see it.';
export const onlyYou = 'Only you see it. Your own copy and your plan are untouched.';
export const bannedUntil = message('You can’t publish, comment or rate until {until, date, ::yMMMMd}.');
export const bannedForGood = 'You can’t publish, comment or rate any more.';
export const askAgain = 'Ask for another look';
export const askUntil = message('Possible until {until, date, ::MMMMd}');
export const appealLabel = 'Why it should come back';
export const appealHint = 'Someone who did not hide it reads this. You get an answer by email.';
export const appealMissing = 'Write why it should come back.';
export const send = 'Send';
export const cancel = 'Cancel';
export const appealSent = 'You asked for another look. Somebody else is reading it.';
export const answer = 'The answer';

export const reportTitles: Record<ContentKind, string> = {
  recipe: 'Report this recipe',
  cook: 'Report this cook',
  made: 'Report this entry',
  comment: 'Report this comment',
};
export const whatIsWrong = 'What is wrong with it';
export const reportReasons: Record<ReportReason, string> = {
  unsafe: 'It is not safe to eat',
  copied: 'It is copied without credit',
  advertising: 'It is advertising',
  unkind: 'It is unkind',
  other: 'Something else',
};
export const tellMore = 'Tell us more';
export const tellMoreExample = 'An address of the original helps';
export const reportHint = 'A person looks at it, usually within a day. The cook does not learn who reported.';
export const report = 'Report';
export const reportedAgain = 'You had reported this already. A person will look at it.';
export const reported = 'Thank you. A person will look at it.';
