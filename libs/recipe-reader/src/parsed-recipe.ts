import type { Nutrition } from './values/nutrition';

export interface RecipeLine {
  text: string;
  /** Heading of the group that the line stands in ("For the sauce"). */
  group: string | null;
}

/** A line as a reader found it, with what helps to compare it with the lines of other readers. */
export interface ReadLine extends RecipeLine {
  /** Which of the page's lists it is an item of. */
  list?: number;
  /** How sure it is, where that is not what the reader says of the whole list: 0 to 1. */
  confidence?: number;
}

/** An alternative list: in other units, or, with its heading as the name, for another appliance. */
export interface Alternative {
  units: 'metric' | 'us' | null;
  name: string | null;
  lines: RecipeLine[];
}

/** A recipe of a page: plain text only, null where the page has no value. Times in minutes. */
export interface ParsedRecipe {
  title: string;
  description: string | null;
  author: string | null;
  source_name: string | null;
  canonical_url: string | null;
  language: string | null;
  image_url: string | null;
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  prep_time: number | null;
  cook_time: number | null;
  total_time: number | null;
  servings: number | null;
  yield_text: string | null;
  keywords: string[];
  categories: string[];
  cuisines: string[];
  nutrition: Nutrition;
}

export type FieldName = keyof ParsedRecipe;

export type ReaderName =
  'json-ld' | 'microdata' | 'rdfa' | 'h-recipe' | 'plug-in' | 'script-state' | 'visible-page' | 'plain-text' | 'page-head';

/** A value somebody read, where in the page it stood, and how sure the reader is of it: 0 to 1, below SURE_FROM it is a guess. */
export interface Fact<T> {
  value: T;
  place: string;
  confidence: number;
  /** Of a list: adjacent lists that may be alternatives of it. */
  others?: ReadLine[][];
}

type ValueOf<Name extends FieldName> = Name extends 'ingredients' | 'instructions' ? ReadLine[] : NonNullable<ParsedRecipe[Name]>;

export type SourcedFact<T> = Fact<T> & { reader: ReaderName };

/** The result of one reader: a fact for each field that it found. */
export type RecipeFacts = { [Name in FieldName]?: Fact<ValueOf<Name>> };

/** What one reader found. */
export interface ReaderFacts {
  reader: ReaderName;
  facts: RecipeFacts;
}

export interface Provenance {
  reader: ReaderName;
  place: string;
  /** Of a list, that of its lines in the mean. */
  confidence: number;
  /** Of a list, how sure each of its lines is. */
  lines?: number[];
  /** The alternatives of a list. */
  alternatives?: Alternative[];
}

export const FIELDS = [
  'title',
  'description',
  'author',
  'source_name',
  'canonical_url',
  'language',
  'image_url',
  'ingredients',
  'instructions',
  'prep_time',
  'cook_time',
  'total_time',
  'servings',
  'yield_text',
  'keywords',
  'categories',
  'cuisines',
  'nutrition',
] as const satisfies readonly FieldName[];
