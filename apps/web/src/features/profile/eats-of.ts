import type { Eater } from '@simmer/contracts';
import { language } from '@simmer/messages/language';
import { diets as dietNames } from '@simmer/messages/diets';
import * as t from '@simmer/messages/eaters';

const or = new Intl.ListFormat(language, { type: 'disjunction' });
const and = new Intl.ListFormat(language, { type: 'conjunction' });
/** In the middle of a sentence: German nouns keep their capital. */
export const within = (word: string): string => (language === 'en' ? word.toLowerCase() : word);

/** What somebody eats, in a line: "Vegetarian, rather no raisins", and what must never be in it. */
export function eatsOf({ diets, allergens, dislikes }: Eater): { likes: string; never: string | undefined } {
  const diet = diets.length > 0 ? and.format(diets.map((one) => dietNames[one])) : t.eatsEverything;
  const likes = dislikes.length > 0 ? `${diet}, ${t.rather({ things: or.format(dislikes) })}` : diet;
  return {
    likes,
    never: allergens.length > 0 ? t.never({ things: or.format(allergens.map((one) => within(t.allergens[one]))) }) : undefined,
  };
}
