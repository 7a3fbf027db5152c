import { decodeEntities, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { hideEscapes, showMarks } from '../../reading/escapes';
import { withoutInlineMarkdown } from '../../reading/markdown';
import { pictureAt, onePicture } from '../../reading/pictures';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { isFactLine, recipeOfFacts } from '../../writing/facts';

const RULE = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*$/;
const BULLET = /^ {0,3}[-*+][ \t]+(.*)$/;
const NUMBER = /^ {0,3}\d{1,9}[.)][ \t]+(.*)$/;
const NESTED = /^(?: {2,}|\t)[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(.*)$/;
const TAGS = /^\*([^*]+)\*$/;
const YIELD = /^\*\*([^*]+)\*\*$/;
const AMOUNT = /^\*([^*]+)\*[ \t]*(.*)$/;
const PICTURE = /!\[[^\]]*\]\(([^)\s]+)[^)]*\)|<img[^>]+src="([^"]+)"/;

const TITLE = /^# +\S/;

/** Recipes in Markdown by the rules of https://recipemd.org: title, description, tags, yields; a rule; ingredients; a rule; instructions. */
export const recipeMdReader: FileReader = {
  format: 'recipemd',
  recognises({ text }) {
    const lines = text.slice(0, 100_000).trimStart().split('\n');
    const rule = lines.findIndex((line) => RULE.test(line));
    const head = lines.slice(1, rule);
    // a list under a heading of its own is a recipe already: the rule below it parts it from the next one
    const isWholeRecipe = head.some((line) => HEADING.test(line)) && head.some((line) => BULLET.test(line));
    return TITLE.test(lines[0] ?? '') && rule > 0 && !isWholeRecipe && lines.slice(rule).some((line) => BULLET.test(line));
  },
  async *read(file) {
    for (const text of recipesIn(file.text)) yield await recipeEntry(nameOfFile(file.name), () => recipeOf(text));
  },
};

/** The text of each recipe of a file. */
function recipesIn(text: string): string[] {
  const lines = text.trim().split('\n');
  const starts = [...lines.keys()].filter((at) => at === 0 || isStart(lines, at));
  return starts.map((start, at) => lines.slice(start, starts[at + 1]).join('\n'));
}

/** Whether another recipe begins here: a title with words at most below it, then a rule, then a list. A title of a group has its list at once. */
function isStart(lines: readonly string[], at: number): boolean {
  if (!TITLE.test(lines[at] ?? '')) return false;
  const rule = lines.findIndex((line, index) => index > at && RULE.test(line));
  if (rule < 0 || lines.slice(at + 1, rule).some((line) => HEADING.test(line) || BULLET.test(line) || NUMBER.test(line))) return false;
  const next = lines.slice(rule + 1).find((line) => line.trim() !== '') ?? '';
  return BULLET.test(next) || HEADING.test(next);
}

function recipeOf(text: string): Partial<FileRecipe> {
  const lines = withoutLastRule(hideEscapes(text.trim()).split('\n'));
  const first = lines.findIndex((line) => RULE.test(line));
  const second = lines.findIndex((line, at) => at > first && RULE.test(line));
  const { groups, notes, details } = sectionsOf(second < 0 ? [] : lines.slice(second + 1));
  const facts = recipeOfFacts('', details);
  const head = headOf(lines.slice(0, first));
  return {
    ...facts,
    ...head,
    yield_text: head.yield_text || facts.yield_text,
    ingredients: ingredientsOf(lines.slice(first + 1, second < 0 ? undefined : second)),
    instructions: groups.flatMap(stepsOf),
    notes,
  };
}

/** One at the end parts a recipe from the next one, after both rules of its own. */
function withoutLastRule(lines: string[]): string[] {
  const rules = lines.filter((line) => RULE.test(line)).length;
  const end = lines.findLastIndex((line) => line.trim() !== '');
  return rules > 2 && RULE.test(lines[end] ?? '') ? lines.slice(0, end) : lines;
}

