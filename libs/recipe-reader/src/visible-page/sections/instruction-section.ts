import type { PageElement } from '../../page/page';
import type { ReadLine, RecipeLine } from '../../parsed-recipe';
import { REMARK } from '../../words/vocabulary';
import { type FoundLines, mostConfidence } from './ingredient-section';
import { isLinkOnly, isTab } from '../cleanup/link-rows';
import { statesNumber } from '../../lines/amounts';
import { wordAgreementWith, wordShares } from '../../lines/line-agreement';
import { isNoStep } from '../labels/no-step';
import { numberedParts } from '../../lines/numbered-parts';
import { isFirstLabel, isStepLabel, withoutCount, withoutStepLabel } from '../../lines/step-labels';
import { dividedByParts, isInParts } from './dish-parts';
import { GroupScopes, withoutListHeading } from './group-scopes';
import { withoutLeaveTaking, withoutTalkBelow } from '../cleanup/closing-remarks';
import { LOOKS_LIKE_HEADING, type PageRow } from '../rows/page-rows';
import { withoutBullet } from '../rows/row-text';
import { servingsIn } from '../labels/servings-label';
import { headedSections, namedSections, type Section, tellsOfIngredients } from './section-rows';
import { rowsOnCards } from './step-cards';
import { withStages } from './stages';

const NOISE =
  /^(?:print|save|share|pin|cook mode|prevent your screen|keep (?:your )?screen|advertisement|watch|video|click|jump to|rate|photo|foto|bild|image|crédit|©|tap|hide images|show images|mark as complete|turn on|see|view|next|previous|back)\b.{0,60}$/i;
/** "<< Butter beans | Index | Cabbage slaw >>". */
const MENU = /^(?:[^|.!?]{1,40}\s\|\s){2,8}[^|.!?]{1,40}$/;
/** What a site says of itself below the last of its texts. */
const OF_SITE =
  /©|\(c\)\s?(?:19|20)\d\d|copyright|all rights reserved|last (?:updated|modified)|letzte (?:änderung|aktualisierung)|dernière (?:mise à jour|modification)|última (?:actualización|modificación|atualização)|ultim[ao] (?:aggiornamento|modifica)|laatst (?:bijgewerkt|gewijzigd)|^(?:posted|published|filed) (?:by|on|at|in|under)\s/i;
const LONGEST_OF_SITE = 150;
/** Shorter ones may name a group. */
const FEWEST_WORDS_OF_OPENING = 5;
const ONE_SENTENCE_TO_COLON = /^[^.!?:：]+[:：]$/;
const LONGEST_GROUP = 90;
const LONGEST_TITLE = 40;
const SHORTEST_PROSE = 30;
const FEWEST_NUMBERED = 2;
const LEAST_REPEATED = 0.8;
const SENTENCE = /^\p{Lu}\p{L}*\s\S+\s.*[.!]$/u;

/** The best steps that can be seen; `known` is what structured data states, `after` the row behind the ingredients. */
export function findInstructions(rows: PageRow[], known: readonly RecipeLine[], ingredients: FoundLines | null): FoundLines | null {
  const surroundings = { ingredients, recalled: wordAgreementWith(known), most: mostConfidence(known) };
  const sections = [
    ...withStages(rows, headedSections(rows, 'instructions')),
    ...namedSections(rows, 'instructions', (row) => row.instructionRoot),
  ];
  const parts = dividedByParts(rows) ?? isInParts(rows);
  if (parts) sections.push(parts.instructions);
  const found = sections.map((section) => linesOfSection(section, surroundings)).filter((lines): lines is FoundLines => lines !== null);
  const best = found.reduce<FoundLines | null>((top, lines) => (!top || lines.score > top.score + 1e-9 ? lines : top), null);
  if (best && best.score > 0) return best;
  if (!ingredients) return null;
  const behind = linesOfSection(
    {
      rows: rowsBehind(rows, ingredients.end),
      start: ingredients.end,
      place: 'text after the ingredients',
      headed: false,
      exact: false,
      named: false,
    },
    surroundings,
  );
  return behind ?? numberedAbove(rows, ingredients, surroundings);
}

