import { groupName } from '../lines/headings';
import { plainLines, plainText } from '../page/plain-text';

const HAS_HEADINGS = /<(?:h[1-6]|strong|b)\b|^[ \t]*#{1,6}[ \t]|^[ \t]*[*_=~–—-]+[ \t]*\p{L}.*[*_=~–—-][ \t]*:?[ \t]*$/imu;
/** In Markdown. */
const HEADING_LINE = /^[ \t]*#{1,6}[ \t]+(.+)$/gm;
/** Set between stars, dashes and the like: "**Topping**", "--- Sauce ---", "== Dough ==". */
const SET_APART = /^[ \t]*([*_=~–—-])(?:\1)*[ \t]*(\p{L}[^*_=~\n]{0,58}?)[ \t]*(:?)[ \t]*\1+[ \t]*:?[ \t]*$/gmu;
const HEADING_TAG = /<(\/?)(?:(h[1-6])|strong|b)(?:\s[^<>]*)?>/gi;
/** Private characters that stand for the tags while the text is taken apart. */
const STRESSED = /^\ue000([^\ue000]{1,60})\ue001\s*:?$/u;
const STRESS = /[\ue000\ue001]/g;
const ENDS_AS_SENTENCE = /[.!?…。;,]$/;

/** Whether what is marked as a heading can name a group. */
type MayName = (name: string) => boolean;
const anyMayName: MayName = () => true;

/** Whether a text has mark-up or Markdown that may be a heading's. */
export function holdsHeadings(text: string): boolean {
  return HAS_HEADINGS.test(text);
}

/** The parts of a list without those that are bold from end to end or marked as headings: these name what follows. */
export function partsUnderHeadings(list: readonly unknown[], mayName: MayName = anyMayName): { part: unknown; name: string | null }[] {
  const names = list.map((part) =>
    typeof part === 'string' && holdsHeadings(part) ? headingIn(plainLines(withStress(part)), mayName) : null,
  );
  let name: string | null = null;
  return list.flatMap((part, index) => {
    const isHeading = names[index] && index < list.length - 1 && !names[index + 1];
    if (isHeading) name = names[index] ?? null;
    return isHeading ? [] : { part, name };
  });
}

function headingIn([line, another]: readonly string[], mayName: MayName): string | null {
  const name = another === undefined ? STRESSED.exec(line ?? '')?.[1]?.trim() : undefined;
  return name === undefined || ENDS_AS_SENTENCE.test(name) || !mayName(name) ? null : groupName(name);
}

function withStress(text: string): string {
  const html = text.replace(STRESS, '').replace(HEADING_LINE, '\ue000$1\ue001').replace(SET_APART, '\ue000$2$3\ue001');
  return html.replace(HEADING_TAG, (_tag, close: string, isHeading?: string) =>
    close ? (isHeading ? '\ue001\n' : '\ue001') : isHeading ? '\n\ue000' : '\ue000',
  );
}

/** The lines of a text in HTML under its headings: those marked as such, and lines that are bold from end to end. */
export function textsUnderHeadings(html: string, mayName: MayName = anyMayName): { group: string | null; texts: string[] }[] {
  const lines = plainLines(withStress(html));
  const names = lines.map((line) => headingIn([line], mayName));
  const parts: { group: string | null; texts: string[] }[] = [{ group: null, texts: [] }];
  for (const [index, line] of lines.entries()) {
    const name = names[index] ?? null;
    // nothing stands under the last line, nor under one that another follows
    if (name !== null && index < lines.length - 1 && names[index + 1] === null) parts.push({ group: name, texts: [] });
    else parts.at(-1)?.texts.push(plainText(line.replace(STRESS, '')));
  }
  return parts;
}

const HOW_TO =
  /^(?:how (?:to|do you|i) |(?:und )?so (?:wird|geht|macht|machst|gelingt)|comment (?:faire|préparer|réaliser)|cómo (?:hacer|preparar|se hace)|come (?:fare|preparare|si fa)|como (?:fazer|preparar)|(?:zo|hoe) maak|så (?:gör|här)|sådan|slik|jak (?:zrobić|przygotować)|как (?:приготовить|сделать))/iu;
const FEWEST_PARTS = 3;

/** The parts of an article with instructions; all parts where steps stand under headings. */
export function partsThatTellHow<Part extends { group: string | null; texts: string[] }>(parts: Part[]): Part[] {
  const ofSteps = parts.filter(({ group, texts }) => group !== null && texts.length > 1 && HOW_TO.test(group));
  return parts.length >= FEWEST_PARTS && ofSteps.length > 0 ? ofSteps : parts;
}
