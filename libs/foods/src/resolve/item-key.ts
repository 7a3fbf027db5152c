import type { FoodLanguage } from '../languages';
import { stemOf } from '../text/stem';
import { tokensOf } from '../text/tokens';
import type { ResolvedFood } from '../resolved';

/** The key of an item of a list; see Foods.itemKey. */
export function keyOf(name: string, language: FoodLanguage, resolved: ResolvedFood | null): string {
  if (!resolved) {
    return tokensOf(name)
      .map((token) => stemOf(token, language))
      .join(' ');
  }
  const { food, form, free, additions, mentions, unknownWords } = resolved;
  const besides = [...additions, ...mentions].map(({ id }) => id);
  const words = unknownWords.map((word) => stemOf(word, language));
  return [food.id, ...(form ? [form] : []), ...free, ...[...besides, ...words].sort()].join('+');
}
