import { isDeepStrictEqual } from 'node:util';
import { Module } from '@nestjs/common';
import {
  collection,
  image,
  type Image,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  profile,
  recipe,
  type Recipe,
  rule,
  subscription,
  tray,
} from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { FakeService } from '@simmer/testing';

type Created = ParsedInputOf<typeof recipe.create>;

/** A cook's recipes in memory, by id, every request to create one, the pictures that recipes are shown with, and those of their steps. A recipe called "Refused" is refused; `away` answers that many requests with an outage. */
export const library = {
  recipes: new Map<string, Created>(),
  asked: [] as string[],
  shown: new Map<string, Image>(),
  ofSteps: new Map<string, Image[]>(),
  away: 0,
  /** Names by id. */
  collections: new Map<string, string>(),
  isFullOfCollections: false,
};

/** The uploads that media received, from the web by id, whether it refuses, and the originals' keys by id. */
export const pictures = {
  files: [] as string[],
  addresses: new Map<string, string>(),
  refuse: false,
  originals: new Map<string, OutputOf<typeof image.original>>(),
};

const SALT = { quantity: null, quantity_max: null, unit: null, name: 'salt', preparation: '', note: '', optional: false };
/** The importer looks at nothing of what is created. */
const PLAIN: Omit<Recipe, 'id' | 'title'> = {
  description: '',
  ingredients: [{ text: 'salt', group: null, parsed: SALT }],
  instructions: [],
  prep_time: 0,
  cook_time: 0,
  total_time: 0,
  servings: 4,
  yield_text: '',
  difficulty: 'medium',
  tags: [],
  calories: null,
  total_fat: null,
  saturated_fat: null,
  protein: null,
  carbohydrates: null,
  fiber: null,
  sugar: null,
  sodium: null,
  image_url: null,
  image_id: null,
  image: null,
  step_images: [],
  plate: { url: '/plates/1.svg', ground: 'linen' },
  source_url: null,
  source_name: '',
  author: '',
  language: null,
  notes: '',
  origins: [],
  waiting: false,
  rating: null,
  favorite: false,
  collections: [],
  claims: { cuisine: null, diets: [] },
  publication: null,
  known_source: null,
  published: false,
  cooked_on: [],
  times_cooked: 0,
  revision: 1,
  created_at: new Date(0).toISOString(),
  updated_at: new Date(0).toISOString(),
};

/** Answers recipes' operations out of memory. */
@FakeService('recipes')
class RecipesStandIn {
  @Handles(recipe.create)
  async create({ id = '', ...draft }: Created): Promise<OutputOf<typeof recipe.create>> {
    library.asked.push(id);
    if (library.away > 0) {
      library.away -= 1;
      throw new ProblemError('service.unavailable');
    }
    if (draft.title === 'Refused') throw ProblemError.field('/title', rule('invalid'));
    if (!isDeepStrictEqual(library.recipes.get(id) ?? { id, ...draft }, { id, ...draft })) throw new ProblemError('request.id-reused');
    library.recipes.set(id, { id, ...draft });
    return { ...PLAIN, id, title: draft.title };
  }

  @Handles(recipe.findSame)
  async findSame({ candidates }: ParsedInputOf<typeof recipe.findSame>): Promise<OutputOf<typeof recipe.findSame>> {
    return { matches: candidates.map(() => null), contentKeys: candidates.map(() => null) };
  }

  @Handles(recipe.delete)
  async delete({ id }: { id: string }): Promise<{ id: string }> {
    if (!library.recipes.delete(id)) throw new ProblemError('recipes.not-found');
    return { id };
  }

  @Handles(collection.put)
  async putCollection({ id, name }: { id: string; name: string }): Promise<OutputOf<typeof collection.put>> {
    if (library.isFullOfCollections) throw new ProblemError('collections.limit-reached');
    library.collections.set(id, name);
    return { id, name };
  }

