/** So many numbers at first; doubled whenever they are full. */
const FIRST_SIZE = 1_024;
const FIELD_BITS = 3;
const COUNT_BITS = 4;
const MOST_COUNTED = 2 ** COUNT_BITS - 1;
/** A removed document's places are left where they are until so many are dead. */
const DEAD_SHARE = 0.3;
const DEAD_AT_LEAST = 20_000;
const NONE = -1;

/** BM25+, with its usual parameters. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** A word to look for, and how much what it finds is worth. */
export interface WeightedWord {
  readonly word: string;
  readonly weight: number;
}

/** The matches of one search word: for each document the sum of what its words are worth, and the heaviest of them. */
export interface WordScores {
  readonly scores: ReadonlyMap<number, number>;
  /** How many of the words each document has. */
  readonly counts: ReadonlyMap<number, number>;
  /** For each document its first word in the list and the first field that has it: see `firstOf`. */
  readonly firsts: ReadonlyMap<number, number>;
}

/**
 * Which words stand where, in a few arrays of numbers: a word's places are a chain through them, the latest first. Eight bytes a place, where maps in maps
 * take seventy.
 */
export class Postings {
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  private heads = new Int32Array(FIRST_SIZE);
  private occurrences = new Uint32Array(FIRST_SIZE);
  private places = new Uint32Array(FIRST_SIZE);
  private nexts = new Int32Array(FIRST_SIZE);
  private placeCount = 0;
  /** Distinct words of each field of each document. */
  private lengths = new Uint16Array(FIRST_SIZE);
  private alive = new Uint8Array(FIRST_SIZE);
  private documentCount = 0;
  private readonly lengthSums: number[];
  private deadPlaces = 0;
  private live = 0;

  /** `onWord` is called for every new word. */
  constructor(
    private readonly boosts: readonly number[],
    private readonly onWord: (word: string) => void,
  ) {
    this.lengthSums = boosts.map(() => 0);
  }

