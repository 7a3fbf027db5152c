import { linesOf } from '../../reading/plain-values';

const AMOUNT = String.raw`(?:\d|[½¼¾⅓⅔⅛])`;
/** "['2 eggs', '1 cup milk']", ["…"] or c("…"): lists as programs print them. */
const PRINTED_LIST = /^\s*(?:\[[\s\S]*\]|c\([\s\S]*\))\s*$/;
const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;
const NEXT_AMOUNT = new RegExp(String.raw`\s*,\s*(?=${AMOUNT})`);
const NEXT_NUMBER = /\s+(?=\d{1,2}[.)]\s+\p{Lu})/u;

/** The ingredients of a cell: a line each, or apart by signs; by commas only when an amount follows most of them. */
export function ingredientsOfCell(cell: string): string[] {
  const lines = listOf(cell);
  const [only = ''] = lines;
  if (lines.length > 1) return lines;
  const parts = only.split(NEXT_AMOUNT);
  return parts.length > 2 && parts.length >= only.split(',').length / 2 ? parts : lines;
}

/** The steps of a cell: a line each, apart by signs, or numbered within one text. */
export function stepsOfCell(cell: string): string[] {
  const lines = listOf(cell, /\s*\|\|?\s*/);
  const [only = ''] = lines;
  return lines.length === 1 && /^1[.)]\s/.test(only) ? only.split(NEXT_NUMBER) : lines;
}

function listOf(cell: string, signs = /\s*(?:\|\|?|;|[•·▪])\s*/): string[] {
  if (PRINTED_LIST.test(cell)) {
    const printed = [...cell.matchAll(QUOTED)].flatMap((match) => linesOf((match[1] ?? match[2] ?? '').replace(/\\(["'\\])/g, '$1')));
    if (printed.length > 0) return printed;
  }
  const lines = linesOf(cell.replace(/\\n/g, '\n'));
  return lines.length === 1 ? (lines[0] ?? '').split(signs).map((line) => line.trim()).filter(Boolean) : lines;
}