  @Handles(collection.list)
  async listCollections(): Promise<OutputOf<typeof collection.list>> {
    const recipes = [...library.recipes.values()];
    const items = [...library.collections].map(([id, name]) => ({
      id,
      name,
      count: recipes.filter(({ createdIn }) => createdIn === id).length,
    }));
    return { items };
  }

  @Handles(collection.delete)
  async deleteCollection({ id }: { id: string }): Promise<OutputOf<typeof collection.delete>> {
    library.collections.delete(id);
    return { id };
  }

  @Handles(recipe.list)
  async list(): Promise<OutputOf<typeof recipe.list>> {
    return { items: [], next: null, total: 0 };
  }

  @Handles(tray.list)
  async tray(): Promise<OutputOf<typeof tray.list>> {
    return { items: [], next: null, total: 0 };
  }

  @Handles(recipe.read)
  async read({ id }: { id: string }, _context: ContextOf<typeof recipe.read>): Promise<OutputOf<typeof recipe.read>> {
    const found = library.recipes.get(id);
    if (!found) throw new ProblemError('recipes.not-found');
    const step_images = library.ofSteps.get(id) ?? [];
    const instructions = step_images.map((photo) => ({ text: 'Stir.', group: null, image_id: photo.id }));
    return { ...PLAIN, id, title: found.title, image: library.shown.get(id) ?? null, instructions, step_images };
  }
}

@Module({ controllers: [RecipesStandIn] })
export class RecipesStandInModule {
  static readonly keepsDocuments = false;
}

const upload = (id: string): OutputOf<typeof image.read> => ({
  id,
  status: 'queued',
  image: null,
  sourceUrl: null,
  error: null,
  revision: 1,
});

/** Says of every picture that it waits. */
@FakeService('media')
class MediaStandIn {
  @Handles(image.keepFile)
  async keepFile({ id, objectKey }: ParsedInputOf<typeof image.keepFile>): Promise<OutputOf<typeof image.keepFile>> {
    if (pictures.refuse) throw new ProblemError('media.unreadable-image');
    pictures.files.push(objectKey);
    return upload(id);
  }

  @Handles(image.uploadFromUrl)
  async uploadFromUrl({ id, url }: ParsedInputOf<typeof image.uploadFromUrl>): Promise<OutputOf<typeof image.uploadFromUrl>> {
    if ((pictures.addresses.get(id) ?? url) !== url) throw new ProblemError('request.id-reused');
    pictures.addresses.set(id, url);
    return upload(id);
  }

  @Handles(image.read)
  async read({ id }: ParsedInputOf<typeof image.read>): Promise<OutputOf<typeof image.read>> {
    return upload(id);
  }

  @Handles(image.original)
  async original({ id }: { id: string }): Promise<OutputOf<typeof image.original>> {
    const found = pictures.originals.get(id);
    if (!found) throw new ProblemError('media.not-found');
    return found;
  }
}

@Module({ controllers: [MediaStandIn] })
export class MediaStandInModule {
  static readonly keepsDocuments = false;
}

/** Accounts that pay; all others are on the free plan. */
export const premium = new Set<string>();

@FakeService('billing')
class BillingStandIn {
  @Handles(subscription.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof subscription.lookUp>): Promise<OutputOf<typeof subscription.lookUp>> {
    const isActive = premium.has(accountId);
    return { isActive, plan: isActive ? 'premium' : 'free', recipeLimit: isActive ? null : 50, renewsAt: null, revision: 1 };
  }
}

@Module({ controllers: [BillingStandIn] })
export class BillingStandInModule {
  static readonly keepsDocuments = false;
}

/** Every cook is called Nora. */
@FakeService('identity')
class IdentityStandIn {
  @Handles(profile.read)
  async read(): Promise<OutputOf<typeof profile.read>> {
    const picture = { kind: 'letters' } as const;
    return { name: 'Nora', about: '', units: null, language: 'en', weekStart: null, username: null, picture, revision: 1 };
  }
}

@Module({ controllers: [IdentityStandIn] })
export class IdentityStandInModule {
  static readonly keepsDocuments = false;
}
