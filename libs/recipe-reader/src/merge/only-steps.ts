import { countedLines } from '../lines/step-labels';
import { isNoStep, isOneOf, lettersAndNumbers } from '../visible-page/labels/no-step';
import type { ReadLine, RecipeLine } from '../parsed-recipe';
import { namesFinish, namesPartOfDish, REMARK, sectionNamed } from '../words/vocabulary';
import { NAMES_A_GROUP } from '../visible-page/sections/section-rows';

const LONGEST_LABEL = 60;
const FEWEST_REPEATED = 2;

/**
 * Content systems put the whole article into the field of the steps. Of it remain the lines below the heading of the steps, down to the next heading that
 * is none of a group; without such a heading, what stands above the first notes. The list of the ingredients, facts, credits and thanks are no steps.
 * What the page shows among its steps is one, whatever it looks like.
 */
export function onlySteps(
  stated: readonly ReadLine[],
  shown: readonly ReadLine[],
  { ingredients, description }: { ingredients: readonly RecipeLine[]; description: string },
): ReadLine[] {
  const steps = new Set(shown.map(({ text }) => lettersAndNumbers(text)));
  const isIngredient = isOneOf(ingredients);
  const isRepeated = stated.filter(isIngredient).length >= FEWEST_REPEATED;
  const isNone = isNoStep(ingredients);
  const about = lettersAndNumbers(description);
  const told = stepsOfArticle(stated, (line) => steps.has(lettersAndNumbers(line.text)));
  return told.filter((line) => {
    if (steps.has(lettersAndNumbers(line.text))) return true;
    return !isNone(line) && !(isRepeated && isIngredient(line)) && (told.length === 1 || lettersAndNumbers(line.text) !== about);
  });
}

/** A line or the name of a group that announces a part of the recipe and says nothing else. */
function partNamed(heading: string | null): 'ingredients' | 'instructions' | 'other' | null {
  const named = heading !== null && heading.length <= LONGEST_LABEL ? sectionNamed(heading) : null;
  return named?.exact && heading !== null && !namesFinish(heading) ? named.section : null;
}

/** The lines below the heading of the steps, or from the first number on; without either all of them, but for notes and what stands below the heading of another part. */
function stepsOfArticle(lines: readonly ReadLine[], isShown: (line: ReadLine) => boolean): ReadLine[] {
  const announces = lines.map(({ text, group }, index) => partNamed(text) ?? (group === lines[index - 1]?.group ? null : partNamed(group)));
  const heading = announces.indexOf('instructions');
  const from = heading < 0 ? firstCounted(lines) : heading;
  const isArticle = from > 0;
  const kept: ReadLine[] = isArticle ? lines.slice(0, from).filter(isShown) : [];
  let isBehind = false;
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    const { text, group } = line;
    const isNewGroup = group !== null && group !== lines[index - 1]?.group && index > from;
    const own = announces[index];
    if (own === 'instructions') isBehind = false;
    else if (own != null || (isArticle && isNewGroup && !namesGroup(group))) isBehind ||= kept.length > 0;
    if (isShown(line)) kept.push(line);
    else if (!isBehind && partNamed(text) === null && !(REMARK.test(text) && kept.length > 0))
      kept.push(partNamed(group) === 'instructions' ? { ...line, group: null } : line);
  }
  return kept;
}

/** Where lines that are numbered from one on begin behind others; 0 where none do. */
function firstCounted(lines: readonly ReadLine[]): number {
  const texts = lines.map(({ text }) => text);
  const first = texts.findIndex((text) => /^\D{0,8}0?1\s?[.):]/.test(text));
  return first > 0 && countedLines(texts.slice(first)) === texts.length - first ? first : 0;
}

const namesGroup = (name: string): boolean => NAMES_A_GROUP.test(name) || namesPartOfDish(name) || namesFinish(name);
