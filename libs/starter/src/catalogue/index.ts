export { packRecipes } from '../packed-form';
export { type ReadStarter, readStarterRecipes, type SourceFile } from './read-recipes';
