import { type Allergen, ALLERGENS } from '@simmer/contracts/constants';
import type { PackedWords } from '../data/packed';
import { FORMS, type Form, FREE_OF, type FreeOf, type Size, SIZES } from '../food';
import type { FoodLanguage } from '../languages';
import { stemOf } from './stem';
import { tokensOf } from './tokens';

/** How the two sides of a word belong together: "or" and "and" stand between foods, "with" adds one, "of" links, "without" and "for" tell of something else. */
export const JOINERS = ['or', 'and', 'with', 'of', 'without', 'for'] as const;
export type Joiner = (typeof JOINERS)[number];

/** What a word beside the name of a food does. */
export type WordRole =
  | { readonly kind: 'preparation' | 'quality' | 'part' | 'leaf' }
  | { readonly kind: 'form'; readonly form: Form; readonly of: readonly string[] }
  | { readonly kind: 'free'; readonly free: FreeOf }
  | { readonly kind: 'joiner'; readonly joiner: Joiner };

/** A word of a name with what it does there; null where it may be the name itself. */
export interface MarkedToken {
  readonly token: string;
  readonly role: WordRole | null;
}

const NUMBER = /^(?:\d.*|%)$/;
const QUALITY: WordRole = { kind: 'quality' };
const LONGEST_PHRASE = 5;

/** The words of one language that stand beside the names of foods. */
export class WordRoles {
  private readonly exact = new Map<string, WordRole>();
  private readonly stems = new Map<string, WordRole>();
  private readonly openers = new Set<string>();
  private readonly links = new Set<string>();
  private readonly sizes = new Map<string, Size>();
  private readonly allergens = new Map<string, Allergen[]>();

  constructor(
    words: PackedWords,
    private readonly language: FoodLanguage,
  ) {
    // what is read first wins: a joiner is nothing else, and a form more than a preparation
    for (const joiner of JOINERS) this.add(words.joiners[joiner], { kind: 'joiner', joiner });
    for (const free of FREE_OF) this.add(words.free[free], { kind: 'free', free });
    for (const [key, list] of Object.entries(words.forms)) {
      const [form = '', kinds] = key.split(' of ');
      if (isForm(form)) this.add(list, { kind: 'form', form, of: kinds?.split(' and ') ?? [] });
    }
    this.add(words.parts, { kind: 'part' });
    this.add(words.leaves, { kind: 'leaf' });
    this.add(words.preparation, { kind: 'preparation' });
    this.add(words.quality, QUALITY);
    for (const size of SIZES) {
      this.add(words.sizes[size], QUALITY);
      for (const phrase of words.sizes[size]?.split(',') ?? []) this.sizes.set(this.stemsOf(tokensOf(phrase)), size);
    }
    for (const allergen of ALLERGENS)
      for (const word of words.allergens[allergen]?.split(',') ?? []) {
        const tokens = tokensOf(word).join(' ');
        this.allergens.set(tokens, [...(this.allergens.get(tokens) ?? []), allergen]);
      }
  }

  /** The allergens that folded words stand for when somebody asks for something without them ("dairy", "shellfish"); empty where they name none. */
  allergensCalled(phrase: string): readonly Allergen[] {
    return this.allergens.get(phrase) ?? [];
  }

  private add(list: string | undefined, role: WordRole): void {
    for (const phrase of list?.split(',') ?? []) {
      const tokens = tokensOf(phrase);
      const [first] = tokens;
      if (!first) continue;
      const exact = tokens.join(' ');
      if (!this.exact.has(exact)) {
        this.exact.set(exact, role);
        if (role.kind === 'joiner' && role.joiner === 'of') this.links.add(exact);
      }
      if (role.kind !== 'joiner') {
        const stems = this.stemsOf(tokens);
        if (!this.stems.has(stems)) this.stems.set(stems, role);
      }
      if (tokens.length > 1) this.openers.add(stemOf(first, this.language));
    }
  }

  /** What a folded word, or words with a space between, does beside a name; null where it is none of the listed words. */
  roleOf(phrase: string): WordRole | null {
    const exact = this.exact.get(phrase);
    if (exact) return exact;
    const stems = phrase.includes(' ') ? this.stemsOf(phrase.split(' ')) : stemOf(phrase, this.language);
    return this.stems.get(stems) ?? null;
  }

  /** Whether a folded word links two others: of, de, von. */
  isLink(token: string): boolean {
    return this.links.has(token);
  }

  /** The size that a text tells; two words go before one ("extra large"). */
  sizeIn(text: string): Size | null {
    const tokens = tokensOf(text);
    const sizeAt = (length: number): Size | undefined =>
      tokens.map((_, at) => this.sizes.get(this.stemsOf(tokens.slice(at, at + length)))).find((size) => size !== undefined);
    return sizeAt(2) ?? sizeAt(1) ?? null;
  }

  private stemsOf(tokens: readonly string[]): string {
    return tokens.map((token) => stemOf(token, this.language)).join(' ');
  }

  /** Each word of a name with what it does there; the longest phrase wins ("freshly ground" is a preparation, "ground" a form). */
  mark(tokens: readonly string[]): MarkedToken[] {
    const marked: MarkedToken[] = [];
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at] ?? '';
      let length = 1;
      let role: WordRole | null = null;
      if (this.openers.has(stemOf(token, this.language)))
        for (length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 1; length--) {
          role = this.roleOf(tokens.slice(at, at + length).join(' '));
          if (role) break;
        }
      role ??= NUMBER.test(token) ? QUALITY : this.roleOf(token);
      for (let i = 0; i < length; i++) marked.push({ token: tokens[at + i] ?? '', role });
      at += length;
    }
    return marked;
  }
}

const isForm = (form: string): form is Form => (FORMS as readonly string[]).includes(form);
