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
}
