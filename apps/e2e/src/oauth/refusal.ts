import type { Linking } from './linking';

/** Something that must not lead to a token, and what has to be said about it. */
export interface Refusal {
  group: string;
  name: string;
  expected: string | RegExp;
  /** Tries it; says how it ended, in a word or an OAuth error. */
  attempt(linking: Linking): Promise<string>;
}

/** What would be said of any attempt that ended with a code or a token. */
export const GOT_IN = 'GOT IN';
