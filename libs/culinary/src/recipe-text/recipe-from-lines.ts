import { parseIngredient } from '../ingredients/parse-ingredient';
import { DURATION_INSIDE, SERVINGS_INSIDE } from './line-words';
import { readServings, type StatedYield } from './read-servings';
import { readTimes, type StatedTimes } from './read-times';
import type { LabelledLine, LineLabel } from './recipe-line';
import { sectionNamed } from './section-headings';
import { joinWrapped, type SourceLine, sourceLines } from './source-lines';

/** A line of a list, with the heading it stands under. */
export interface TextRecipeLine {
  readonly text: string;
  readonly group: string | null;
}

/** The recipe in a labelled text. Strings are '' and numbers null where the text says nothing. */
export interface TextRecipe {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly TextRecipeLine[];
  readonly instructions: readonly TextRecipeLine[];
  readonly servings: number | null;
  /** The yield in the words of the text: "24 cookies". */
  readonly yieldText: string;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly totalMinutes: number | null;
  readonly notes: string;
  readonly sourceName: string;
  readonly sourceUrl: string | null;
}

/** A line of the recipe without its marks, wrapped lines put together. */
interface Piece {
  readonly label: LineLabel;
  readonly text: string;
}

const ADDRESS = /https?:\/\/[^\s<>()[\]"']+/;
const LINK = /!?\[([^\]]*)\]\([^)\s]*\)/g;
const CREDIT = /^(?:source|quelle|fuente|fonte|author|autora?|auteur|autore|recipe by|written by|by|von|par|por|di|from)\s*:?\s+/i;
const AFTER_CREDIT = /\s*(?:[·|•]|\s-\s|,?\s+(?:le\s)?\d{1,2}[. ]|\son\s\p{Lu}).*$/u;
const LONGEST_SPLIT = 600;

/**
 * Makes a recipe of labelled lines: marks, numbering and chat stamps are taken off, wrapped lines joined, groups kept. A line may say several
 * things ("Serves 4, 30 min"). Lines labelled `none` are left out. Never throws.
 */
export function recipeFromLines(lines: readonly LabelledLine[]): TextRecipe {
  const pieces = piecesOf(lines);
  const textsOf = (label: LineLabel): string[] => pieces.filter((piece) => piece.label === label).map(({ text }) => text);
  const { servings, yieldText } = yieldOf(pieces);
  return {
    title: textsOf('title').map(plainTitle).join(' '),
    description: textsOf('description').join('\n'),
    ingredients: listOf(pieces, 'ingredient', 'ingredient-heading', 'ingredients').flatMap(splitIngredients),
    instructions: stepsOf(listOf(pieces, 'step', 'step-heading', 'instructions')),
    servings,
    yieldText,
    ...timesOf(pieces),
    notes: pieces.filter((piece) => (piece.label === 'note' && !isNotesHeading(piece.text)) || saysHeat(piece)).map(({ text }) => text).join('\n'),
    ...sourceOf(textsOf('source')),
  };
}

/** "220C 12-15 min": minutes have a place of their own, the heat of the oven has none. */
const HEAT = /\d{2,3}\s?(?:°|º|degrees|grad\b)|\b\d{3}\s?[CF]\b|\bgas(?: mark)? \d/i;
const saysHeat = ({ label, text }: Piece): boolean => label === 'time' && HEAT.test(text);

/** "Recipe Notes" says nothing once the notes have a place of their own. */
function isNotesHeading(text: string): boolean {
  const named = sectionNamed(text);
  return named?.section === 'notes' && named.exact;
}

function piecesOf(lines: readonly LabelledLine[]): Piece[] {
  // all lines together, so that a speaker is known by being named more than once
  const sources = sourceLines(lines.map(({ text }) => text).join('\n'));
  const pieces: Piece[] = [];
  let at = 0;
  let previous: LineLabel | null = null;
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const text = plain(sources[at++]);
    const last = pieces.at(-1);
    if (line.continues && last && previous === line.label) pieces[pieces.length - 1] = { ...last, text: joinWrapped(last.text, text) };
    else if (text !== '' && line.label !== 'none') pieces.push({ label: line.label, text });
    previous = line.label;
  }
  return pieces;
}

const plain = (source: SourceLine | undefined): string => (source?.content ?? '').replace(LINK, '$1').replace(/\s+/g, ' ').trim();

