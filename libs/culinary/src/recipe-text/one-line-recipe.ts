import { detectLineLanguage } from '../ingredients/line-language';
import { foldText, type Language } from '../languages';
import { isCookingVerb } from './cooking-verbs';
import { isFood } from './food-words';
import { mostHaveAmounts, partsOfList } from './listed-parts';
import type { LineLabel } from './recipe-line';
import { sectionNamed, sectionNamedExactly } from './section-headings';
import { sentencesOf } from './sentences';

/** The longest line that can be a whole recipe. */
const LONGEST_TOLD = 2000;
/** "Pancakes: 2 eggs", "Tomato salad - 4 tomatoes", "Pancakes (serves 4). 2 eggs". */
const DISH = /^(?:(\P{N}{2,60})(?:\s?:|\s[–—-])\s+(?=\S)|([^.,:;]{2,60})\.\s+(?=[\d½¼¾⅓⅔]))/u;
const LONGEST_DISH = 10;
const SECTION = /(?<=^|\s)(\p{Lu}\p{L}{2,20})\s?:(?=\s)/gu;
const LONGEST_FOOD = 8;

/** A part of a line, and what it is where that is plain. */
interface LinePart {
  readonly text: string;
  readonly label?: LineLabel;
}

/**
 * The parts of a one-line recipe: "Pancakes: 2 eggs, 1 cup milk. Mix and fry." has a dish, its ingredients and what to do. A line
 * with less is its only part. The parts together are the line, except for the spaces between them.
 */
export function partsOfLine(line: string): LinePart[] {
  if (line.length > LONGEST_TOLD || !line.includes(',') || !/[.!:]\s/.test(line)) return [{ text: line }];
  const sections = sectionParts(line);
  if (sections.length > 1) return sections;
  const language = detectLineLanguage(line);
  const dish = dishBefore(line);
  const sentences = sentencesOf(line.slice(dish.length), 1);
  const rest = sentences.findIndex((sentence) => !listsIngredients(sentence, language));
  if (rest < 1 || !isOrder(sentences[rest] ?? '', language)) return [{ text: line }];
  return [
    ...(dish === '' ? [] : [{ text: dish.trim() }]),
    { text: sentences.slice(0, rest).join(' '), label: 'ingredient' },
    { text: sentences.slice(rest).join(' '), label: 'step' },
  ];
}

/** Cut before and after each heading in the line: "Pancakes. Ingredients: 2 eggs, milk. Method: Mix and fry." */
function sectionParts(line: string): LinePart[] {
  const found = [...line.matchAll(SECTION)].flatMap(({ 0: heading, index, 1: word = '' }) => {
    const section = sectionNamedExactly(word);
    return section === null ? [] : [{ from: index, to: index + heading.length, section }];
  });
  const isWhole = found.some(({ section }) => section === 'ingredients') && found.some(({ section }) => section === 'instructions');
  if (!isWhole) return [];
  const cuts = [0, ...found.flatMap(({ from, to }) => [from, to])];
  return cuts
    .map((cut, i) => line.slice(cut, cuts[i + 1]).trim())
    .filter(Boolean)
    .map((text) => ({ text }));
}

/** The dish and what parts it from its ingredients, as they stand; '' when the line does not begin with one. */
function dishBefore(line: string): string {
  const [whole = '', before = '', sentence = ''] = DISH.exec(line) ?? [];
  const dish = before || sentence;
  return wordsOf(dish).length <= LONGEST_DISH && sectionNamed(dish) === null ? whole : '';
}

function listsIngredients(sentence: string, language: Language): boolean {
  const parts = partsOfList(sentence.replace(/[.!]$/, ''));
  if (isCookingVerb(wordsOf(sentence)[0] ?? '', language) || parts.some((part) => wordsOf(part).length > LONGEST_FOOD)) return false;
  return parts.length > 1 && mostHaveAmounts(parts, language) && wordsOf(sentence).some((word) => isFood(word, language));
}

/** "Mix and fry.", "Alles verrühren und backen." */
function isOrder(sentence: string, language: Language): boolean {
  return wordsOf(sentence).some((word) => isCookingVerb(word, language));
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}'-]+/gu) ?? [];
