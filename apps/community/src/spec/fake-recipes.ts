import { Injectable, Module } from '@nestjs/common';
import {
  type OutputOf,
  type ParsedInputOf,
  pick,
  ProblemError,
  publishedRecipe,
  type PublicRecipe,
  recipe,
  type SavedCopy,
} from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { FakeService } from '@simmer/testing';

/** What recipes says is published. */
@Injectable()
export class Published extends Map<string, PublicRecipe> {
  /** Runs once, after recipes has made up its answer and before the gallery gets it. */
  meanwhile: (() => Promise<void>) | undefined;

  /** The copy that whoever asks has of a recipe. */
  readonly copies = new Map<string, SavedCopy>();

  /** The ingredients of recipes that have others than eggs. */
  readonly ingredients = new Map<string, string[]>();

  /** What was taken into recipes. */
  readonly taken: ParsedInputOf<typeof publishedRecipe.takeChanges>[] = [];

  share(id: string, revision: number, title: string, more: Partial<PublicRecipe> = {}): void {
    this.set(id, {
      id,
      ownerId: '019a5f2e-7c11-7d3a-9f00-000000000001',
      revision,
      title,
      description: 'Warm and bright.',
      author: 'Mara',
      total_time: 35,
      servings: 4,
      difficulty: 'easy',
      tags: ['dinner'],
      image_url: null,
      image: null,
      plate: { url: '/plates/1.svg?title=x', ground: '#eee' },
      cuisine: null,
      diets: [],
      form: 'recipe',
      license: 'cc-by-sa',
      credit_line: 'Mara',
      comes_from: '',
      source_url: null,
      checked_diets: [],
      adapted_from: null,
      language: 'en',
      ingredients: [],
      ...more,
    });
  }
}

const NO_FIGURES = {
  calories: null,
  total_fat: null,
  saturated_fat: null,
  protein: null,
  carbohydrates: null,
  fiber: null,
  sugar: null,
  sodium: null,
};
const EGGS = { quantity: 2, quantity_max: null, unit: null, name: 'eggs', preparation: '', note: '', optional: false };
const contentOf = (published: PublicRecipe, ingredients = ['2 eggs']) => ({
  ...pick(published, [
    'title',
    'description',
    'total_time',
    'servings',
    'difficulty',
    'tags',
    'image_url',
    'image',
    'plate',
    'author',
    'language',
  ]),
  ...NO_FIGURES,
  ingredients: ingredients.map((text) => ({ text, group: null, parsed: EGGS })),
  instructions: [{ text: 'Boil them.', group: null, image_id: null }],
  step_images: [],
  prep_time: 5,
  cook_time: 30,
  yield_text: '',
  source_url: null,
  source_name: '',
});

/** Another process that answers for recipes, with what a spec says is published. */
@FakeService('recipes')
class FakeRecipes {
  constructor(private readonly published: Published) {}

  @Handles(recipe.readPublic)
  async readPublic({ id }: { id: string }): Promise<{ recipe: PublicRecipe | null }> {
    const answer = this.published.get(id) ?? null;
    const happening = this.published.meanwhile;
    this.published.meanwhile = undefined;
    await happening?.();
    return { recipe: answer };
  }

  @Handles(publishedRecipe.read)
  async read({ id }: ParsedInputOf<typeof publishedRecipe.read>): Promise<OutputOf<typeof publishedRecipe.read>> {
    const found = this.published.get(id);
    return { recipe: found ? contentOf(found, this.published.ingredients.get(id)) : null };
  }

  @Handles(publishedRecipe.findCopy)
  async findCopy({ id }: { id: string }): Promise<{ copy: SavedCopy | null }> {
    return { copy: this.published.copies.get(id) ?? null };
  }

  @Handles(publishedRecipe.takeChanges)
  async takeChanges(input: ParsedInputOf<typeof publishedRecipe.takeChanges>): Promise<OutputOf<typeof publishedRecipe.takeChanges>> {
    const lines = this.published.ingredients.get(input.id) ?? [];
    if (input.changes.some(({ was }) => was !== null && !lines.includes(was))) throw new ProblemError('recipes.changed-elsewhere');
    this.published.taken.push(input);
    return { revision: 2 };
  }

  @Handles(recipe.listPublic)
  async listPublic({ limit, after = '', among }: ParsedInputOf<typeof recipe.listPublic>): Promise<OutputOf<typeof recipe.listPublic>> {
    const asked = [...this.published.values()].filter(({ id }) => id > after && (!among || among.includes(id)));
    const items = asked.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit);
    return { items, next: items.length < asked.length ? (items.at(-1)?.id ?? null) : null };
  }
}

@Module({ controllers: [FakeRecipes], providers: [Published] })
export class FakeRecipesModule {
  static readonly keepsDocuments = false;
}
