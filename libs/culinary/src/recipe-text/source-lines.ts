import { foldText } from '../languages';
import { LEADING_PICTURES } from '../leading-pictures';

/** One line of the text with what stands around its words taken off. */
export interface SourceLine {
  /** As it stood, without the line break. */
  readonly text: string;
  /** Without quoting, chat stamps, list marks and markdown. */
  readonly content: string;
  /** The content folded, cut where only hostile lines go on. */
  readonly folded: string;
  readonly mark: ListMark;
  /** Markdown heading level, 0 for none. */
  readonly level: number;
  /** Wholly bold or emphasised. */
  readonly emphasised: boolean;
  /** Quoted with > as mail does. */
  readonly quoted: boolean;
  /** A chat's time stamp or a speaker's name stood before it. */
  readonly stamped: boolean;
  readonly indent: number;
  readonly afterBlank: boolean;
  /** Goes on with the line before it, where the text was wrapped. */
  readonly continues: boolean;
}

/** A line not yet compared with the previous one. */
type RawLine = Omit<SourceLine, 'continues'>;

type ListMark = 'none' | 'bullet' | 'number';

/** What is looked at of one line; a page of prose is shorter. */
const LONGEST_LOOKED_AT = 1500;
/** Marks stand in one another: a quoted bullet with a bold number. */
const MOST_MARKS = 5;

export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const QUOTING = /^(?:>\s?)+/;
const DATE_STAMP =
  /^\[?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?,?\s+(?:(?:um|at|à|alle|às|a las)\s)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–—]\s*)?(?:<[^>\n]{1,30}>\s?|[^:\n]{1,30}:(?:\s|$))?/i;
const TIME_STAMP =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?,?\s\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\]|\[\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s?[-–—,]?)\s+(?:[^:\n]{1,30}:(?:\s|$))?/i;
const SPEAKER = /^~?\s?(\p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{0,14})?)(?:\s?\(\d{1,2}[:.]\d{2}\))?\s?:\s/u;
const LEVEL = /^(#{1,6})\s*(?=[^#\s])/;
const NUMBER =
  /^(?:\(?\d{1,2}\s?[.)]\)?\s+|[a-h][.)]\s+(?=\p{Lu})|\d{1,2}[ºª°]\s+(?=\p{L})|\d{1,2}\s?[:/]\s+(?=\p{L})|\d{1,2}\.(?=\p{Lu}\p{Ll})|\d\uFE0F?\u20E3\s*|(?:step|schritt|[ée]tape|paso|passo|fase|passaggio)\s*(?:n[.°º]?\s*)?\d{1,2}\s*(?:[:.)\-–—/]\s*|\s(?=\p{L})))(?=\S)/iu;
const STEP_NUMBER = /^(?:step|schritt|[ée]tape|paso|passo|fase|passaggio)\s*\d{1,2}\s*[:.)]?$/i;
const BULLET =
  /^(?:\[[ x]?\]\s*|[*+~><o»]\s+|[-–—](?:\s+|(?=[\p{L}\d½¼¾⅓⅔]))|\*(?=[\d\p{L}][^*]*$)|[•·▢□◦‣⁃∙☐☑☒✓✔✅➤►▶▪●○◆◇■➜→❏✦★☆]\uFE0F?\s*)(?=\S)/u;
