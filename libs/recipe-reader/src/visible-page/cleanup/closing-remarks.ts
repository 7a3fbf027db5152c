import type { PageElement } from '../../page/page';
import { countedLines } from '../../lines/step-labels';
import { plainText } from '../../page/plain-text';
import { INVITATION, WISH } from '../../words/vocabulary';
import type { PageRow } from '../rows/page-rows';

/** Lines of a farewell: the wish, the name below it. */
const MOST_LINES = 3;
const LONGEST_LINE = 40;
/** So that a text without an end is not gone through line by line. */
const MOST_NODES_OF_TEXT = 1_000;
const MOST_NODES_OF_LINE = 10;
const ITALICS = new Set(['i', 'em']);

/** Removes closing remarks in running text: how the dish came to them, in italics, and their wishes and names. What is an item of a list stays. */
export function withoutLeaveTaking(rows: PageRow[]): PageRow[] {
  const kept = rows.slice(0, beginOfFarewell(rows));
  if (kept.filter(isInItalics).length > kept.length / 2) return kept;
  return kept.slice(0, kept.findLastIndex((row) => row.list !== null || !isInItalics(row)) + 1);
}

/** Numbered lines one right below the other are a list; what a blank line parts from it is talk, as long as it goes on neither with numbers nor below a heading. */
export function withoutTalkBelow(rows: PageRow[]): PageRow[] {
  const counted = countedLines(rows.map(({ text }) => text));
  const behind = rows.slice(counted);
  const isTalk =
    counted > 0 &&
    behind[0] !== undefined &&
    isAfterBlankLine(behind[0]) &&
    behind.every(({ text, heading }) => heading === 0 && !/^\d|[:：]$/.test(text));
  return isTalk && !rows.slice(1, counted).some(isAfterBlankLine) ? rows.slice(0, counted) : rows;
}

/** Two line breaks stand before it in its box. */
function isAfterBlankLine({ text, element }: PageRow): boolean {
  const nodes = element.children.length <= MOST_NODES_OF_TEXT ? meaningfulChildren(element) : [];
  const at = nodes.findIndex((node) => typeof node === 'string' && plainText(node).startsWith(text.slice(0, LONGEST_LINE)));
  return at >= 2 && nodes.slice(at - 2, at).every((node) => typeof node !== 'string' && node.name === 'br');
}

function beginOfFarewell(rows: PageRow[]): number {
  const ending = rows.slice(-MOST_LINES);
  const invitation = ending.findIndex(
    ({ text, list }, index) => list === null && INVITATION.test(text) && rows.length - ending.length + index > 0,
  );
  if (invitation >= 0) return rows.length - ending.length + invitation;
  const at = ending.findIndex(
    ({ text, list }, index) =>
      list === null &&
      WISH.test(text) &&
      ending.slice(index + 1).every((line) => line.text.length <= LONGEST_LINE && !/[.!?:]$/.test(line.text)),
  );
  return at < 0 ? rows.length : rows.length - ending.length + at;
}

/** From end to end. */
function isInItalics({ element }: PageRow): boolean {
  let [only, another] = element.children.length <= MOST_NODES_OF_LINE ? meaningfulChildren(element) : [];
  while (typeof only === 'object' && !another && !ITALICS.has(only.name)) [only, another] = meaningfulChildren(only);
  return typeof only === 'object' && !another;
}

function meaningfulChildren({ children }: PageElement): PageElement['children'] {
  return children.filter((child) => typeof child !== 'string' || child.trim() !== '');
}
