import { createStore } from '../../browser/emitter';

/** The checkout that somebody has come back from, by its id or the word in its place; null once it is settled or was never there. */
export const arrived = createStore<string | null>(null);
