/** Pasting the text of a recipe. */
import { message, rich } from './language';

export const recipes = 'Recipes';
export const addRecipe = 'Add Recipe';
export const pasteText = 'Paste the text';
export const title = 'Paste a recipe';
export const addedBelow = 'Added below your text';
export const undo = 'Undo';
export const cleared = 'Text cleared';
export const backToWays = 'Back to the ways to add a recipe';
export const theText = 'The text';
export const kept = 'Kept on this device as you type';
export const startOver = 'Start over';
export const bringBack = 'Bring it back';
export const replacedKept = 'Your earlier text is still here.';
export const saveAnyway = 'Save anyway';
export const saving = 'Saving...';
export const save = 'Save recipe';
export const editFirst = 'Edit first';
export const importIt = 'Import it';
export const isAddress = 'This is a web address. Simmer can read the recipe from its page.';
export const lines = 'Lines';
export const recipe = 'Recipe';
export const linesOrRecipe = 'Lines or recipe';
export const noTitle = 'This recipe has no title yet. Type one, or mark the line that is the title.';
export const noLines = 'There are no ingredients or steps yet. Mark which lines are ingredients or steps.';
export const notSaved = message('The recipe wasn’t saved. {reason} Your text is still here.');
export const nothingFound =
  'We found no ingredients and no steps in this text. Maybe we don’t know its language well. Mark below what each line is, and it becomes a recipe.';
