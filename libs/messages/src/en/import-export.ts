/** Bringing recipes in from files, and taking them along. */
import { message } from './language';

export const recipes = 'Recipes';
export const title = 'Import and export';
export const lead = 'Your recipes are yours. Bring them from another app, and take them with you whenever you like.';
export const importing = 'Import';
export const exporting = 'Export';

export const dropHere = 'Drop files here';
export const orAnywhere = ', or anywhere on this page';
export const chooseFiles = 'Choose files';
export const dropHint = message(
  'Up to {megabytes} MB together, a zip is fine. Simmer looks first and tells you what it found; you decide what is saved.',
);
export const cantStart = 'We couldn’t start with that';
export const noRecipe = 'Nothing to import';
export const noRecipeWay = 'Try again, or export the file once more in the other app.';
export const pasteInstead = 'Paste the text instead';
export const photosOnly =
  'Simmer can’t read what’s written in a photo. Copy the text from it, as most phones can, and paste that; or type the recipe in.';
export const isFolder = message('“{name}” is a folder. Put it into a zip and drop that, so its photos come along.');
export const noFile = 'No file was chosen.';
export const tooMany = message('That’s {count, number} files. Choose up to {most, number} at once, or put them into one zip.');
export const tooLarge = message('Together these files are larger than {megabytes} MB. Import them in parts.');
export const empty = 'This file is empty. Export it again in the other app.';

export const lately = 'Brought in lately';
export const latelyHint = 'Undo works for 30 days.';
export const andOthers = message('{name} and {count, plural, one {1 other file} other {# other files}}');
export const cameOn = message('{at, date, ::MMMd}, {at, time, ::hmm}, {state}');
export const state = {
  waits: 'none saved yet',
  underWay: 'under way',
  undone: 'taken back',
  nothing: 'nothing saved',
  saved: 'saved',
};
export const goOn = 'Go on';
export const watch = 'Watch';
export const report = 'Report';
export const undo = 'Undo';
export const ofImport = message(' the import of {name}');

export const opening = 'Opening your import';
export const sending = 'Sending your files';
export const arrived = 'Your files have arrived';
export const notSavedYet = 'Nothing is saved before you’ve seen what’s in them.';
export const lookingThrough = message('Looking through {count, plural, one {1 file} other {# files}}');
export const foundSoFar = message('{count, plural, one {1 recipe} other {# recipes}} found so far. Nothing is saved yet.');
export const saving = 'Saving your recipes';
export const canLeave = 'You can leave this page; it goes on.';
export const takingBack = 'Taking the import back';
export const stop = 'Stop';
export const stopHere = 'Stop here';
export const stopping = 'Stopping...';
export const progress = 'Progress of the import';
export const nOfAll = message('{count, number} of {all, number}');
export const filesRead = 'Files read';
export const setAside = 'Left out';
export const savingRecipes = 'Saving recipes';
export const andMore = message('and {count, number} more');

export const found = message('{count, plural, one {1 recipe} other {# recipes}} found');
export const foundLead = 'Nothing is saved yet. Uncheck what you don’t want.';
export const theFiles = 'The files';
export const otherFiles = 'The other files';
export const willBeSaved = 'What will be saved';
export const openingList = 'Opening the list';
export const listNotLoaded = message('We couldn’t load the list. {reason}');
export const tryAgain = 'Try again';
export const showMore = 'Show more';
export const contents = message(
  '{ingredients, plural, one {1 ingredient} other {# ingredients}}, {steps, plural, one {1 step} other {# steps}}',
);
export const contentsWithPhoto = message(
  '{ingredients, plural, one {1 ingredient} other {# ingredients}}, {steps, plural, one {1 step} other {# steps}}, photo',
);
export const staysBehind = message('Stays behind: {what}');
export const twice = 'Twice in these files';
export const yoursAlready = 'Yours already';
export const open = 'Open';
export const openYours = message(' yours: {title}');
export const couldNotBeRead = 'Couldn’t be read';

export const filesOpened = message('{count, plural, one {1 file} other {# files}}, opened {at, date, ::MMMd}, {at, time, ::hmm}');
export const thisImport = 'This import';
export const foundCount = 'Found';
export const doubles = 'Yours already, or twice';
export const unticked = 'Unchecked by you';
export const savedCount = 'Will be saved';
export const saveDoubles = message('{count, plural, one {Save the double all the same} other {Save the # doubles all the same}}');
export const intoCollection = message('Put them in the collection “{name}”');
export const collectionFrom = message('From {app}, {at, date, ::MMMMd}');
export const collectionOf = message('Import of {at, date, ::MMMMd}');
export const notNow = 'Not now';
export const importButton = message('Import {count, plural, one {1 recipe} other {# recipes}}');
export const nothingToImport = 'Nothing to import';
export const libraryFull = message(
  'Your free shelf holds {limit, number} recipes, and it’s full. These wait on the tray until there’s room.',
);
export const fewFit = message(
  'Your free shelf has room for {room, plural, one {one of these} other {the first # of these}}. The others wait on the tray; nothing is lost.',
);

export const inLibrary = message('{count, plural, one {One recipe is in your library} other {# recipes are in your library}}');
export const stopped = message(
  '{count, plural, =0 {Stopped. Nothing was saved} one {Stopped. 1 recipe had been saved by then} other {Stopped. # recipes had been saved by then}}',
);
export const takenBack = 'Taken back. Your library is as it was before';
export const leftOut = message('{count, plural, one {1 recipe was} other {# recipes were}} left out.');
export const seeRecipes = 'See your recipes';
export const undoAll = 'Undo the whole import';
export const importOthers = 'Import other files';
export const recentlyDeleted = 'Recently deleted';
export const notSaved = 'Not saved';
export const withProblem = message('{title}: {problem}');
export const cameIn = 'What came in';
export const afterUndo = 'After the undo';
export const openedAt = message('{at, date, ::MMMd}, {at, time, ::hmm}');
export const saved = 'Saved';
export const leftOutCount = 'Left out';
export const notReadable = 'Not readable';
export const broughtIn = 'Brought in';
export const back = 'Taken back';
export const undoWorks = 'Undo works for 30 days. Recipes you have changed or cooked by then can be restored.';
export const restorable = 'Recipes you had changed or cooked are in Recently deleted for 30 days. The others are gone.';

export const otherApps = 'How to get the file out of another app';
export const onTray = message('{count, plural, one {1 of them waits} other {# of them wait}} on the tray until there’s room.');
export const seeTray = 'See the tray';
export const onTrayCount = 'On the tray';
