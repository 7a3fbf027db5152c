import type { Food } from '../food';
import { foldName } from '../text/tokens';
import type { FoodName } from './food-names';

/** A food to offer while somebody types, by the name that begins with what was typed. */
export interface Suggestion {
  readonly food: Food;
  readonly name: string;
}

interface Entry extends Suggestion {
  readonly folded: string;
  /** Place among the names of its food, the usual one 0. */
  readonly place: number;
}

/** Finds names by their beginning; made when somebody first types. */
export class NameSearch {
  private readonly entries: readonly Entry[];

  constructor(foods: readonly Food[], names: readonly (readonly FoodName[])[]) {
    this.entries = names
      .flatMap((list, at) => {
        const food = foods[at];
        return food ? list.map(({ one }, place): Entry => ({ food, name: one, folded: foldName(one), place })) : [];
      })
      .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.place - b.place));
  }

  /** Names that begin with it, one of each food: usual names before others, short ones before long ones. */
  find(beginning: string, limit: number): Suggestion[] {
    const folded = foldName(beginning).trim();
    if (!folded) return [];
    const found: Entry[] = [];
    for (let at = this.firstFrom(folded); this.entries[at]?.folded.startsWith(folded); at++) found.push(this.entries[at]!);
    found.sort(
      (a, b) => Math.min(a.place, 1) - Math.min(b.place, 1) || a.folded.length - b.folded.length || (a.folded < b.folded ? -1 : 1),
    );
    const seen = new Set<Food>();
    const suggestions: Suggestion[] = [];
    for (const { food, name } of found) {
      if (suggestions.length === limit) break;
      if (seen.has(food)) continue;
      seen.add(food);
      suggestions.push({ food, name });
    }
    return suggestions;
  }

  private firstFrom(folded: string): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.entries[middle]!.folded < folded) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
