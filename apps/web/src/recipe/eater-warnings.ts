import type { Allergen } from '@simmer/contracts/constants';
import { locale } from '@simmer/messages/language';
import * as n from '@simmer/messages/nutrition';
import { inSentence } from './in-sentence';

/** What a dish holds for certain, and what nobody can rule out. */
export interface HeldAllergens {
  readonly contains: readonly Allergen[];
  readonly unsure: readonly Allergen[];
}

/** Somebody at the table who must not eat something; a guest may have no name. */
export interface EatsWithout {
  readonly name: string;
  readonly allergens: readonly string[];
}

export interface EaterWarning {
  readonly text: string;
  /** False where the dish only may hold it. */
  readonly isCertain: boolean;
}

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/**
 * "Milk, not for Tom": who of these must not eat a dish, and why; people with the same reason in one warning. What a dish certainly holds comes
 * first, then what cannot be ruled out.
 */
export function warningsFor({ contains, unsure }: HeldAllergens, eaters: readonly EatsWithout[]): EaterWarning[] {
  const among = (allergens: readonly Allergen[], isCertain: boolean): EaterWarning[] => {
    const groups = new Map<string, { refused: Allergen[]; people: string[] }>();
    for (const { name, allergens: own } of eaters) {
      const refused = allergens.filter((allergen) => own.includes(allergen));
      if (refused.length === 0) continue;
      const group = groups.get(refused.join()) ?? { refused, people: [] };
      groups.set(refused.join(), { ...group, people: [...group.people, name || n.aGuest] });
    }
    return [...groups.values()].map(({ refused, people }) => {
      const what = listed.format(refused.map((allergen) => n.allergens[allergen]));
      const names = listed.format(people);
      return { text: isCertain ? inSentence(n.notFor({ what, names })) : n.notRuledOut({ what, names }), isCertain };
    });
  };
  return [...among(contains, true), ...among(unsure, false)];
}
