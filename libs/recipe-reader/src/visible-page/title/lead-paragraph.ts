import type { Fact } from '../../parsed-recipe';
import { durationsIn } from '../../values/duration';
import { creditedIn } from '../labels/byline';
import type { PageRow } from '../rows/page-rows';
import { servingsIn } from '../labels/servings-label';

/** Surer than the head's description, which is often written for search engines or speaks of the site. */
const CONFIDENCE = 0.55;
const ROWS_BEHIND_TITLE = 12;
const SHORTEST = 25;
/** A character of Chinese, Japanese or Korean says as much as a short word. */
const SHORTEST_OF_SIGNS = 10;
const LONGEST = 500;
const LONGEST_FACT = 60;
const SIGNS = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const FEWEST_WORDS = 4;
const MOST_WORDS_OF_BADGE = 3;
const PICTURE = /\p{Extended_Pictographic}/u;
const ENDS_AS_SENTENCE = /[.!?…。！？]["”»]?$/;
const NAMED_LEAD =
  /(?:^|[\s_-])(?:lead|lede|dek|intro|introduction|desc|description|blurb|teaser|tagline|standfirst|summary|excerpt|preamble|ingress|chapeau|chapo|sub-?title|sub-?heading|untertitel|vorspann|sottotitolo|sommario|entradilla|bajada|entradilha)(?:$|[\s_-])/i;

/**
 * The one paragraph between the recipe's title and its parts is its description. Several tell a story: then it is the first only where its box is
 * named so. `end` is the index of the first row of the parts.
 */
export function readLead(rows: readonly PageRow[], title: string | undefined, end: number): Fact<string> | undefined {
  const at = rows.slice(0, end).findLastIndex(({ heading, text }) => heading > 0 && text === title);
  if (at < 0) return undefined;
  const behind = rows.slice(at + 1, Math.min(end, at + 1 + ROWS_BEHIND_TITLE));
  const parts = behind.findIndex(({ announces }) => announces !== null);
  const texts = (parts < 0 ? behind : behind.slice(0, parts)).filter(isProse);
  const lead = texts.find(isNamedLead) ?? (texts.length === 1 ? texts[0] : undefined);
  return lead && lead.text.length <= LONGEST ? { value: lead.text, place: 'text below the title', confidence: CONFIDENCE } : undefined;
}

function isProse({ text, list, element }: PageRow): boolean {
  if (list !== null || element.name === 'li') return false;
  const isLong = SIGNS.test(text) ? text.length >= SHORTEST_OF_SIGNS : text.length >= SHORTEST && text.split(' ').length >= FEWEST_WORDS;
  return isLong && (ENDS_AS_SENTENCE.test(text) || !(/\d/.test(text) || isBadges(text))) && !statesFact(text);
}

/** "🕒 Slow 🥕 Sweet": several pictures, each with a few words behind it. */
function isBadges(text: string): boolean {
  const words = text.split(' ');
  const pictures = words.filter((word) => PICTURE.test(word)).length;
  return pictures > 1 && words.length - pictures <= pictures * MOST_WORDS_OF_BADGE;
}

/** "By Ada Quill, cook and gardener", "Prep time about 20 minutes." */
function statesFact(text: string): boolean {
  return (
    creditedIn(text) !== null ||
    (text.length <= LONGEST_FACT && /\d/.test(text) && (durationsIn(text).length > 0 || servingsIn(text) !== null))
  );
}

function isNamedLead({ element }: PageRow): boolean {
  const names = [element, element.parent].map((box) => box?.attributes.class ?? '');
  return names.some((classes) => NAMED_LEAD.test(classes));
}