/** Some pages put the steps first and the ingredients below: then the steps are numbered. */
function numberedAbove(rows: PageRow[], { start }: FoundLines, surroundings: Surroundings): FoundLines | null {
  const list = rows.slice(0, start).findLast((row) => row.list?.name === 'ol')?.list;
  const items = rows.filter((row) => list && row.list === list);
  const areSteps = items.length >= FEWEST_NUMBERED && items.every(({ text }) => text.length >= SHORTEST_PROSE) && !items.some(isLinkOnly);
  return areSteps
    ? linesOfSection(
        {
          rows: items,
          start: rows.indexOf(items[0] as PageRow),
          place: 'numbered list above the ingredients',
          headed: false,
          exact: false,
          named: false,
        },
        surroundings,
      )
    : null;
}

/** Without a heading: the text behind the ingredients, up to the next heading of anything. */
function rowsBehind(rows: PageRow[], from: number): PageRow[] {
  const behind: PageRow[] = [];
  const level = groupLevel(rows, from);
  for (const [index, row] of rows.slice(from, from + 60).entries()) {
    if (isStepLabel(row.text)) continue;
    const isGroup = row.heading > 0 && (row.heading === level || tellsOfIngredients(rows, from + index, from));
    if (
      behind.length > 0 &&
      ((row.heading > 0 && row.heading < 7 && !isGroup) || row.announces || (behind.at(-1)?.list === null && isOnlyItem(row, rows)))
    )
      break;
    if (isGroup) {
      behind.push(row);
      continue;
    }
    if (row.text.length < SHORTEST_PROSE && (behind.at(-1)?.text.length ?? 0) < SHORTEST_PROSE && behind.length > 0) break;
    if (behind.length > 0 || row.text.length >= SHORTEST_PROSE) behind.push(row);
  }
  return behind[0] ? [...openingsAbove(rows, from, rows.indexOf(behind[0])), ...behind] : [];
}

/** The short sentences between the ingredients and the first long one, where there is nothing else: "Heat the oven." */
function openingsAbove(rows: PageRow[], from: number, first: number): PageRow[] {
  const openings = rows.slice(from, first);
  return openings.every((row, index) => opensSteps(row, rows[from + index + 1] as PageRow)) ? openings : [];
}

/** A sentence right above another in a paragraph of its own. */
function opensSteps({ text, element, heading, announces }: PageRow, next: PageRow): boolean {
  const areSentences = SENTENCE.test(text) && SENTENCE.test(next.text);
  return (
    heading === 0 &&
    announces === null &&
    areSentences &&
    servingsIn(text) === null &&
    element !== next.element &&
    element.name === next.element.name &&
    element.parent === next.element.parent
  );
}

/** How high the headings of the groups are: as the one above the first of the text, if that of the ingredients is higher. Else 0. */
function groupLevel(rows: PageRow[], from: number): number {
  const level = rows[from]?.heading ?? 0;
  const above = rows.slice(0, from).findLast(({ announces }) => announces === 'ingredients')?.heading ?? 0;
  return above > 0 && above < level && level < LOOKS_LIKE_HEADING ? level : 0;
}

/** A list of one item below the text is about the author or the site. */
function isOnlyItem({ list, element }: PageRow, rows: PageRow[]): boolean {
  return element.name === 'li' && rows.every((row) => row.list !== list || row.element === element);
}

interface Surroundings {
  ingredients: FoundLines | null;
  /** How much the lines say of what structured data states: 0 to 1. */
  recalled: (lines: readonly RecipeLine[]) => number;
  /** The most that such lines can be trusted. */
  most: number;
}

/** Each leaves out something else that stands around the steps, in this order. */
const WHAT_IS_NO_STEP = [
  inInnerBoxes,
  withoutOpening,
  withoutLinksBehind,
  fromFirstLabel,
  withoutToolsBelow,
  keepTheSteps,
  untilRemark,
  withoutLeaveTaking,
  withoutTalkBelow,
];

