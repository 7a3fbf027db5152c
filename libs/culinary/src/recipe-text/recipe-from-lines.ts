import { separateIngredients } from './ingredient-rows';
import { DURATION_INSIDE, SERVINGS_INSIDE } from './line-words';
import { readServings, type StatedYield } from './read-servings';
import { readTimes, type StatedTimes } from './read-times';
import type { LabelledLine, LineLabel, TextRecipeLine } from './recipe-line';
import { sectionNamedExactly } from './section-headings';
import { sentencesOf } from './sentences';
import { joinWrapped, type SourceLine, sourceLines } from './source-lines';

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

/** People leave the beginning of an address out where a `www.` shows what it is. */
const ADDRESS = /(?:https?:\/\/|\bwww\.(?=[a-z\d-]+\.))[^\s<>()[\]"']+/i;
const PICTURES = /\s*[\p{Extended_Pictographic}\uFE0F\u200D]+\s*/gu;
const LINK = /!?\[([^\]]*)\]\([^)\s]*\)/g;
const CREDIT =
  /^(?:source|quelle|fuente|fonte|author|autora?|auteur|autore|recipe by|written by|by|von|par|por|di|from the kitchen of|from)\s*:?\s+/i;
const AFTER_CREDIT = /\s*(?:[·|•]|\s-\s|,?\s+(?:le\s)?\d{1,2}[. ]|\son\s\p{Lu}).*$/u;

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
    ingredients: separateIngredients(listOf(pieces, 'ingredient', 'ingredient-heading', 'ingredients')),
    instructions: stepsOf(listOf(pieces, 'step', 'step-heading', 'instructions')),
    servings,
    yieldText,
    ...timesOf(pieces),
    // "Recipe Notes" says nothing once the notes have a place of their own
    notes: pieces
      .filter((piece) => (piece.label === 'note' && sectionNamedExactly(piece.text) !== 'notes') || saysHeat(piece))
      .map(({ text }) => text)
      .join('\n'),
    ...sourceOf(textsOf('source')),
  };
}

/** "220C 12-15 min": minutes have a place of their own, the heat of the oven has none. */
const HEAT = /\d{2,3}\s?(?:°|º|degrees|grad\b)|\b\d{3}\s?[CF]\b|\bgas(?: mark)? \d/i;
const saysHeat = ({ label, text }: Piece): boolean => label === 'time' && HEAT.test(text);

function piecesOf(lines: readonly LabelledLine[]): Piece[] {
  // all lines together, so that a speaker is known by being named more than once
  const sources = sourceLines(lines.map(({ text }) => text).join('\n'));
  const pieces: Piece[] = [];
  let at = 0;
  let previous: LineLabel | null = null;
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const content = plain(sources[at++]);
    // the gaps of a row say what stands in which column
    const text = line.label === 'ingredient' ? content : content.replace(/\s+/g, ' ');
    const last = pieces.at(-1);
    if (line.continues && last && previous === line.label) pieces[pieces.length - 1] = { ...last, text: joinWrapped(last.text, text) };
    else if (text !== '' && line.label !== 'none') pieces.push({ label: line.label, text });
    previous = line.label;
  }
  return pieces;
}

const plain = (source: SourceLine | undefined): string => (source?.content ?? '').replace(LINK, '$1').trim();

/** "Lemon posset (for 6)" */
const SERVES = /\s*\(((?:serves|feeds|makes|for|für|ergibt|pour|para|per|rinde|rende)\s\D{0,8}\d[^()]{0,30})\)\s*$/iu;

/** "RECIPE FOR: Ham Loaf 🌮" is Ham Loaf, and so is "Ham Loaf:". */
const plainTitle = (text: string): string =>
  text
    .replace(
      /^(?:recipe(?: for| name| title)?|rezept(?: für)?|recette(?: de| du)?|receta(?: de)?|ricetta|receita(?: de)?|title|titel|titre|título|titolo)\s*:\s*/i,
      '',
    )
    .replace(PICTURES, ' ')
    .replace(SERVES, '')
    .replace(/(?:(?<=\p{L}{4})\.|\s?[:：]|\s[–—-])\s*$/u, '')
    .trim();

function listOf(pieces: readonly Piece[], item: LineLabel, heading: LineLabel, section: 'ingredients' | 'instructions'): TextRecipeLine[] {
  let group: string | null = null;
  return pieces.flatMap(({ label, text }) => {
    if (label === heading) {
      const { name, rest } = headingOf(text.replace(PICTURES, ' ').trim(), section);
      group = name;
      return rest === '' ? [] : [{ text: rest, group }];
    }
    return label === item ? [{ text: headingOf(text, section).rest || text, group }] : [];
  });
}

/** The group that a heading begins: none for "Ingredients:"; and what stands behind the colon of "Zutaten: 2 Eier, Mehl". */
function headingOf(text: string, section: string): { name: string | null; rest: string } {
  const [, before = text, after = ''] = /^([^:：]{2,40})[:：]\s*(.*)$/s.exec(text) ?? [];
  if (sectionNamedExactly(before) === section) return { name: null, rest: after };
  return { name: text.replace(/\s*[:：]$/, '').trim() || null, rest: '' };
}

/** The steps; one long paragraph is split into several, so that a cook can follow them one at a time. */
function stepsOf(steps: readonly TextRecipeLine[]): readonly TextRecipeLine[] {
  const [only] = steps;
  if (!only || steps.length > 1) return steps;
  const sentences = sentencesOf(only.text, SHORTEST_STEP);
  return sentences.length > MOST_SENTENCES_IN_STEP ? sentences.map((text) => ({ ...only, text })) : steps;
}

const MOST_SENTENCES_IN_STEP = 3;
const SHORTEST_STEP = 20;

function yieldOf(pieces: readonly Piece[]): StatedYield {
  const own = pieces.filter(({ label }) => label === 'servings').map(({ text }) => text);
  const others = pieces.filter(({ label, text }) => label === 'time' && SERVINGS_INSIDE.test(text.toLowerCase())).map(({ text }) => text);
  const inTitle = pieces.flatMap(({ label, text }) => (label === 'title' ? (SERVES.exec(text)?.[1] ?? []) : []));
  return readServings([...own, ...others, ...inTitle]);
}

function timesOf(pieces: readonly Piece[]): StatedTimes {
  return readTimes(
    pieces
      .filter(({ label, text }) => label === 'time' || (label === 'servings' && DURATION_INSIDE.test(text.toLowerCase())))
      .map(({ text }) => text),
  );
}

function sourceOf(texts: readonly string[]): Pick<TextRecipe, 'sourceName' | 'sourceUrl'> {
  const addresses = texts.map((text) => ADDRESS.exec(text)?.[0]?.replace(/^(?=www\.)/i, 'https://'));
  const address = addresses.find((found) => found !== undefined && URL.canParse(found));
  const names = texts
    .map((text) =>
      text
        .replace(ADDRESS, '')
        .replace(CREDIT, '')
        .replace(AFTER_CREDIT, '')
        .replace(/^[(<\s]+|[)>\s:,;.]+$/g, ''),
    )
    .filter(Boolean);
  return { sourceName: names[0] ?? '', sourceUrl: address ? address.replace(/[.,;:]+$/, '') : null };
}
