/** What iOS shows when the app first asks for something: npm run native writes it into the project. */
export const camera = 'Simmer uses the camera to take photos of your recipes.';
export const photoLibrary = 'Simmer uses your photos when you choose one for a recipe.';
