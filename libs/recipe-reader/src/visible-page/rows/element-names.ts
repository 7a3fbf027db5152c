import { ASIDE_NAMES, INGREDIENT_NAMES, INSTRUCTION_NAMES } from '../../words/vocabulary';

export const INGREDIENTS = 1;
export const STEPS = 2;
export const ASIDE = 4;

/** What the names of a page's elements (class, id and the like) speak of; a page repeats a few hundred names thousands of times. */
export class SpokenNames {
  private readonly known = new Map<string, number>();
  private readonly ofIngredients = new Map<string, boolean>();

  /** The bits of INGREDIENTS, STEPS and ASIDE that the names speak of. */
  of(names: string | undefined): number {
    if (!names) return 0;
    const known = this.known.get(names);
    if (known !== undefined) return known;
    const spokenOf =
      (this.speakOfIngredients(names) ? INGREDIENTS : 0) |
      (INSTRUCTION_NAMES.test(names) ? STEPS : 0) |
      (ASIDE_NAMES.test(names) ? ASIDE : 0);
    this.known.set(names, spokenOf);
    return spokenOf;
  }

  speakOfIngredients(names: string | undefined): boolean {
    if (!names) return false;
    let known = this.ofIngredients.get(names);
    if (known === undefined) this.ofIngredients.set(names, (known = INGREDIENT_NAMES.test(names)));
    return known;
  }
}