const EMPHASIS = /^(\*{1,3}|_{1,3})(?=\S)(.+?)\1\s*(:?)$/;
const LOST_MARKS = /\*\*|__|`/g;
/** Names of parts that look like a speaker before a colon. */
const NOT_SPEAKERS =
  /^(?:note|notes|tip|tips|tipp|hint|source|serves|servings|yield|makes|makes|time|prep|cook|bake|total|step|method|directions|instructions|ingredients|zutaten|zubereitung|quelle|portionen|hinweis|preparation|ingredientes|ingredienti|ps|nota|dica|astuce)\b/;

/** The non-empty lines of a text, in order. */
export function sourceLines(text: string): SourceLine[] {
  const speakers = speakersOf(text);
  const lines: RawLine[] = [];
  let afterBlank = true;
  for (const raw of text.split(LINE_BREAK)) {
    if (raw.trim() === '') {
      afterBlank = true;
      continue;
    }
    const line = lineOf(raw, afterBlank, speakers);
    lines.push(line);
    // a lone quotation mark or a row of dashes parts paragraphs as an empty line does
    afterBlank = !saysSomething(line);
  }
  const paragraphs = paragraphsOf(lines);
  return lines.map((line, i) => ({ ...line, continues: i > 0 && isContinued(lines[i - 1]!, line, paragraphs[i]!) }));
}

/** What one line says, without its marks; '' for nothing. */
export const contentOf = (line: string): string => sourceLines(line)[0]?.content ?? '';

/** Lines as they were before they were wrapped: each with the number of lines it takes. */
export function unwrapped(lines: readonly SourceLine[]): { line: SourceLine; count: number }[] {
  const whole: { line: SourceLine; count: number }[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && line.continues) whole[whole.length - 1] = { line: joined(last.line, line), count: last.count + 1 };
    else whole.push({ line, count: 1 });
  }
  return whole;
}

function joined(first: SourceLine, next: SourceLine): SourceLine {
  if (first.content.length > LONGEST_LOOKED_AT) return first;
  const content = joinWrapped(first.content, next.content);
  return { ...first, content, folded: foldText(content) };
}

/** Puts the parts of a wrapped sentence together again, a divided word too. */
export function joinWrapped(first: string, next: string): string {
  return /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(next) ? first.slice(0, -1) + next : `${first} ${next}`;
}

interface Paragraph {
  /** The length of its longest line: where it was wrapped, if it was. */
  readonly width: number;
  /** Most of its lines are about as long as the longest. */
  readonly isFull: boolean;
  /** A sentence in it goes on in the next line. */
  readonly isWrapped: boolean;
  /** Amounts begin most of its lines, or about half: every line break parts two ingredients. */
  readonly isList: boolean;
}

/** For each line the paragraph in which it stands. */
function paragraphsOf(lines: readonly RawLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && !lines[to]!.afterBlank) to++;
    const lengths = lines.slice(from, to).map(({ text }) => text.length);
    const width = lengths.reduce((most, length) => Math.max(most, length), 0);
    const full = lengths.filter((length) => length > FULL_SHARE * width).length;
    const isWrapped = lines
      .slice(from + 1, to)
      .some((line, i) => line.mark === 'none' && STARTS_LOW.test(line.content) && !ENDS.test(lines[from + i]!.content));
    const amounts = lines.slice(from, to).filter(({ content }) => BEGINS_WITH_AMOUNT.test(content)).length;
    const isList = amounts >= FEWEST_AMOUNTS && amounts >= LEAST_AMOUNTS * lengths.length;
    const paragraph = { isList, width, isFull: lengths.length > 2 && full >= FULL_SHARE * (lengths.length - 1), isWrapped };
    while (from < to) paragraphs[from++] = paragraph;
  }
  return paragraphs;
}

const NARROWEST_WRAP = 38;
const WIDEST_WRAP = 100;
const FULL_SHARE = 0.75;
const FEWEST_AMOUNTS = 2;
const LEAST_AMOUNTS = 0.3;
/** A line that ends so is not finished: a comma, or a small word. */
const UNFINISHED = /,$|\s\p{Ll}{1,3}$/u;

/** In a list "can" ends a line, and "of" does not. */
const LEADS_ON =
  /[,&+]$|\s(?:of|and|or|with|in|into|to|for|from|an?|the|und|oder|mit|von|vom|zum|et|ou|de|du|des|à|au|avec|pour|y|o|con|para|e|di|da|per|com)$/iu;

const STARTS_LOW = /^[\p{Ll}(]/u;
const ENDS = /[.!?:;]["”»)]?$/;
/** "Dumplings: mix the flour" begins another part. */
const PART_NAME = /^\p{Lu}[^.,:;]{1,40}:/u;

/** Two columns, the second of which begins with a number: nothing like it is wrapped. */
const ROW = /\S(?:\t|\s{3,}|\s\|\s)\P{L}{0,3}[\d½¼¾⅓⅔]/u;

/** Whether a line continues a previous line that was wrapped. */
function isContinued(before: RawLine, line: RawLine, paragraph: Paragraph): boolean {
  const { width, isFull, isList } = paragraph;
  if (line.afterBlank || line.mark !== 'none' || line.level > 0 || line.emphasised || line.stamped || line.quoted !== before.quoted)
    return false;
  if (line.content === '' || before.content === '' || before.level > 0 || before.emphasised) return false;
  if (ROW.test(before.content) || ROW.test(line.content)) return false;
  const startsLow = STARTS_LOW.test(line.content);
  if (/\p{Ll}-$/u.test(before.content) && startsLow) return true;
  if (isNextOfList(before, line)) return false;
  if (startsLow && line.indent > before.indent + 1) return true;
  if (isList && !LEADS_ON.test(before.content)) return false;
  if (width < NARROWEST_WRAP || width > WIDEST_WRAP) return false;
  if (startsLow && UNFINISHED.test(before.content) && before.text.length > FULL_SHARE * width) return true;
  const [word = ''] = line.content.split(/\s/, 1);
  if (before.text.length + 1 + word.length + line.indent < width) return false;
  if (ENDS.test(before.content)) return isNextSentence(before, line, paragraph);
  return startsLow || isFull || UNFINISHED.test(before.content);
}

/** Ingredients one below the other: the next amount begins a line of its own, and so does "salt" below a short one that is complete. */
function isNextOfList(before: RawLine, line: RawLine): boolean {
  const isFinished = !UNFINISHED.test(before.content);
  if (BEGINS_WITH_AMOUNT.test(line.content)) return BEGINS_WITH_AMOUNT.test(before.content);
  return (
    isFinished &&
    before.text.length <= SHORT_LINE &&
    line.indent <= before.indent &&
    BEGINS_WITH_AMOUNT.test(before.content) &&
    /^\p{Ll}/u.test(line.content)
  );
}

const BEGINS_WITH_AMOUNT = /^(?:[½¼¾⅓⅔⅛]|\d{1,4}(?:[.,/]\d+)?\s?[½¼¾⅓⅔⅛\p{L}])/u;
const SHORT_LINE = 45;

/** A sentence that begins where the line of a numbered step was full belongs to that step, if the text was wrapped at all. */
function isNextSentence(before: RawLine, line: RawLine, { isWrapped }: Paragraph): boolean {
  if (before.mark !== 'number' || !/[.!?]$/.test(before.content) || !/[.!?]$|\w$/.test(line.content) || PART_NAME.test(line.content))
    return false;
  return line.indent > before.indent || (isWrapped && line.indent === before.indent);
}

/** Whether a line says something: rules, lone marks and the number of a step alone in its line do not. */
export const saysSomething = ({ content }: Pick<SourceLine, 'content'>): boolean =>
  /[\p{L}\p{N}]/u.test(content) && !STEP_NUMBER.test(content);

function lineOf(raw: string, afterBlank: boolean, speakers: ReadonlySet<string>): RawLine {
  const start = raw.trimStart();
  let rest = start.slice(0, LONGEST_LOOKED_AT);
  const take = (pattern: RegExp): boolean => {
    const taken = rest.replace(pattern, '');
    const changed = taken !== rest;
    rest = taken;
    return changed;
  };
  const quoted = take(QUOTING);
  rest = rest.trimStart();
  const stamped = take(DATE_STAMP) || take(TIME_STAMP) || (speakers.has(SPEAKER.exec(rest)?.[1] ?? '') && take(SPEAKER));
  const level = LEVEL.exec(rest)?.[1]?.length ?? 0;
  take(LEVEL);
  let mark: ListMark = 'none';
  let emphasised = false;
  for (let i = 0; i < MOST_MARKS; i++) {
    const bold = EMPHASIS.exec(rest);
    if (bold) {
      rest = `${bold[2] ?? ''}${bold[3] ?? ''}`.trim();
      emphasised = true;
    } else if (take(NUMBER)) mark = 'number';
    else if (take(LEADING_PICTURES) || take(BULLET)) mark = mark === 'none' ? 'bullet' : mark;
    else break;
  }
  const content = rest.replace(LOST_MARKS, '').trim();
  return {
    text: raw,
    content,
    folded: foldText(content),
    mark,
    level,
    emphasised,
    quoted,
    stamped,
    indent: raw.length - start.length,
    afterBlank,
  };
}

/** Names that stand before a colon more than once: who says something in a chat that was copied without its times. */
function speakersOf(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(/^~?[ ]?(\p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{0,14})?)(?: ?\(\d{1,2}[:.]\d{2}\))? ?: /gmu)) {
    const name = match[1] ?? '';
    if (!NOT_SPEAKERS.test(foldText(name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}
