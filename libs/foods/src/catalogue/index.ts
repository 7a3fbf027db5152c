export { buildCatalogue, type Built } from './build';
export { leaveOutDerived } from './leave-out-derived';
export { type Problem, tell } from './problem';
export type { SourceFile } from './read-catalogue';
