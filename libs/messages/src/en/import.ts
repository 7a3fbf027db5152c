/** Importing a recipe by its address. */
import { message, rich } from './language';

export const title = 'Import Recipe from URL';
export const recipes = 'Recipes';
export const addRecipe = 'Add Recipe';
export const fromWeb = 'From a web address';
export const lead = 'Paste the link to the recipe. Simmer reads it and leaves the life story behind.';
export const backToRecipes = 'Back to recipes';
export const address = 'Web address';
export const importRecipe = 'Import Recipe';
export const importing = 'Importing recipe...';
export const addressCount = message('{count, plural, one {# address} other {# addresses}}, one per line.');
export const addressHint = 'Paste a link anywhere in Simmer and it opens here. Several work too, one per line.';
export const blankUrl = 'Please enter a recipe URL';
export const invalidUrl = 'Please enter a valid URL';
export const invalidOne = message('Please enter a valid URL: ‘{address}’ isn’t one');
export const signedOut = 'Please sign in first. Your addresses stay on the list.';
export const goesOn = message('The import from {host} is still running. Its recipe will show up in your list.');
export const listCleared = 'List cleared';
export const undo = 'Undo';
export const importAnyway = 'Import anyway';
export const whileAway = 'Imported while you were away';
export const seeThem = 'See them';
export const debugPanel = 'Debug panel';
export const forSupport = 'for support';
export const originsIntro = message(
  'Where Simmer found each part of {recipe}, and how sure it is. Anything it guessed is marked when you edit the recipe.',
);
export const thisRecipe = 'this recipe';
export const quoted = message('‘{title}’');
export const nothingYet = 'Nothing has been imported here yet.';
export const fieldOrigins = 'Where each field came from';
export const field = 'Field';
export const readBy = 'Read from';
export const placeInPage = 'Place on the page';
export const howSure = 'How sure';
export const sureness = message('{words}, {share, number, ::percent}');
export const fetching = 'Fetching the page';
export const fetched = 'Page fetched';
export const reading = 'Looking for the recipe';
export const read = 'Recipe found';
export const savingPhoto = 'Saving the photo';
export const savedPhoto = 'Photo saved';
export const savingRecipe = 'Saving the recipe';
export const savedRecipe = 'Recipe saved';
export const starting = 'Starting';
export const seconds = message('{seconds, number, ::.0} s');
export const progress = 'Import progress';
export const progressAll = 'Import progress';
export const noAddress = 'No address yet';
export const yourRecipe = 'Your recipe';
export const stopped = 'Stopped. Nothing was saved.';
export const importBar = 'Import';
export const importsBar = 'Imports';
export const cancel = 'Cancel';
export const found = message(
  '{ingredients, plural, one {1 ingredient} other {# ingredients}}, {steps, plural, one {1 step} other {# steps}}',
);
export const foundFor = message('{found}, serves {servings}');
export const alreadyYours = 'Already yours';
export const nothingSaved = 'Nothing was saved';
export const nothingRead = 'Nothing read yet';
export const importedOf = message('{done, number} of {total, number} imported');
export const failedCount = message(', {count, number} failed');
export const held = message(
  'That was a lot for one hour. The rest will continue at {at, time, ::hmm}. If you close Simmer, it continues when you come back here.',
);
export const cancelAll = 'Cancel all';
export const clearList = 'Clear this list';
export const tryAgain = 'Try again';
export const otherWaysShort = 'Other ways';
export const details = 'Details';
export const cancelOf = message('Cancel {address}');
export const waiting = 'Waiting';
export const imported = 'Imported';
export const ownedAs = message('You already have this recipe: {title}');
export const cancelled = 'Canceled';
export const notImported = 'Not imported';
export const recipesOfPages = message('{recipes, plural, other {# recipes}} from {pages, plural, one {one page} other {# pages}}');
export const addresses = message('{count, plural, one {# address} other {# addresses}}');
export const moreOnPage = message('{count, plural, one {This page has one more recipe} other {This page has # more recipes}}');
export const moreNamed = message('{more}: {titles}');
export const moreOf = rich('The page with <recipe></recipe> has {count, plural, one {one more recipe} other {# more recipes}}:');
export const importOne = message('Import {title}');
export const otherWays = 'Other ways that work';
export const bringFile = 'Bring it as a file';
export const pasteSource = 'Paste the page’s source';
export const pasteText = 'Paste the text of the recipe';
export const sendPage = 'Send the page with a bookmark';
export const sourceLabel = 'Page source';
export const sourceHint =
  'Open the page in your browser and press Ctrl+U (on a Mac, Option+Command+U). Select everything, copy it and paste it here. You can also drop a saved page here.';
export const readSource = 'Read this source';
export const chooseSaved = 'Choose a saved page';
export const sourceMissing = 'There’s nothing here yet. Paste the page’s source first.';
export const sourceTooLarge = message('Pages can be up to {most, number} MB. Paste the text of the recipe instead.');
export const pageComing = 'The page from the other tab is on its way.';
export const pageMissing =
  'The page itself didn’t come along: some sites keep their tabs to themselves. Simmer will try the address instead.';
export const pageHere = rich('A page from <host></host> is here, {size, number} kB. Press Import Recipe and Simmer reads it.');
export const samples = 'No page at hand? Try one of these:';
export const sitesTitle = 'Sites that work well';
export const sitesText = 'Most other recipe pages work too. If one doesn’t, paste the text.';
export const tips = 'Tips';
export const tipOne = 'Use the page of one recipe, not a list of ten.';
export const tipPaywall = 'Behind a paywall? Copy the text and paste it instead.';
export const tipShare =
  'On Android, install Simmer from the browser’s menu, then share a page to it. iPhones can’t share to web apps: copy the link, or use the bookmark below.';
export const bookmarkCopied = 'The bookmark’s address is copied.';
export const copyRefused = 'Your browser didn’t allow copying. Allow it for this page, then try again.';
export const bookmarkTitle = 'Send a page with a bookmark';
export const bookmarkText =
  'For sites that block apps like ours: this bookmark hands Simmer the page as you see it. Nothing is imported until you say so.';
export const sendToSimmer = 'Send to Simmer';
export const bookmarkPressed = 'Don’t click this here: drag it to your bookmarks bar. On a phone, copy its address as described below.';
export const onComputer = 'On a computer';
export const computer1 = 'Show the bookmarks bar, then drag ‘Send to Simmer’ onto it.';
export const computer2 = 'Open a recipe page and click the bookmark. Simmer opens next to it.';
export const computer3 = 'Check which page arrived, then press Import Recipe.';
export const onPhone = 'On a phone';
export const phone1 = 'Bookmark any page, then come back here and copy the bookmark’s address.';
export const phone2 = 'Edit that bookmark: name it ‘Send to Simmer’ and paste what you copied as its address.';
export const phone3 = 'On a recipe page, open your bookmarks and tap it. In Chrome, type its name into the address bar and tap it there.';
export const copyBookmark = 'Copy the bookmark’s address';
export const notTold = 'Canceled, but we couldn’t reach Simmer. The recipe may still appear.';
export const notAsked = 'we couldn’t reach Simmer';
