import { creditedIn } from '../visible-page/labels/byline';
import { servingsIn } from '../visible-page/labels/servings-label';
import type { ReadLine, RecipeLine } from '../parsed-recipe';
import { namesFact } from '../words/facts';
import { namesFinish, namesPartOfDish, REMARK, sectionNamed } from '../words/vocabulary';
import { NAMES_A_GROUP } from '../visible-page/sections/section-rows';

const LONGEST_LABEL = 60;
const LONGEST_ASIDE = 120;
const SETTING = /^(?=.*\d)(?:\p{L}+\.?\s)?[\d.,–-]+\s?(?:\p{L}+\.?|°\s?[CF]?|%)?$/iu;
const ENDS_AS_SENTENCE = /[.!?…。]["”»)]?$/;
const FEWEST_REPEATED = 2;
const DATE = /^(?:(?:published|posted|updated|veröffentlicht|publié|publicado|pubblicato|gepubliceerd|publicerad)(?!\p{L}).{0,40})?\d{1,4}[./\s-](?:\d{1,2}|\p{L}{3,12})[./,\s-]+\d{2,4}\.?$/iu;
const PICTURE = /^(?:photos?|photograph(?:y|s|ed)?|pictures?|images?|foto(?:s|grafie)?|bild(?:er)?|credits?|crédits?(?: photo)?|source|quelle|fuente|fonte|bron)(?: (?:by|credits?|von|par|por|di|van|av))?\s*[:：©]/iu;
const SHOP = /^(?:shop|buy|order)\s.{0,80}(?:shop|store|online|here|now)|(?:in our|in unserem|dans notre|en nuestra|nel nostro) (?:online[- ]?)?(?:shop|store|boutique|tienda|negozio)/iu;
const THANKS = /^(?:thanks|thank you|many thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dank je|tack|takk|tak for|dziękuj\p{L}+|спасибо)(?!\p{L})/iu;

/**
 * Content systems put the whole article into the field of the steps. Of it remain the lines below the heading of the steps, down to the next heading that
 * is none of a group; without such a heading, what stands above the first notes. The list of the ingredients, facts, credits and thanks are no steps.
 * What the page shows among its steps is one, whatever it looks like.
 */
export function onlySteps(
  stated: readonly ReadLine[],
  shown: readonly ReadLine[],
  { ingredients, description }: { ingredients: readonly RecipeLine[]; description: string },
): ReadLine[] {
  const steps = new Set(shown.map(({ text }) => plain(text)));
  const isIngredient = isOneOf(ingredients);
  const isRepeated = stated.filter(isIngredient).length >= FEWEST_REPEATED;
  const isNone = isNoStep(ingredients);
  const about = plain(description);
  const told = stepsOfArticle(stated, (line) => steps.has(plain(line.text)));
  return told.filter((line) => {
    if (steps.has(plain(line.text))) return true;
    return !isNone(line) && !(isRepeated && isIngredient(line)) && (told.length === 1 || plain(line.text) !== about);
  });
}

/** Facts, credits, settings of a machine and the like: lines that tell nobody what to do. */
export function isNoStep(ingredients: readonly RecipeLine[]): (line: RecipeLine) => boolean {
  const isIngredient = isOneOf(ingredients);
  return (line) => {
    const { text } = line;
    if (text.length > LONGEST_ASIDE) return false;
    if (THANKS.test(text) || SHOP.test(text) || PICTURE.test(text) || DATE.test(text)) return true;
    if (text.length > LONGEST_LABEL || ENDS_AS_SENTENCE.test(text)) return false;
    return creditedIn(text) !== null || namesFact(text) || (servingsIn(text) !== null && !/[,;]/.test(text)) || isSetting(text) || (/\d/.test(text) && isIngredient(line));
  };
}

/** "Speed 4, 10 seconds", "5 min / 37 °C": each part is a number with a word or two. */
function isSetting(text: string): boolean {
  const parts = text.split(/\s*[/|,;]\s*/);
  return parts.length > 1 && parts.every((part) => SETTING.test(part));
}

function isOneOf(ingredients: readonly RecipeLine[]): (line: RecipeLine) => boolean {
  const known = new Set(ingredients.map(({ text }) => plain(text)));
  return ({ text }) => known.has(plain(text));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}½⅓⅔¼¾⅛]+/gu, '');

/** A line or the name of a group that announces a part of the recipe and says nothing else. */
function partNamed(heading: string | null): 'ingredients' | 'instructions' | 'other' | null {
  const named = heading !== null && heading.length <= LONGEST_LABEL ? sectionNamed(heading) : null;
  return named?.exact && heading !== null && !namesFinish(heading) ? named.section : null;
}

function stepsOfArticle(lines: readonly ReadLine[], isShown: (line: ReadLine) => boolean): ReadLine[] {
  const announces = lines.map(({ text, group }, index) => partNamed(text) ?? (group === lines[index - 1]?.group ? null : partNamed(group)));
  const from = Math.max(0, announces.indexOf('instructions'));
  const isArticle = from > 0;
  const kept: ReadLine[] = isArticle ? lines.slice(0, from).filter(isShown) : [];
  let isBehind = false;
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    const { text, group } = line;
    const isNewGroup = group !== null && group !== lines[index - 1]?.group && index > from;
    const own = announces[index];
    if (own === 'instructions') isBehind = false;
    else if (own != null || (isArticle && isNewGroup && !namesGroup(group))) isBehind ||= kept.length > 0;
    if (isShown(line)) kept.push(line);
    else if (!isBehind && partNamed(text) === null && !(REMARK.test(text) && kept.length > 0))
      kept.push(partNamed(group) === 'instructions' ? { ...line, group: null } : line);
  }
  return kept;
}

const namesGroup = (name: string): boolean => NAMES_A_GROUP.test(name) || namesPartOfDish(name) || namesFinish(name);
