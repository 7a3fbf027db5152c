import { isOnlyAmount } from '../lines/amounts';
import { matchLines } from '../lines/line-agreement';
import type { RecipeLine, SourcedFact } from '../parsed-recipe';

type Lines = SourcedFact<RecipeLine[]>;

const IN_BRACKETS = /^\s*\((.+)\)$/;
const BETWEEN_PARTS = /[,;]|\s\/\s/;

/** Structured data often leaves out the remark behind an ingredient. One that weighs or measures it ("2 cups rice (370 g)") is part of the amount, so the page's line is taken. */
export function withAmountsShown(structured: Lines, visible: Lines): Lines {
  const matches = matchLines(structured.value, visible.value);
  const value = structured.value.map((line, index) => {
    const shown = visible.value[matches[index] ?? -1]?.text ?? '';
    return isFollowedByAmount(line.text, shown) ? { ...line, text: shown } : line;
  });
  return { ...structured, value };
}

function isFollowedByAmount(stated: string, shown: string): boolean {
  const remark = shown.startsWith(stated) ? IN_BRACKETS.exec(shown.slice(stated.length))?.[1] : undefined;
  // a bare number refers to a note
  return remark !== undefined && remark.split(BETWEEN_PARTS).some((part) => isOnlyAmount(part) && /\p{L}/u.test(part));
}
