import { linesOf } from '../../reading/plain-values';

const AMOUNT = String.raw`(?:\d|[½¼¾⅓⅔⅛])`;
/** "['2 eggs', '1 cup milk']", ["…"] or c("…"): lists as programs print them. */
const PRINTED_LIST = /^\s*(?:\[[\s\S]*\]|c\([\s\S]*\))\s*$/;
const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;
const NEXT_AMOUNT = new RegExp(String.raw`\s*,\s*(?=${AMOUNT})`);
/** Fewer may be an ingredient and how it is prepared: "chicken, boned". */
const FEWEST_NAMES = 3;
const NEXT_NUMBER = /\s+(?=\d{1,2}[.)]\s+\p{Lu})/u;

/** The ingredients of a cell: a line each, or apart by signs; by commas only when an amount follows most of them, or none has one. */
export function ingredientsOfCell(cell: string): string[] {
  const lines = listOf(cell);
  const [only = ''] = lines;
  if (lines.length > 1) return lines;
  const names = only.split(/\s*,\s*/);
  if (names.length >= FEWEST_NAMES && names.every(isName)) return names;
  const parts = only.split(NEXT_AMOUNT);
  return parts.length > 2 && parts.length >= names.length / 2 ? parts : lines;
}

/** The steps of a cell: a line each, apart by signs, or numbered within one text. */
export function stepsOfCell(cell: string): string[] {
  const lines = listOf(cell, /\s*\|\|?\s*/);
  const [only = ''] = lines;
  return lines.length === 1 && /^1[.)]\s/.test(only) ? only.split(NEXT_NUMBER) : lines;
}

/** "carrots", "olive oil": an ingredient without an amount. */
const isName = (part: string): boolean => /^\p{L}[^\d()]*$/u.test(part) && part.split(' ').length <= 3;

function listOf(cell: string, signs = /\s*(?:\|\|?|;|[•·▪])\s*/): string[] {
  if (PRINTED_LIST.test(cell)) {
    const printed = [...cell.matchAll(QUOTED)].flatMap((match) => linesOf((match[1] ?? match[2] ?? '').replace(/\\(["'\\])/g, '$1')));
    if (printed.length > 0) return printed;
  }
  const lines = linesOf(cell.replace(/\\n/g, '\n'));
  return lines.length === 1
    ? (lines[0] ?? '')
        .split(signs)
        .map((line) => line.trim())
        .filter(Boolean)
    : lines;
}
