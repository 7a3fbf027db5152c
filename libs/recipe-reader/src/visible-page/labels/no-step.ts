import type { RecipeLine } from '../../parsed-recipe';
import { creditedIn } from './byline';
import { servingsIn } from './servings-label';
import { namesFact } from '../../words/facts';

const LONGEST_LABEL = 60;
/** "Total time: 40 minutes", "Views: 66". */
const FACT = /^\p{L}[\p{L}\s]{2,30}[:：]\s*\d{1,4}(?:\s?\p{L}{1,12}\.?)?$/u;
const LONGEST_ASIDE = 120;
const SETTING = /^(?=.*\d)(?:\p{L}+\.?\s)?[\d.,–-]+\s?(?:\p{L}+\.?|°\s?[CF]?|%)?$/iu;
const ENDS_AS_SENTENCE = /[.!?…。]["”»)]?$/;
const DATE =
  /^(?:(?:published|posted|updated|last changed|veröffentlicht|publié|publicado|pubblicato|gepubliceerd|publicerad)(?!\p{L}).{0,40}?)?(?:\d{1,4}[./\s-]+(?:\d{1,2}|\p{L}{3,12})[./,\s-]+\d{2,4}|\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}).{0,40}$/iu;
/** "Photo: Max Mould", "Styling by Mo Fern". */
const CREDIT =
  /^(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|text|words|(?:food[- ]?)?styling|photos?|photograph(?:y|s|ed)?|pictures?|images?|fotos?|fotografie|bild(?:er)?|credits?|crédits?(?: photo)?|source|quelle|fuente|fonte|bron)(?:\s+(?:credits?|(?:by|von|par|por|di|van|av)(?=\s+\p{Lu})))?\s*(?:[:：©]|(?<=\s(?:by|von|par|por|di|van|av))\s)\s*\p{Lu}/iu;
const SHOP =
  /^(?:shop|buy|order)\s.{0,80}(?:shop|store|online|here|now)|(?:in our|in unserem|dans notre|en nuestra|nel nostro) (?:online[- ]?)?(?:shop|store|boutique|tienda|negozio)/iu;
const THANKS =
  /^(?:thanks|thank you|many thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dank je|tack|takk|tak for|dziękuj\p{L}+|спасибо)(?!\p{L})/iu;

/** Facts, dates, credits, settings of a machine and the like: lines that tell nobody what to do. */
export function isNoStep(ingredients: readonly RecipeLine[]): (line: RecipeLine) => boolean {
  const isIngredient = isOneOf(ingredients);
  return (line) => {
    const { text } = line;
    if (text.length > LONGEST_ASIDE) return false;
    if (THANKS.test(text) || SHOP.test(text) || CREDIT.test(text) || DATE.test(text)) return true;
    if (text.length > LONGEST_LABEL || ENDS_AS_SENTENCE.test(text)) return false;
    return (
      creditedIn(text) !== null ||
      namesFact(text) ||
      FACT.test(text) ||
      (servingsIn(text) !== null && !/[,;]/.test(text)) ||
      isSetting(text) ||
      (/\d/.test(text) && isIngredient(line))
    );
  };
}

/** "Speed 4, 10 seconds", "5 min / 37 °C": each part is a number with a word or two. */
function isSetting(text: string): boolean {
  const parts = text.split(/\s*[/|,;]\s*/);
  return parts.length > 1 && parts.every((part) => SETTING.test(part));
}

/** Whether a line says what one of the others does; signs and capitals do not count. */
export function isOneOf(ingredients: readonly RecipeLine[]): (line: RecipeLine) => boolean {
  const known = new Set(ingredients.map(({ text }) => lettersAndNumbers(text)));
  return ({ text }) => known.has(lettersAndNumbers(text));
}

export const lettersAndNumbers = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}½⅓⅔¼¾⅛]+/gu, '');
