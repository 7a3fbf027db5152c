import { type Language, foldText } from '../languages';
import type { AmountSpan } from './amount-spans';
import { LABEL, type Label } from './labels';
import { tiesOfSize } from './size-of-one';
import type { Token } from './token';
import { ARTICLES, VOCABULARY } from './vocabulary';

/** "riz cuit" is cooked rice. */
const ADJECTIVES_FOLLOW: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);
const BREAKS = new Set([',', ';', '(', ')', '[', ']', '{', '}', ':']);
/** Marks that are decoration on a name, not part of it. */
const DECORATION = new Set(['*', '©', '†', '"', '“', '”', '.', '•', '_']);
/** Marks that stay with the word they are written to. */
const ATTACHED = new Set(['%', '®', '™']);

/** Joins the tokens with the name label; with the punctuation between two of them. */
export function joinName(line: string, tokens: readonly Token[], labels: readonly Label[], language: Language): string {
  const parts: string[] = [];
  let start = -1;
  let end = -1;
  const flush = (): void => {
    if (start >= 0) parts.push(line.slice(start, closesBracket(line, start, end) ? end + 1 : end));
    start = -1;
  };
  tokens.forEach((token, i) => {
    if (labels[i] === LABEL.NAME) {
      if (start < 0) start = token.start;
      end = token.end;
    } else if (labels[i] !== LABEL.PUNCTUATION || DECORATION.has(token.text)) flush();
    else if (ATTACHED.has(token.text) && start >= 0 && end === token.start) end = token.end;
  });
  flush();
  return withoutElision(balance(parts.join(' ')), language)
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .trim();
}

/** Whether the part ends before the bracket that it opened: "dhania (coriander)". */
const closesBracket = (line: string, start: number, end: number): boolean => line[end] === ')' && /\([^()]*$/.test(line.slice(start, end));

/** "jus d' citron", with the article taken for the amount, is "jus de citron". */
function withoutElision(name: string, language: Language): string {
  return name.replace(/\bd['’] (?=(\p{L}))/giu, (elided, next: string) =>
    /[aeiouh]/.test(foldText(next)) ? elided.trim() : language === 'it' ? 'di ' : 'de ',
  );
}

/** Brackets around a removed remark leave one side behind; then all of them go. */
function balance(name: string): string {
  const opened = name.match(/[([]/g)?.length ?? 0;
  const closed = name.match(/[)\]]/g)?.length ?? 0;
  return opened === closed ? name : name.replace(/[()[\]]/g, ' ');
}

/** What a line says beside amount and name, each null when it says nothing. */
export interface Remarks {
  readonly preparation: string | null;
  /** What of `preparation` stands before the name, or where a language puts its adjectives. */
  readonly measuredAs: string | null;
  readonly note: string | null;
}

/** Splits what is neither amount nor name into preparation, also by its place, and note, each null when empty. */
export function readRemarks(
  line: string,
  tokens: readonly Token[],
  labels: readonly Label[],
  amounts: readonly AmountSpan[],
  language: Language,
): Remarks {
  const { of } = VOCABULARY[language];
  const spent = glueTokens(tokens, labels, amounts, language);
  const preparation: string[] = [];
  const measuredAs: string[] = [];
  const note: string[] = [];
  const name = labels.indexOf(LABEL.NAME);
  for (const { from, to } of segments(tokens, labels, spent)) {
    if (tokens.slice(from, to).every(({ folded }) => of.has(folded) || ARTICLES.has(folded))) continue;
    let end = to;
    // the "of" of "juice of 2 limes" ties the amount
    while (of.has(tokens[end - 1]?.folded ?? '')) end--;
    const text = line.slice(tokens[from]?.start, tokens[end - 1]?.end).trim();
    const isPrepared = isPreparation(tokens.slice(from, to), language);
    (isPrepared ? preparation : note).push(text);
    if (isPrepared && (to <= name || (ADJECTIVES_FOLLOW.has(language) && labels[from - 1] === LABEL.NAME))) measuredAs.push(text);
  }
  return { preparation: joined(preparation), measuredAs: joined(measuredAs), note: joined(note) };
}

const joined = (texts: readonly string[]): string | null => texts.join(', ') || null;

/** Words that only tie an amount to its food: of, plus, to, x. */
function glueTokens(tokens: readonly Token[], labels: readonly Label[], amounts: readonly AmountSpan[], language: Language): Set<number> {
  const spent = new Set<number>();
  const words = VOCABULARY[language];
  for (const amount of amounts) {
    for (let i = amount.from; i < amount.to; i++) spent.add(i);
    if (words.of.has(tokens[amount.unitTo]?.folded ?? '')) spent.add(amount.unitTo);
    if (amount.perItem) for (const at of tiesOfSize(tokens, amount.from, amount.unitTo)) spent.add(at);
    const before = tokens[amount.from - 1];
    if ((amount.addsToPrevious && words.plus.has(before?.folded ?? '')) || (amount.endsRange && words.range.has(before?.folded ?? '')))
      spent.add(amount.from - 1);
  }
  tokens.forEach((token, i) => {
    if (token.folded === 'x' && labels[i] === LABEL.REMARK && tokens[i - 1]?.value !== null) spent.add(i);
  });
  return spent;
}

function segments(tokens: readonly Token[], labels: readonly Label[], spent: ReadonlySet<number>): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = -1;
  let to = -1;
  const flush = (): void => {
    if (from >= 0) found.push({ from, to });
    from = -1;
  };
  tokens.forEach((token, i) => {
    if (labels[i] === LABEL.REMARK && !spent.has(i)) {
      if (from < 0) from = i;
      to = i + 1;
    } else if (labels[i] !== LABEL.PUNCTUATION || BREAKS.has(token.text)) flush();
    else if (ATTACHED.has(token.text) && from >= 0 && to === i) to = i + 1;
  });
  flush();
  return found;
}

function isPreparation(segment: readonly Token[], language: Language): boolean {
  const words = VOCABULARY[language];
  const first = segment[0]?.folded ?? '';
  if (words.remark.has(first) && !words.preparation.has(first)) return false;
  return segment.some(({ folded }) => words.preparation.has(folded) || (language === 'en' && folded.length > 4 && /[^e]ed$/.test(folded)));
}