function linesOfSection(section: Section, surroundings: Surroundings): FoundLines | null {
  // some pages list the ingredients again below each step
  const listed = new Set(surroundings.ingredients?.lines.map((line) => line.text));
  const rows = WHAT_IS_NO_STEP.reduce(
    (rest, without) => without(rest),
    section.rows.filter((row) => !listed.has(row.text) && !isTab(row)),
  );
  const isNone = noStep(surroundings.ingredients?.lines ?? []);
  const lines: ReadLine[] = [];
  const groups = new GroupScopes();
  let last = section.start;
  for (const [index, row] of rows.entries()) {
    const text = withoutBullet(withoutStepLabel(row.text));
    if (isStepLabel(row.text)) {
      groups.readStepLabel();
      continue;
    }
    if (!/\p{L}/u.test(text) || (NOISE.test(text) && !row.list) || isListHeading(row, lines)) continue;
    if (row.list === null && (isNone(row) || MENU.test(text))) continue;
    if (row.announces || isGroupName(row, index === rows.length - 1) || isTitleOfStep(rows, index)) {
      if (text !== row.text) groups.readStepLabel();
      groups.readHeading(row);
      continue;
    }
    const group = groups.groupOf(row);
    const parts = numberedParts(row.text);
    for (const part of parts.length > 0 ? parts : [text]) lines.push({ text: part, group, ...(row.list && { list: row.list.index }) });
    last = section.start + section.rows.indexOf(row);
  }
  if (lines.length === 0) return null;
  const texts = withoutCount(lines.map(({ text }) => text));
  const steps = withoutListHeading(lines.map((line, index) => ({ ...line, text: texts[index] as string })));
  return {
    lines: steps,
    place: section.place,
    start: section.start,
    end: last + 1,
    announced: section.headed || section.named,
    ...valueOf(section, rows, steps, surroundings),
  };
}

const noStep = (ingredients: readonly RecipeLine[]): ((row: PageRow) => boolean) => {
  const isNone = isNoStep(ingredients);
  return ({ text }) => isNone({ text, group: null });
};

/** Where the box of all steps has the same class as each step and repeats them in its own text, that is left out. */
function inInnerBoxes(rows: PageRow[]): PageRow[] {
  const outer = rows[0]?.instructionRoot;
  const classes = outer?.attributes.class;
  if (!outer || !classes) return rows;
  const boxOf = ({ element }: PageRow): PageElement | null => {
    for (let box: PageElement | null = element; box && box !== outer; box = box.parent) if (box.attributes.class === classes) return box;
    return null;
  };
  const inner = rows.filter((row) => boxOf(row) !== null);
  if (new Set(inner.map(boxOf)).size < FEWEST_NUMBERED) return rows;
  const own = rows.filter((row) => boxOf(row) === null);
  return wordShares(inner, own).known >= LEAST_REPEATED ? inner : rows;
}

/** "To make this, follow these few steps:" */
function withoutOpening(rows: PageRow[]): PageRow[] {
  const [first, second] = rows;
  const isOpening = first && second && first.heading === 0 && first.list === null && ONE_SENTENCE_TO_COLON.test(first.text);
  if (!isOpening || first.text.split(' ').length < FEWEST_WORDS_OF_OPENING) return rows;
  return rows.slice(1);
}

/** "Back to the soups", or a list of tags: where the page goes on, not what the cook does last. */
function withoutLinksBehind(rows: PageRow[]): PageRow[] {
  return rows.slice(0, rows.findLastIndex((row) => !isLinkOnly(row)) + 1);
}

/** Where "Step 1" stands above the first step, what comes before are times and remarks, but for a heading of the step. */
function fromFirstLabel(rows: PageRow[]): PageRow[] {
  const first = rows.findIndex((row) => isFirstLabel(row.text));
  if (first < 0 || !rows.slice(first + 1).some(({ text }) => isStepLabel(text))) return rows;
  return rows.slice((rows[first - 1]?.heading ?? 0) > 0 ? first - 1 : first);
}

/** "Knife", "cucumber 0.5": on the card of a numbered step, below its text, what it takes. */
function withoutToolsBelow(rows: PageRow[]): PageRow[] {
  if (rows.filter(({ text }) => isStepLabel(text)).length < FEWEST_NUMBERED) return rows;
  let isFound = false;
  return rows.filter(({ text, heading }) => {
    if (isStepLabel(text)) isFound = false;
    else if (/[.!?。]$/.test(text)) isFound = true;
    else return !isFound || heading > 0 || text.length >= SHORTEST_PROSE;
    return true;
  });
}

/** Where most of the text stands in lists, or else in boxes that look alike, what stands around them is remarks, except headings, and text above a table: such a table lists times and temperatures of the steps. */
function keepTheSteps(rows: PageRow[]): PageRow[] {
  const length = (some: PageRow[]): number => some.reduce((sum, row) => sum + row.text.length, 0);
  const areMost = (some: PageRow[]): boolean => some.length >= 2 && length(some) >= length(rows) * 0.6;
  const items =
    [rows.filter(({ element }) => element.name === 'li'), rows.filter((row) => row.list !== null)].find(areMost) ??
    [rowsOnCards(rows)].find(areMost);
  if (!items) return rows;
  const first = items[0]?.element.name === 'tr' ? -1 : rows.indexOf(items[0] as PageRow);
  const last = rows.lastIndexOf(items.at(-1) as PageRow);
  const steps = new Set(items);
  return rows
    .slice(0, last + 1)
    .filter(
      (row, index) => steps.has(row) || row.heading > 0 || /[:：]$/.test(row.text) || (index > first && row.text.length >= SHORTEST_PROSE),
    );
}

