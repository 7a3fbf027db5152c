/** Why an import of files or an export has ended without its result, by its code. */
export const imports = {
  'importer.no-recipe-file': 'No recipes were found in these files.',
  'gave-up': 'This import was interrupted too often. Please try again.',
  timeout: 'This import took too long. Try again with fewer recipes in a file.',
  expired: 'Nothing was chosen for a day, so the files were removed. Send them again to import them.',
};
export const exports = {
  'recipes.not-found': 'You don’t have any recipes to put into a file.',
  'gave-up': 'This export was interrupted too often. Please try again.',
  timeout: 'This export took too long. Try again with fewer recipes.',
};
export const unexpected = 'Something went wrong on our side. Please try again.';
