export { type ReadStarter, readStarterRecipes, type SourceFile } from './read-recipes';