export const tooManyIngredients = message(
  'There are {count, number} ingredients here, and a recipe has room for {most, number}. Leave some lines out, or make two recipes of them.',
);
export const tooManySteps = message(
  'There are {count, number} steps here, and a recipe has room for {most, number}. Leave some lines out, or make two recipes of them.',
);
export const tooManyBoth = message(
  'There are {ingredients, number} ingredients and {steps, number} steps here, and a recipe has room for {most, number} of each. Leave some lines out, or make two recipes of them.',
);
export const saidAs = message('{label}: {text}');
export const undone = 'Undone';
export const nothingToUndo = 'Nothing to undo';
export const lineByLine = 'Line by line';
export const theRecipe = 'The recipe';
export const titleLabel = 'Title';
export const titleHint = 'We couldn’t find a title. Type one here.';
export const ingredients = 'Ingredients';
export const noIngredient = 'No ingredients yet.';
export const method = 'Method';
export const noStep = 'No steps yet.';
export const notes = 'Notes';
export const from = message('From {source}');
export const lead = 'However it comes. Simmer sorts the lines, asks where it isn’t sure, and throws nothing away.';
export const textHint = 'Greetings, ads and signatures can stay in. We leave them out and list them.';
export const changeAsYouLike = 'Change it as you like. Labels you gave stay with their lines.';
export const fromClipboard = 'Paste from the clipboard';
export const orPress = rich('or press <key>Ctrl</key> <key>V</key> anywhere on this page.');
export const photoOfCard = 'Got a photo of a card? Copy the text out of it first. Most phones can.';
export const clipboardEmpty = 'The clipboard has no text in it.';
export const clipboardRefused = 'We couldn’t read the clipboard. Paste into the field instead.';
export const mayBePasted = 'What you can paste';
export const tryThis = 'Try this one';
/** Examples of texts: what the drawing of each shows, and the whole of it. */
export const scraps = {
  email: {
    name: 'An email',
    fromLabel: 'From',
    from: 'Ilse',
    aboutLabel: 'About',
    about: 'that pasta',
    shown: ['Hi Mara, here it is at last!', 'Zucchini and lemon spaghetti', '400 g spaghetti'],
    text: `From: Ilse
About: that pasta from Sunday

Hi Mara, here it is at last! Nobody believed it was only zucchini.

Zucchini and lemon spaghetti
Serves 4
25 minutes, start to finish

For the pasta
400 g spaghetti
3 medium zucchini, coarsely grated
2 cloves garlic, in thin slices
1 lemon, zest and juice
5 tbsp olive oil
a good handful of basil

On top
50 g parmesan
toasted pine nuts if you have them

Salt the zucchini, leave them for ten minutes, then squeeze them dry.
Warm the oil with the garlic until it smells sweet. Add the zucchini and let them color at the edges.
Boil the spaghetti. Keep a cup of the water, you will want it.
Toss everything with the lemon and a splash of the water until it shines.

Also good cold the next day.

Love to Jonas,
Ilse

Sent from my phone
`,
  },
  chat: {
    name: 'A chat message',
    shown: ['what was in the hummus??', '2 roasted red peppers, a can of chickpeas, 2 tbsp tahini, lemon', 'blitz it, done'],
    text: `what was in the hummus??
Red pepper hummus
2 roasted red peppers
1 can chickpeas, drained
2 tbsp tahini
1 lemon, juice
Blend everything until smooth. Add a little water if it is too thick.
that’s it!
`,
  },
  card: {
    name: 'An old card',
    shown: ['Oma’s plum tart', '8 plums, not too ripe', '1 1/2 c. flour', 'butter the size of an egg', 'hot oven, 40 min.'],
    text: `Oma’s plum tart

8 plums, not too ripe
1 1/2 c. flour
butter the size of an egg
3 tbsp sugar
1 pinch salt

Rub the butter into the flour with the sugar and salt. Press it into a pan.
Halve the plums and set them on the dough, cut side up.
Bake in a hot oven for 40 min.
`,
  },
  page: {
    name: 'A copied page',
    address: 'weekend.example',
    ad: 'Sign up for our letter!',
    shown: ['Orzo with peas and mint', 'Jump to recipe · Print · 212 notes', '250 g orzo'],
    text: `Sign up for our letter!
Orzo with peas and mint
Jump to recipe · Print · 212 notes

Green, quick, and good from the fridge the day after.

Serves 3
Total time: 20 minutes

Ingredients
250 g orzo
200 g frozen peas
1 handful mint, chopped
80 g feta
2 tbsp olive oil

Method
1. Boil the orzo in salted water for 8 minutes.
2. Add the peas for the last 2 minutes, then drain.
3. Stir in the oil, mint and feta, and serve.

Share this · Pin it · Print it
You may also like: five more things to do with peas
`,
  },
};
export const tooLongToKeep = 'Too long to keep on this device. Save before you leave.';
export const whatIsLine = 'What is this line?';
export const toGo = message('{count, plural, one {the last one} other {# to go}}');
export const later = 'Later';
export const somethingElse = 'Something else';
export const allAnswered = 'Every line has its place.';
/** Why a line is in doubt. */
export const why = {
  noAmount: 'It has no amount, but it stands among the ingredients.',
  afterSteps: 'It comes after the last step and asks for nothing to be done.',
  title: 'It stands where a title would.',
  description: 'It seems to say something about the dish.',
  ingredient: 'It reads like an ingredient, but not quite.',
  'ingredient-heading': 'It reads like a heading for the lines below.',
  step: 'It may be a step, or words around the recipe.',
  'step-heading': 'It reads like a heading for the steps below.',
  servings: 'It may say how many people it serves.',
  time: 'It may say how long it takes.',
  note: 'It may be a note, or words around the recipe.',
  source: 'It may say where the recipe comes from.',
  none: 'It seems to be no part of the recipe, but it may be.',
};
/** What the cook says of such a line. */
export const answers = {
  title: 'The title',
  description: 'A description',
  ingredient: 'An ingredient',
  'ingredient-heading': 'A group',
  step: 'A step',
  'step-heading': 'A group of steps',
  servings: 'The servings',
  time: 'A time',
  note: 'A note',
  source: 'The source',
  none: 'Leave it out',
};
export const showLines = 'Show';
export const filters = { all: 'All', unsure: 'Unsure', none: 'Left out', text: 'The text' };
export const labelOfLine = 'Label for the chosen line';
export const chooseLine = 'choose a line, one key labels it,';
export const takesBack = 'takes it back';
export const lineSum = message('{count, plural, one {1 line} other {# lines}}, {inside, number} in the recipe, {leftOut, number} left out');
export const labelSaid = message(', {sureness}: {text}');
export const yourChoice = 'your choice';
export const sureness = { 1: 'not sure', 2: 'fairly sure', 3: 'sure' };
export const notReadYet = 'Not read yet';
export const noLineHere = 'No line here. Simmer was sure, or you told it.';
export const foldedLines = message('{count, plural, one {1 line} other {# lines}}: “{text}…”');
export const asSaved = 'As it will be saved';
export const reading = 'Reading';
export const serves = 'Serves';
export const time = 'Time';
export const minutes = message('{minutes, number} min');
export const notTold = 'not told';
export const linesLeftOut = message('{count, plural, one {line left out, not lost} other {lines left out, not lost}}');
export const leftOutWhere = 'Find them under Left out if one belongs in the recipe after all.';
export const linesToLookAt = message(
  '{count, plural, =0 {Nothing left to look at} one {1 line to look at. Saving works all the same.} other {# lines to look at. Saving works all the same.}}',
);
export const savedOn = message('Saved on {at, date, ::yMMMd}');
export const nothingDiffers = 'Nothing in it is different.';
export const openYours = 'Open yours';
export const recipeSaved = 'Recipe saved';
export const isSaved = message('{title} is in your recipes');
export const savedIngredients = message('{count, plural, one {ingredient} other {ingredients}}');
export const savedSteps = message('{count, plural, one {step} other {steps}}');
export const savedNotes = message('{count, plural, one {note} other {notes}}');
export const savedLeftOut = message('{count, plural, one {line left out} other {lines left out}}');
export const show = 'Show';
export const openRecipe = 'Open the recipe';
export const pasteAnother = 'Paste another';
export const lineNames = {
  title: 'Title',
  description: 'Description',
  ingredient: 'Ingredient',
  'ingredient-heading': 'Group',
  step: 'Step',
  'step-heading': 'Group',
  servings: 'Servings',
  time: 'Time',
  note: 'Note',
  source: 'Source',
  none: 'Left out',
};
/** Under the letter that gives a line this label. */
export const keyNames = {
  title: 'Title',
  description: 'Description',
  ingredient: 'Ingredient',
  step: 'Step',
  group: 'Group',
  servings: 'Servings',
  time: 'Time',
  note: 'Note',
  none: 'Left out',
};