/** After the first line with text. */
function untilRemark(rows: PageRow[]): PageRow[] {
  const first = rows.findIndex(({ text, heading, announces }) => heading === 0 && announces === null && !isStepLabel(text));
  const remark = rows.findIndex((row, index) => index > first && first >= 0 && isRemark(row));
  return remark < 0 ? rows : rows.slice(0, remark);
}

function isRemark({ text, element }: PageRow): boolean {
  if (text.length <= LONGEST_OF_SITE && OF_SITE.test(text)) return true;
  return element.name !== 'li' && element.name !== 'tr' && REMARK.test(withoutBullet(withoutStepLabel(text)));
}

/** A heading of all the steps, or of something else; "Prepare the filling" names a group of them, and so does "Assembly" below the first ones. */
function isListHeading({ announces, announcesExactly }: PageRow, before: readonly RecipeLine[]): boolean {
  return announces !== null && (announces !== 'instructions' || (announcesExactly && before.length === 0));
}

/** A last line that only looks like a heading is what the cook wants to stress. */
function isGroupName({ text, heading }: PageRow, isLast: boolean): boolean {
  if (text.length > LONGEST_GROUP) return false;
  if (heading > 0 && heading < LOOKS_LIKE_HEADING) return !text.endsWith('.');
  return heading > 0 ? !isLast && !/[.!]$/.test(text) : /[:：]$/.test(text) && text.length <= 60;
}

/** "Cook the rice", behind the number of a step, and its text below. */
function isTitleOfStep(rows: PageRow[], at: number): boolean {
  const [label, title, text] = [rows[at - 1]?.text ?? '', rows[at]?.text ?? '', rows[at + 1]?.text ?? ''];
  if (!isStepLabel(label) && withoutStepLabel(title) === title) return false;
  return (
    title.length <= LONGEST_TITLE &&
    !/[.,;!?。]$/.test(title) &&
    text.length > title.length &&
    text.length >= SHORTEST_PROSE &&
    withoutStepLabel(text) === text
  );
}

function valueOf(
  section: Section,
  rows: PageRow[],
  lines: RecipeLine[],
  { ingredients, recalled: recalledBy, most }: Surroundings,
): { score: number; confidence: number } {
  const total = lines.reduce((sum, line) => sum + line.text.length, 0);
  const mean = total / lines.length;
  const plain = rows.filter((row) => row.heading === 0);
  const listed = plain.filter((row) => row.list).length / Math.max(1, plain.length);
  const amounts = lines.filter((line) => line.text.length < 60 && statesNumber(line.text)).length / lines.length;
  // the ingredients of the later stages stand behind the first steps
  const follows = ingredients && section.start >= (section.staged ? ingredients.start : ingredients.end) ? 1 : 0;
  const near = ingredients && follows ? Math.max(0, 1 - Math.max(0, section.start - ingredients.end) / 40) : 0;
  const overlaps =
    ingredients !== null &&
    !section.staged &&
    section.start < ingredients.end &&
    section.start + section.rows.length > ingredients.start &&
    section.start > ingredients.start - 1;
  const recalled = recalledBy(lines);
  const size = Math.min(1, total / 300);
  const prose = mean > 25 ? 1 : 0;
  const score =
    size * 1.5 +
    prose * 0.7 +
    (section.headed ? 0.8 : 0) +
    (section.exact ? 0.5 : 0) +
    (section.named ? 0.6 : 0) +
    listed * 0.5 +
    follows * 0.6 +
    near * 0.6 +
    Math.min(lines.length, 12) * 0.04 -
    amounts * 3 -
    (overlaps ? 2 : 0) -
    (total > 8_000 ? 1.5 : 0) +
    recalled * 6;
  const confidence = Math.max(
    0.1,
    Math.min(
      most,
      0.2 +
        size * 0.25 +
        prose * 0.1 +
        (section.headed ? 0.15 : 0) +
        (section.named ? 0.1 : 0) +
        listed * 0.1 -
        amounts * 0.3 +
        recalled * 0.2,
    ),
  );
  return { score, confidence };
}
