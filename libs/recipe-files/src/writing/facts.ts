import { firstNumber, minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../file-recipe';
import { difficultyOf, isYes } from '../reading/plain-values';
import { emptyRecipe } from '../reading/recipe-entry';
import { NUTRIENTS, timeText } from './words';

/** What a recipe says beside its title, texts, lines and pictures, one by one. An empty text says nothing. */
interface Fact {
  label: string;
  /** What `numberOf` counts. */
  unit?: string;
  /** For tables, where `textOf` has more words than a number needs. */
  numberOf?(recipe: FileRecipe): number | null;
  textOf(recipe: FileRecipe): string;
  /** Understands what `textOf` writes and the bare number. */
  put(text: string, into: FileRecipe): void;
}

const TIMES = [
  ['Preparation', 'prep_time'],
  ['Cooking', 'cook_time'],
  ['Total time', 'total_time'],
] as const;

const TEXTS = [
  ['Author', 'author'],
  ['Source', 'source_name'],
  ['Address', 'source_url'],
  ['Language', 'language'],
  ['Added', 'created_at'],
] as const;

export const FACTS: readonly Fact[] = [
  { label: 'Servings', textOf: ({ servings }) => String(servings ?? ''), put: (text, into) => (into.servings = firstNumber(text)) },
  { label: 'Yield', textOf: ({ yield_text }) => yield_text, put: (text, into) => (into.yield_text = text) },
  ...TIMES.map(([label, field]): Fact => ({
    label,
    unit: 'min',
    numberOf: (recipe) => recipe[field],
    textOf: (recipe) => timeText(recipe[field]),
    put: (text, into) => (into[field] = minutesOf(text)),
  })),
  { label: 'Difficulty', textOf: ({ difficulty }) => difficulty ?? '', put: (text, into) => (into.difficulty = difficultyOf(text)) },
  { label: 'Tags', textOf: ({ tags }) => tags.map(withEscapedCommas).join(', '), put: (text, into) => (into.tags = tagsIn(text)) },
  {
    label: 'Rating',
    unit: 'of 5',
    numberOf: ({ rating }) => rating,
    textOf: ({ rating }) => (rating === null ? '' : `${rating} of 5`),
    put: (text, into) => (into.rating = firstNumber(text)),
  },
  { label: 'Favorite', textOf: ({ favorite }) => (favorite ? 'yes' : ''), put: (text, into) => (into.favorite = isYes(text)) },
  ...TEXTS.map(([label, field]): Fact => ({ label, textOf: (recipe) => recipe[field] ?? '', put: (text, into) => (into[field] = text) })),
  ...NUTRIENTS.map(({ field, name, unit }): Fact => ({
    label: name,
    unit,
    numberOf: ({ nutrition }) => nutrition[field],
    textOf: ({ nutrition }) => (nutrition[field] === null ? '' : `${nutrition[field]} ${unit}`),
    put: (text, into) => (into.nutrition = { ...into.nutrition, [field]: firstNumber(text) }),
  })),
];

const withEscapedCommas = (tag: string): string => tag.replace(/[\\,]/g, '\\$&');

function tagsIn(text: string): string[] {
  const tags = text.match(/(?:\\.|[^\\,])+/gsu) ?? [];
  return tags.map((tag) => tag.trim().replace(/\\(.)/gsu, '$1'));
}

const LINE = /^([A-Z][a-z ]+): ([^\n]+)$/;
const BY_LABEL = new Map(FACTS.map((fact) => [fact.label, fact]));

/** A label by today's spelling; files of ours that were written before 2026-12 say "Favourite". */
export const labelToday = (label: string): string => (label === 'Favourite' ? 'Favorite' : label);

/** The facts of a recipe, a line for each: "Servings: 4". */
export function factLines(recipe: FileRecipe): string[] {
  return FACTS.flatMap(({ label, textOf }) => (textOf(recipe) === '' ? [] : [`${label}: ${textOf(recipe)}`]));
}

/** Whether a line states a fact in the words of `factLines`. */
export function isFactLine(line: string): boolean {
  return factIn(line) !== null;
}

/** A recipe of that title with these facts, the other lines left aside. */
export function recipeOfFacts(title: string, lines: readonly string[]): FileRecipe {
  const recipe = { ...emptyRecipe(), title };
  for (const line of lines) {
    const found = factIn(line);
    found?.fact.put(found.text, recipe);
  }
  return recipe;
}

function factIn(line: string): { fact: Fact; text: string } | null {
  const [, label = '', text = ''] = LINE.exec(line) ?? [];
  const fact = BY_LABEL.get(labelToday(label));
  return fact ? { fact, text } : null;
}
