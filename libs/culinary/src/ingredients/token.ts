/** A piece of a line: a number ("1 1/2" is one), a word ("free-range" is one) or a punctuation mark. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  /** Lower case without accents, for look-ups. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** The value of a number or number word. */
  readonly value: number | null;
  /** Where the plural ends that the author left open behind the word: "Zwiebel(n)", "Zehe/n". Absent where there is none. */
  readonly openPluralEnd?: number;
}
