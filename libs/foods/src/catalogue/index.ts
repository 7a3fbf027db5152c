export { buildCatalogue, type Built } from './build';
export { type Problem, tell } from './problem';
export type { SourceFile } from './read-catalogue';
