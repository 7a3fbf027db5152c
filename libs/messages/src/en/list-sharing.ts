import { message } from './language';

export const shareTitle = 'Share this list';
export const shareList = 'Share this list';
export const done = 'Done';
export const household = 'Your household';
export const householdText = 'Anyone who joins your household shares its lists and meal plan. Everyone keeps their own recipes.';
export const copyInvite = 'Copy the invite link';
export const inviteAddress = 'Invite link to your household';
export const guests = 'Guests';
export const guestsText = message(
  'A guest link opens just this list, without an account. Guests check things off and add to it. It works for {days, number} days, or until you turn it off.',
);
export const copyGuestLink = 'Copy a guest link';
export const guestAddress = 'Guest link to this list';
export const openLinks = 'Guest links that are on';
export const yourLink = message('Made by you, until {until, date, ::MMMd}');
export const linkBy = message('Made by {name}, until {until, date, ::MMMd}');
export const someone = 'someone';
export const turnOff = 'Turn off';
export const turnedOff = 'The guest link is off';
export const copied = 'Link copied';
export const notCopied = 'Your browser didn’t let us copy the link. Select it above and copy it yourself.';

export const together = 'Shopping together';
export const alone = 'Only you so far. Whoever you share the list with sees right away what you check off.';
export const thatIsYou = message('{name}, that’s you');
export const alsoHere = message('Here now: {names}');
export const onThisDevice = 'On this device';
export const hereNow = 'Looking at the list now';
export const guestHereNow = 'Guest, looking at the list now';
export const guestHere = 'Guest on this device';
export const aGuest = 'Guest';
export const notYet = 'Hasn’t opened it yet';
export const seenAt = message('Last here at {at, time, ::hmm}');
export const seenOn = message('Last here on {at, date, ::MMMd}');

export const listOf = message('{name}’s shopping list');
export const listOfSomeone = 'A shopping list';
export const asGuest = 'Shared with you as a guest';
export const tabTitle = 'Shared with you';
export const noAccount = 'No account needed';
export const whoShops = 'Who’s shopping?';
export const whoShopsText = 'Your name stands beside what you check off, so nobody buys it twice.';
export const yourName = 'Your name';
export const nameMissing = 'Tell the others your name.';
export const start = 'Start shopping';
export const changeName = 'Change your name';
export const worksOffline = 'Works with no signal too. What you check off is sent when you have one again.';
export const printList = 'Print the list';
export const nothingYet = 'Nothing to get';
export const nothingYetText = 'Type what’s missing above. Everyone who shares this list sees it right away.';
export const expiredTitle = 'This one has been cleared away';
export const expiredText = message(
  'The link was good until {until, date, ::MMMMd}. Ask whoever sent it for a new one; it takes them one tap.',
);
export const endedTitle = 'Its cook took it back';
export const endedText = 'This link worked once and was switched off. Nothing is wrong with your phone.';
export const unknownTitle = 'We don’t know this link';
export const notLoadedTitle = 'We couldn’t open this list';
export const retry = 'Try again';
export const explore = 'Explore Community Recipes';
export const keepTitle = 'Simmer keeps recipes, plans the week and writes the list';
export const keepText = message('{limit, number} recipes are free. Whatever you save here is there when you come back.');
export const startRiskFree = 'Start Risk-Free';
