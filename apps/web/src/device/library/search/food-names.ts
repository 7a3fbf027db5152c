import { searchWords } from '@simmer/recipe-search';

export interface FoodName {
  name: string;
  /** Recipes that use it. */
  count: number;
}

const MOST = 3;

/** What the ingredients of a library are called, to complete what a cook types. */
export class FoodNames {
  private readonly ofRecipe = new Map<string, readonly string[]>();
  private readonly counts = new Map<string, number>();

  put(id: string, names: readonly string[]): void {
    this.remove(id);
    const own = [...new Set(names.map((name) => name.trim().toLowerCase()).filter(Boolean))];
    this.ofRecipe.set(id, own);
    for (const name of own) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  remove(id: string): void {
    for (const name of this.ofRecipe.get(id) ?? []) {
      const left = (this.counts.get(name) ?? 0) - 1;
      if (left > 0) this.counts.set(name, left);
      else this.counts.delete(name);
    }
    this.ofRecipe.delete(id);
  }

  /** Those that a typed text begins or misspells, the commonest first. `complete` gives words of the library for one that is typed. */
  completing(typed: string, complete: (word: string) => readonly string[]): FoodName[] {
    const asked = searchWords(typed);
    const meant = asked.length === 1 ? new Set([...asked, ...complete(typed)]) : undefined;
    if (!meant) return [];
    const found: FoodName[] = [];
    for (const [name, count] of this.counts) {
      if (name.length <= typed.length * 3 && searchWords(name).some((word) => meant.has(word))) found.push({ name, count });
    }
    return found.sort((one, other) => other.count - one.count || one.name.length - other.name.length).slice(0, MOST);
  }
}
