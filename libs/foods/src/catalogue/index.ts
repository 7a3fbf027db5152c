export { buildCatalogue, type Built } from './build';
export { leaveOutDerived } from './leave-out-derived';
export { type Problem, tell } from './problem';
export { wordsBelow, type WordsBelow } from './words-below';
export type { SourceFile } from './read-catalogue';
