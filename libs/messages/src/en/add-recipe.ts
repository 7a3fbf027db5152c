/** The ways a recipe comes in. */
export const title = 'Add Recipe';
export const lead = 'How would you like to add it?';
export const fromWeb = 'From a web address';
export const fromWebText = 'Paste a link. Simmer reads the recipe and brings the photo along.';
export const typeIn = 'Type it in';
export const typeInText = 'From a card, a book or your head. One line for each ingredient.';
export const paste = 'Paste the text';
export const pasteText = 'From a message or a document, sorted into ingredients and steps.';
export const fromFile = 'From a file';
export const fromFileText = 'Bring your whole collection from another app.';