  /** Adds a document, field by field, and gives its number. */
  add(fields: readonly (readonly string[])[]): number {
    const document = this.documentCount++;
    this.alive = grown(this.alive, this.documentCount);
    this.lengths = grown(this.lengths, this.documentCount * this.boosts.length);
    this.alive[document] = 1;
    this.live += 1;
    fields.forEach((words, field) => {
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) this.addPlace(this.numberOf(word), document, field, count);
      this.lengths[document * this.boosts.length + field] = counts.size;
      this.lengthSums[field] = (this.lengthSums[field] ?? 0) + counts.size;
    });
    return document;
  }

  remove(document: number): void {
    this.alive[document] = 0;
    this.live -= 1;
    for (let field = 0; field < this.boosts.length; field++) {
      const length = this.lengths[document * this.boosts.length + field] ?? 0;
      this.lengthSums[field] = (this.lengthSums[field] ?? 0) - length;
      this.deadPlaces += length;
    }
    if (this.deadPlaces > Math.max(DEAD_AT_LEAST, this.placeCount * DEAD_SHARE)) this.compact();
  }

  has(word: string): boolean {
    return this.numbers.has(word);
  }

  /** How often a word stands in the documents, also in those that went since the last tidying. */
  countOf(word: string): number {
    const number = this.numbers.get(word);
    return number === undefined ? 0 : (this.occurrences[number] ?? 0);
  }

  /** In how many documents' field of this number a word stands. */
  countIn(word: string, field: number): number {
    const number = this.numbers.get(word);
    if (number === undefined) return 0;
    let count = 0;
    for (let place = this.heads[number] ?? NONE; place !== NONE; place = this.nexts[place] ?? NONE) {
      const packed = this.places[place] ?? 0;
      if (this.alive[documentOf(packed)] && fieldOf(packed) === field) count++;
    }
    return count;
  }

  allWords(): readonly string[] {
    return this.words;
  }

  /** Scores the documents that have one of these words, the heaviest first in the list. */
  score(words: readonly WeightedWord[]): WordScores {
    const scores = new Map<number, number>();
    const counts = new Map<number, number>();
    const firsts = new Map<number, number>();
    words.forEach(({ word, weight }, at) => this.scoreWord(word, weight, at, { scores, counts, firsts }));
    return { scores, counts, firsts };
  }

  private scoreWord(
    word: string,
    weight: number,
    at: number,
    found: { scores: Map<number, number>; counts: Map<number, number>; firsts: Map<number, number> },
  ): void {
    const number = this.numbers.get(word);
    if (number === undefined) return;
    const matching = this.boosts.map(() => 0);
    for (let place = this.heads[number] ?? NONE; place !== NONE; place = this.nexts[place] ?? NONE) {
      const packed = this.places[place] ?? 0;
      if (this.alive[documentOf(packed)]) matching[fieldOf(packed)] = (matching[fieldOf(packed)] ?? 0) + 1;
    }
    const rarity = matching.map((documents) => Math.log(1 + (this.live - documents + 0.5) / (documents + 0.5)));
    const averages = this.lengthSums.map((sum) => sum / Math.max(1, this.live));
    let last = NONE;
    for (let place = this.heads[number] ?? NONE; place !== NONE; place = this.nexts[place] ?? NONE) {
      const packed = this.places[place] ?? 0;
      const document = documentOf(packed);
      if (!this.alive[document]) continue;
      const [field, count] = [fieldOf(packed), packed & MOST_COUNTED];
      const length = this.lengths[document * this.boosts.length + field] ?? 0;
      const saturation = (count * (K + 1)) / (count + K * (1 - B + (B * length) / (averages[field] || 1)));
      const score = weight * (this.boosts[field] ?? 1) * (rarity[field] ?? 0) * (D + saturation);
      found.scores.set(document, (found.scores.get(document) ?? 0) + score);
      // all places of a document in a word's chain follow each other
      if (document !== last) found.counts.set(document, (found.counts.get(document) ?? 0) + 1);
      last = document;
      const first = firstAt(at, field);
      if (first < (found.firsts.get(document) ?? Infinity)) found.firsts.set(document, first);
    }
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.numbers.set(word, number);
    this.heads = grown(this.heads, number + 1);
    this.occurrences = grown(this.occurrences, number + 1);
    this.heads[number] = NONE;
    this.onWord(word);
    return number;
  }

  private addPlace(word: number, document: number, field: number, count: number): void {
    this.places = grown(this.places, this.placeCount + 1);
    this.nexts = grown(this.nexts, this.placeCount + 1);
    this.places[this.placeCount] = ((document << FIELD_BITS) | field) * 2 ** COUNT_BITS + Math.min(count, MOST_COUNTED);
    this.nexts[this.placeCount] = this.heads[word] ?? NONE;
    this.heads[word] = this.placeCount++;
    this.occurrences[word] = (this.occurrences[word] ?? 0) + count;
  }

  /** Leaves the places of removed documents out; the words stay, and so do the numbers of documents. */
  private compact(): void {
    const [places, nexts, heads] = [this.places, this.nexts, this.heads.slice()];
    this.places = new Uint32Array(places.length);
    this.nexts = new Int32Array(nexts.length);
    [this.placeCount, this.deadPlaces] = [0, 0];
    this.heads.fill(NONE);
    this.occurrences.fill(0);
    for (let word = 0; word < this.words.length; word++) {
      const own: number[] = [];
      for (let place = heads[word] ?? NONE; place !== NONE; place = nexts[place] ?? NONE) own.push(places[place] ?? 0);
      for (const packed of own.reverse())
        if (this.alive[documentOf(packed)]) this.addPlace(word, documentOf(packed), fieldOf(packed), packed & MOST_COUNTED);
    }
  }
}

/** A word of the list and a field, as `firsts` has them. */
export const firstAt = (word: number, field: number): number => (word << FIELD_BITS) | field;

/** What `firsts` says of a document: which word of the list, and which field. */
export const firstOf = (first: number): { word: number; field: number } => ({
  word: first >>> FIELD_BITS,
  field: first & (2 ** FIELD_BITS - 1),
});

const documentOf = (packed: number): number => packed >>> (FIELD_BITS + COUNT_BITS);
const fieldOf = (packed: number): number => (packed >>> COUNT_BITS) & (2 ** FIELD_BITS - 1);

function grown<A extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(array: A, length: number): A {
  if (length <= array.length) return array;
  const larger = new (array.constructor as new (size: number) => A)(Math.max(length, array.length * 2));
  larger.set(array);
  return larger;
}
