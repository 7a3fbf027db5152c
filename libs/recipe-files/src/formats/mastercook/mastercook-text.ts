import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { nutritionLosses } from '../../reading/nutrition-text';
import { lineOf, sourceInText, starsOf, tagsOf } from '../../reading/plain-values';
import { stepsOfProse } from '../../reading/wrapped-prose';
import { servingsAndYield } from '../../reading/yield';
import { ingredientTable, LONGEST_ROW, TABLE_RULE } from './mastercook-table';
import { MOST_POINTS, nutritionOfAnalysis, unlessNone } from './mastercook-values';

/** CookWorks wrote the same form, and some versions of MasterCook another sign before it. */
export const TEXT_OPENING = /^[ \t]*[*{][ \t]*Exported from[ \t]+(?:Master ?Cook|CookWorks).*$/im;
const CLOSING = /^[ \t]*-(?: -){2,}[ \t]*$/m;
const HEAD_LABEL = /^\s*(Recipe By|Serving Size|Preparation Time|Start to Finish Time|Categories|Yield|Cuisine)\s*:(.*)$/i;
const TABLE_HEAD = /^\s*Amount\s+Measure\s+Ingredient/i;
const TAB_WIDTH = 8;

/** Each recipe of a text export, from its opening line to the next one. */
export function recipesOfText(text: string): string[] {
  return text.split(new RegExp(TEXT_OPENING, 'gim')).slice(1);
}

export function titleOfText(text: string): string {
  const lines = text.slice(0, 5_000).split('\n');
  const end = lines.findIndex((line) => HEAD_LABEL.test(line) || TABLE_HEAD.test(line));
  return lineOf(lines.slice(0, Math.max(0, end)).join(' '));
}

export function recipeOfText(text: string): Partial<FileRecipe> {
  const [main = '', ...after] = text.split(CLOSING);
  const lines = main.split('\n').map(withSpacesForTabs);
  const rule = lines.findIndex((line) => TABLE_RULE.test(line));
  const headEnd = rule < 0 ? endOfHead(lines) : rule;
  const head = headFields(lines.slice(0, headEnd).map((line) => line.slice(0, LONGEST_ROW)));
  const { ingredients, end } = rule < 0 ? { ingredients: [], end: headEnd } : ingredientTable(lines, rule);
  const below = new Map<string, string[]>();
  collectSections(lines.slice(end), 'directions', below);
  collectSections(after.join('\n').split('\n'), 'notes', below);
  const valueOf = (name: string): string => lineOf((below.get(name) ?? []).map((line) => line.trim().replace(/^"|"$/g, '')).join(' '));
  const { nutrition, rest } = nutritionOfAnalysis(valueOf('nutrition'));
  return {
    title: titleOfText(text),
    description: valueOf('description'),
    author: unlessNone(lineOf(head.get('recipe by'))),
    ...servingsAndYield(lineOf(head.get('serving size')), valueOf('yield') || lineOf(head.get('yield'))),
    prep_time: minutesOf(head.get('preparation time')),
    cook_time: minutesOf(valueOf('cook time')),
    total_time: minutesOf(valueOf('start to finish time') || head.get('start to finish time')),
    tags: tagsOf((head.get('categories') ?? '').split(/\s{2,}|\n/), valueOf('cuisine') || lineOf(head.get('cuisine'))),
    ingredients,
    instructions: stepsOfProse(below.get('directions') ?? []),
    ...sourceInText(
      valueOf('source').includes(valueOf('address'))
        ? valueOf('source')
        : [valueOf('source'), valueOf('address')].filter(Boolean).join(', '),
    ),
    rating: ratingIn(below.get('notes') ?? []),
    nutrition,
    notes: (below.get('notes') ?? []).map(lineOf).filter(Boolean).join('\n'),
    losses: nutritionLosses(rest),
  };
}

/** Ratings have any names; the one of the taste is the recipe's. */
function ratingIn(notes: readonly string[]): number | null {
  const ratings = notes.find((line) => line.startsWith('Ratings: ')) ?? '';
  return starsOf(/\b(?:taste|overall)\s+(\d+)/i.exec(ratings)?.[1], MOST_POINTS);
}

function withSpacesForTabs(line: string): string {
  return line.split('\t').reduce((spaced, part) => spaced + ' '.repeat(TAB_WIDTH - (spaced.length % TAB_WIDTH)) + part);
}

/** Where a recipe without ingredients says how it is made: after the paragraph of its labels. */
function endOfHead(lines: readonly string[]): number {
  const label = lines.findLastIndex((line) => HEAD_LABEL.test(line));
  const blank = lines.findIndex((line, index) => index > label && line.trim() === '');
  return blank < 0 ? lines.length : blank;
}

/** "Serving Size  : 6    Preparation Time :0:45" are two fields; indented lines continue the previous one. */
function headFields(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of lines.flatMap((each) => each.split(/\s{2,}(?=(?:Preparation|Start to Finish) Time)/i))) {
    const [, label, value = ''] = HEAD_LABEL.exec(line) ?? [];
    if (label) {
      last = label.toLowerCase();
      fields.set(last, value.trim());
    } else if (line.trim() === '' || TABLE_HEAD.test(line)) last = '';
    else if (last !== '') fields.set(last, `${fields.get(last)}\n${line.trim()}`);
  }
  return fields;
}

/** What a line begins below the directions: `Source:` alone with the text below it, or `NOTES : text`. */
const OPENINGS: [RegExp, string][] = [
  [/^(?:Recipe )?Source:$/i, 'source'],
  [/^Description:$/i, 'description'],
  [/^Cuisine:$/i, 'cuisine'],
  [/^Yield:$/i, 'yield'],
  [/^Start to Finish Time:$/i, 'start to finish time'],
  [/^T\((?:Cook|Bak)[^)]*\):$/i, 'cook time'],
  [/^S\((?:Internet|Web|URL|WWW)[^)]*\):$/i, 'address'],
  [/^NOTES?\s*:/i, 'notes'],
  [/^Per serving(?: \([^)]*\))?\s*:/i, 'nutrition'],
  [/^Nutr\. Assoc\.\s*:.*/i, 'of no use'],
];
/** Named as well, but without a place of their own: they go into the notes with their names. */
const OTHER_OPENING = /^(?:(Copyright|Ratings|Serving Ideas|Suggested Wine)|[ST]\(([^)]{1,60})\))\s*:/i;

/** Lines by the section they stand in; a blank line goes back to the usual one. */
function collectSections(source: readonly string[], usual: string, into: Map<string, string[]>): void {
  let section = usual;
  let isLabelled = false;
  for (const line of source) {
    const text = line.trim();
    const opened = OPENINGS.find(([opening]) => opening.test(text));
    const [opening, field, label = field] = OTHER_OPENING.exec(text) ?? [];
    const goesOn = isLabelled && !opened && opening === undefined && text !== '';
    if (!goesOn) {
      isLabelled = !opened && opening !== undefined;
      section = opened?.[1] ?? (isLabelled ? 'notes' : text === '' ? usual : section);
    }
    const lines = into.get(section) ?? [];
    if (goesOn) lines.push(`${lines.pop() ?? ''} ${text.replace(/^"|"$/g, '')}`);
    else lines.push(opened ? text.replace(opened[0], '') : opening === undefined ? line : `${label}: ${text.slice(opening.length).trim()}`);
    into.set(section, lines);
  }
}