/** "RECIPE FOR: Ham Loaf 🌮" is Ham Loaf. */
const plainTitle = (text: string): string =>
  text.replace(/^(?:recipe(?: for| name| title)?|rezept(?: für)?|recette(?: de| du)?|receta(?: de)?|ricetta|receita(?: de)?|title|titel|titre|título|titolo)\s*:\s*/i, '').replace(/[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, '').trim();

function listOf(pieces: readonly Piece[], item: LineLabel, heading: LineLabel, section: 'ingredients' | 'instructions'): TextRecipeLine[] {
  let group: string | null = null;
  return pieces.flatMap(({ label, text }) => {
    if (label === heading) {
      const { name, rest } = headingOf(text, section);
      group = name;
      return rest === '' ? [] : [{ text: rest, group }];
    }
    return label === item ? [{ text: headingOf(text, section).rest || text, group }] : [];
  });
}

/** The group that a heading begins: none for "Ingredients:"; and what stands behind the colon of "Zutaten: 2 Eier, Mehl". */
function headingOf(text: string, section: string): { name: string | null; rest: string } {
  const [, before = text, after = ''] = /^([^:：]{2,40})[:：]\s*(.*)$/s.exec(text) ?? [];
  const isSection = (name: string): boolean => {
    const named = sectionNamed(name);
    return named?.section === section && named.exact;
  };
  if (isSection(before)) return { name: null, rest: after };
  return { name: text.replace(/\s*[:：]$/, '').trim() || null, rest: '' };
}

/** A line that lists several ingredients with amounts becomes several lines. */
function splitIngredients(line: TextRecipeLine): TextRecipeLine[] {
  if (line.text.length > LONGEST_SPLIT) return [line];
  const parts = line.text.split(/[,;]\s+(?![^()]*\))/).map((part) => part.trim()).filter(Boolean);
  const counted = parts.filter((part) => /^(?:\d|[½¼¾⅓⅔])/.test(part) && parseIngredient(part).quantity !== null).length;
  return parts.length > 2 && counted > parts.length / 2 ? parts.map((text) => ({ ...line, text })) : [line];
}

/** The steps; a recipe told in one long paragraph has several, so that a cook can follow them one at a time. */
function stepsOf(steps: readonly TextRecipeLine[]): readonly TextRecipeLine[] {
  const [only] = steps;
  if (!only || steps.length > 1) return steps;
  const sentences = sentencesOf(only.text);
  return sentences.length > MOST_SENTENCES_IN_STEP ? sentences.map((text) => ({ ...only, text })) : steps;
}

const MOST_SENTENCES_IN_STEP = 3;
const SHORTEST_STEP = 20;
const SENTENCE_END = /[.!?…]["”»)]?\s+(?=["“«¿¡(]?\p{Lu})/gu;
/** A full stop after these ends no sentence: "20 Min. Ruhezeit". */
const ABBREVIATED = /(?:^|[\s(\d])(?:\p{L}|ca|el|tl|gr|kg|ml|cl|dl|st|nr|cm|mins?|std|sek|sec|hrs?|tbsp|tsp|approx|evtl|bzw|usw|pers|env|pck|pkg|max)\.$/iu;

/** The sentences of a text; a very short one stays with the one before it. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const take = (end: number): void => {
    const sentence = text.slice(from, end).trim();
    from = end;
    const last = sentences.at(-1);
    if (last !== undefined && sentence.length < SHORTEST_STEP) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else if (sentence !== '') sentences.push(sentence);
  };
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) if (!ABBREVIATED.test(text.slice(from, index + 1).slice(-12))) take(index + end.length);
  take(text.length);
  return sentences;
}

function yieldOf(pieces: readonly Piece[]): StatedYield {
  const own = pieces.filter(({ label }) => label === 'servings').map(({ text }) => text);
  const others = pieces.filter(({ label, text }) => label === 'time' && SERVINGS_INSIDE.test(text.toLowerCase())).map(({ text }) => text);
  return readServings([...own, ...others]);
}

function timesOf(pieces: readonly Piece[]): StatedTimes {
  return readTimes(pieces.filter(({ label, text }) => label === 'time' || (label === 'servings' && DURATION_INSIDE.test(text.toLowerCase()))).map(({ text }) => text));
}

function sourceOf(texts: readonly string[]): Pick<TextRecipe, 'sourceName' | 'sourceUrl'> {
  const address = texts.map((text) => ADDRESS.exec(text)?.[0]).find((found) => found !== undefined && URL.canParse(found));
  const names = texts.map((text) => text.replace(ADDRESS, '').replace(CREDIT, '').replace(AFTER_CREDIT, '').replace(/^[(\s]+|[)\s:,;.]+$/g, '')).filter(Boolean);
  return { sourceName: names[0] ?? '', sourceUrl: address ? address.replace(/[.,;:]+$/, '') : null };
}
