/** What waits until the free plan has room for it. */
import { message } from './language';

export const crumb = 'The tray';
export const title = 'The tray';
export const loading = 'Opening your tray';
export const notLoaded = 'We couldn’t load your tray';
export const fullTitle = message('The shelf is full, {count, plural, one {1 waits} other {# wait}} on the tray');
export const waitTitle = message('{count, plural, one {1 waits} other {# wait}} on the tray');
export const lead = message(
  'All {owned, number} recipes stay as they are. The new ones are read and kept here, and move up by themselves when there is room.',
);
export const shelf = message('The free shelf: {taken, number} of {places, number} places taken');
export const wait = message('{count, plural, one {1 waits} other {# wait}}');
export const next = 'Next in line';
export const noDate = 'No date; they wait as long as you do.';
export const fromAddress = message('From {name}, {when}');
export const fromWeb = message('From a web address, {when}');
export const fromText = message('From a pasted text, {when}');
export const written = message('Written by you, {when}');
export const fromShare = message('Shared by {name}, {when}');
export const fromLink = message('From a shared link, {when}');
export const todayAt = message('today at {at, time, ::hmm}');
export const dayOf = message('{at, date, ::MMMMd}');
export const look = 'Look';
export const lookAt = message('at {title}');
export const first = message('First in line: {title}');
export const takeOff = message('Take {title} off the tray');
export const takenOff = message('{title} is off the tray');
export const undo = 'Undo';
export const keeps = 'Waiting recipes can be opened, cooked and exported. Only editing and planning wait for a place on the shelf.';
export const makeRoom = 'Make room';
export const makeRoomText = 'Unused for longest. They go to Recently deleted and can come back for 30 days.';
export const neverCooked = 'Never cooked';
export const cooked = message('{count, plural, one {Cooked once} other {Cooked # times}}');
export const noNotes = message('{cooked}, no notes');
export const withNotes = message('{cooked}, with notes');
export const days = message('{count, plural, =0 {today} one {1 day} other {# days}}');
export const weeks = message('{count, plural, one {1 week} other {# weeks}}');
export const months = message('{count, plural, one {1 month} other {# months}}');
export const years = message('{count, plural, one {1 year} other {# years}}');
export const clear = message('Clear {count, number}, move {up, number} up');
export const chooseSome = 'Choose what may go';
export const chooseFromAll = message('Choose from all {count, number}');
export const cleared = message('{count, plural, one {1 recipe is} other {# recipes are}} in Recently deleted');
export const longer = 'Or a longer shelf';
export const allMoveUp = message(
  '{count, plural, one {The one that waits moves up at once} other {All # move up at once}}, and every one after',
);
export const riskFree = '14 days risk-free';
export const nothingDeleted = 'If you stop, nothing is deleted';
export const seePremium = 'See Premium';
export const emptyTitle = 'Nothing waits on the tray';
export const empty = 'When your shelf is full, new recipes are kept here until there is room. Nothing gets lost.';
export const seeRecipes = 'See your recipes';
export const movedUp = message('{title} moved up from the tray');
export const movedUpMany = message('{count, plural, one {1 recipe} other {# recipes}} moved up from the tray');
export const waitsHere = 'This recipe waits on your tray.';
export const waitsText = 'You can cook and export it now. Editing and planning wait for a place on the shelf.';
export const seeTray = 'See the tray';
