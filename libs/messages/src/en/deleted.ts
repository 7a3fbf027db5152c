import { message } from './language';

export const recipes = 'Recipes';
export const subtitle = message('Cleared away, not thrown away. Each recipe waits {days, number} days and comes back as it was.');
export const loading = 'Opening your deleted recipes';
export const notLoaded = 'We couldn’t load your deleted recipes';

export const chooseAll = message('{count, plural, one {Choose it} other {Choose all #}}');
export const choose = message('Choose {title}');
export const restoreAll = message('{count, plural, one {Restore it} other {Restore all #}}');
export const restore = 'Restore';
export const open = 'Open';

export const goesThisWeek = 'Goes this week';
export const later = 'Later';
export const days = message('{count, plural, one {day} other {days}}');
export const left = 'left';
export const deletedToday = 'Deleted today.';
export const deletedYesterday = 'Deleted yesterday.';
export const deletedOn = message('Deleted on {at, date, ::MMMMd}.');
export const withNotes = 'With your notes.';
export const withPhoto = 'With its photo.';
export const withNotesAndPhoto = 'With your notes and its photo.';
export const backInRecipes = 'Back in your recipes';

export const chosenRecipes = 'Chosen recipes';
export const chosen = message('{count, number} chosen');
export const chooseNone = 'Choose none';
export const restoreSome = message('Restore {count, number}');

export const howLong = 'How long they are kept';
export const nextDays = message('The next {days, number} days');
export const firstGoes = message(
  '{count, plural, one {One goes} other {# go}} {days, plural, =1 {within a day} other {in # days}}, for good.',
);
export const nothingGoes = 'Nothing goes.';
export const goesIn = message('{count, plural, one {1 recipe} other {# recipes}} in {days, plural, one {1 day} other {# days}}');
export const comeBackToo = 'Notes, photos, ratings and tags come back too.';
export const noRoomTaken = 'They take no room on the shelf while they wait here.';

export const isBack = message('{title} is back');
export const areBack = message('{count, plural, one {1 recipe is back} other {# recipes are back}}');
export const libraryFull = message(
  '{count, plural, =0 {Your library is full.} one {1 recipe is back, then your library was full.} other {# recipes are back, then your library was full.}} {waiting, plural, one {1 still waits} other {# still wait}} here.',
);
export const undo = 'Undo';

export const nothingTitle = message('Nothing was deleted in the last {days, number} days');
export const nothing = message('What you delete waits here for {days, number} days, with its notes and photos.');
export const allBackTitle = message('{count, plural, one {It is back} other {All # are back}}');
export const allBack = 'They stand in your recipes where they stood before, with their notes and photos.';
export const seeRecipes = 'See your recipes';
