/** Typing and changing a recipe. */
import { message } from './language';

export const newRecipe = 'New recipe';
export const editRecipe = 'Edit recipe';
export const edit = 'Edit';
export const addRecipe = 'Add Recipe';
export const typeIn = 'Type it in';
export const paste = 'Paste the text';
export const draftDiscarded = 'Draft discarded';
export const discard = 'Discard';
export const draftFrom = message('Draft from {at, time, ::hmm}');
export const title = 'Title';
export const description = 'Description';
export const prepMinutes = 'Prep, minutes';
export const cookMinutes = 'Cook, minutes';
export const makes = 'Makes';
export const makesExample = 'Such as 24 cookies';
export const save = 'Save recipe';
export const addingPhoto = 'Adding the photo...';
export const saving = 'Saving...';
export const kept = 'Kept on this device as you type';
export const noRoom = 'This device is out of space. Save before you leave.';
export const guessed = 'guessed from the page';
export const otherUnits = {
  metric: 'The page also has the ingredients in metric units.',
  us: 'The page also has the ingredients in US units.',
};
export const otherWay = 'The page also has the steps another way.';
export const otherWayNamed = message('The page also has the steps another way: {name}.');
export const useInstead = { ingredients: 'Use these ingredients instead', instructions: 'Use these steps instead' };
export const usingOther = 'You’re using the other version from the page.';
export const ingredientNumber = message('Ingredient {number}');
export const moveIngredient = message('Move {name}, {number} of {total}, use the arrow keys');
export const addFirst = 'Add the first one';
export const addNext = 'Add the next one';
export const remove = message('Remove {name}');
export const rowsHint =
  'Enter adds a row. Backspace on an empty row joins it to the one above. A row that ends with a colon is a heading; “No group:” ends its group.';
export const pasteMany = 'Paste a list';
export const addRows = 'Add rows';
export const onePerLine = 'One ingredient per line';
export const photo = 'Photo';
export const photoShown = 'Shown wherever the recipe appears.';
export const photoDrawn = 'Drawn from your ingredients until you add a photo.';
export const changePhoto = 'Change photo';
export const addPhoto = 'Add a photo';
export const removePhoto = 'Remove photo';
export const photoTooLarge = 'Photos can be up to 15 MB. Please choose a smaller one.';
export const photoNotSaved = message('The photo wasn’t saved. {reason}');
export const photoFailed = 'The photo didn’t upload. Add it again, or save without it.';
export const wholeMinutes = 'Use whole minutes, such as 25.';
export const giveTitle = 'Give the recipe a title.';
export const emptyStep = 'This step is empty. Write it or remove it.';
export const saveAnyway = 'Save anyway';
export const notSavedYet = message('Not saved yet. {reason} Everything you typed is still here.');
export const saveMine = 'Save mine anyway';
export const saveAsNew = 'Save as a new recipe';
export const stepNumber = message('Step {number}');
export const heading = 'Heading';
export const addStep = 'Add a step';
export const removeTag = message('Remove tag {tag}');
export const addTag = 'Add tag';
export const newTag = 'New tag';
export const tagsHint = 'Tag it breakfast, lunch, dinner, snack or dessert, and that filter finds it too.';