function headOf(
  lines: readonly string[],
): Pick<FileRecipe, 'title' | 'description' | 'tags' | 'servings' | 'yield_text' | 'pictures' | 'losses'> {
  const [title = '', ...rest] = lines;
  const paragraphs = rest
    .join('\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const tags = paragraphs.flatMap((paragraph) => TAGS.exec(paragraph)?.[1] ?? []);
  const yields = paragraphs.flatMap((paragraph) => YIELD.exec(paragraph)?.[1] ?? []);
  const texts = paragraphs.filter((paragraph) => !TAGS.test(paragraph) && !YIELD.test(paragraph));
  const picture = PICTURE.exec(texts.join('\n'));
  return {
    title: plain(HEADING.exec(title)?.[1] ?? ''),
    description: texts
      .map((paragraph) => plain(paragraph.replace(/<img[^>]*>/g, '')))
      .filter(Boolean)
      .join('\n\n'),
    tags: tags
      .flatMap((list) => list.split(','))
      .map(tagOf)
      .filter(Boolean),
    ...yieldFields(showMarks(yields.join(', '))),
    ...onePicture([pictureAt(showMarks(picture?.[1] ?? picture?.[2] ?? ''))]),
  };
}

function ingredientsOf(lines: readonly string[]): RecipeLine[] {
  const ingredients: RecipeLine[] = [];
  let group: string | null = null;
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1];
    const item = BULLET.exec(line)?.[1] ?? NUMBER.exec(line)?.[1];
    const last = ingredients.at(-1);
    const inner = last && NESTED.exec(line)?.[1];
    if (heading !== undefined) group = plain(heading) || null;
    // all of a list item is its name, a list within it too
    else if (inner) last.text += `, ${plain(inner)}`;
    else if (item !== undefined) ingredients.push({ text: ingredientText(item), group });
    else if (line.trim() !== '' && last) last.text += ` ${plain(line)}`;
  }
  return ingredients;
}

function ingredientText(item: string): string {
  const [, amount = '', name = ''] = AMOUNT.exec(item) ?? [];
  return amount ? `${showMarks(amount.trim())} ${plain(name)}`.trim() : plain(item);
}

interface Group {
  name: string | null;
  lines: string[];
}

/** What follows the second rule. Under Notes and Details stands what has no place of its own, when we wrote the file. */
function sectionsOf(lines: readonly string[]): { groups: Group[]; notes: string; details: string[] } {
  const groups: Group[] = [{ name: null, lines: [] }];
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) groups.at(-1)?.lines.push(line);
    else groups.push({ name: plain(heading) || null, lines: [] });
  }
  const details = groups.at(-1)?.name === 'Details' ? detailsIn(groups.at(-1) as Group) : null;
  if (details) groups.pop();
  const notes = groups.length > 1 && groups.at(-1)?.name === 'Notes' ? groups.pop() : undefined;
  return { groups, notes: notes ? plain(notes.lines.join('\n')) : '', details: details ?? [] };
}

/** Null unless every line of the list states a fact. */
function detailsIn({ lines }: Group): string[] | null {
  const facts = lines.filter((line) => line.trim() !== '').map((line) => showMarks(BULLET.exec(line)?.[1] ?? line));
  return facts.every(isFactLine) ? facts : null;
}

/** Items of a list, or paragraphs; what is indented belongs to the item above. */
function stepsOf({ name, lines }: Group): RecipeLine[] {
  const steps: string[] = [];
  let open = false;
  for (const line of lines) {
    const item = NUMBER.exec(line)?.[1] ?? BULLET.exec(line)?.[1];
    const isInside = /^\s/.test(line) && steps.length > 0;
    if (item !== undefined && !(isInside && open)) steps.push(item);
    else if (line.trim() === '') open = false;
    else if (open || isInside) steps.push(`${steps.pop()}\n${line.trim()}`);
    else steps.push(line.trim());
    if (line.trim() !== '') open = true;
  }
  return steps.map((text) => ({ text: plain(text), group: name }));
}

const tagOf = (text: string): string => showMarks(decodeEntities(withoutInlineMarkdown(text))).trim();
const plain = (text: string): string => showMarks(withoutInlineMarkdown(text)).trim();
