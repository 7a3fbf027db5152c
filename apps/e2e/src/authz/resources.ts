import { randomUUID } from 'node:crypto';
import { waitUntil } from '@simmer/testing';
import sharp from 'sharp';
import { operationOf, type Person, type Reply } from './person';
import { sampleInput } from './sample-input';

/** Something that belongs to one cook, and how one of it is made through the API. */
export interface Resource {
  /** Nobody gets one before their address is verified. */
  needsVerifiedEmail?: true;
  make(owner: Person): Promise<string>;
  /** What its owner sees of it, to tell afterwards that nobody has changed it. */
  look(owner: Person, id: string): Promise<Reply>;
}

/** The answer of a call that has to succeed. */
async function done(owner: Person, subject: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { status, body, text } = await owner.send(operationOf(subject), given);
  if (status >= 400) throw new Error(`${subject} was refused, so there is nothing to ask for: ${text}`);
  return body;
}

const looksBy =
  (subject: string): Resource['look'] =>
  (owner, id) =>
    owner.send(operationOf(subject), { id });

/** Calls again until what comes back has another status. */
async function whileStatus(status: string, read: () => Promise<Record<string, unknown>>): Promise<void> {
  await waitUntil(async () => (await read())['status'] !== status, `the end of ${status}`);
}

/** Everything that a recipe says about itself, with nobody else's picture. */
export const recipeSample = (canary: string, subject = 'recipes.recipe.create'): Record<string, unknown> => {
  const { image_id: _, unlessOwned: __, ...fields } = sampleInput(operationOf(subject), canary);
  return { ...fields, language: 'de' };
};

const recipe: Resource = {
  async make(owner) {
    const { id } = await done(owner, 'recipes.recipe.create', recipeSample(owner.canary));
    return String(id);
  },
  look: looksBy('recipes.recipe.read'),
};

const deletedRecipe: Resource = {
  async make(owner) {
    const id = await recipe.make(owner);
    await done(owner, 'recipes.recipe.delete', { id });
    return id;
  },
  look: (owner) => owner.send(operationOf('recipes.recipe.list-deleted'), {}),
};

const shoppingList: Resource = {
  async make(owner) {
    const { id } = await done(owner, 'recipes.shopping-list.create', { id: randomUUID(), name: owner.canary });
    return String(id);
  },
  look: (owner) => owner.send(operationOf('recipes.shopping-list.list'), {}),
};

const collection: Resource = {
  async make(owner) {
    const id = randomUUID();
    await done(owner, 'recipes.collection.put', { id, name: `${owner.canary} ${id}`.slice(0, 60) });
    return id;
  },
  look: (owner) => owner.send(operationOf('recipes.collection.list'), {}),
};

const shareLink: Resource = {
  needsVerifiedEmail: true,
  async make(owner) {
    const recipeId = await recipe.make(owner);
    const { link } = await done(owner, 'recipes.share-link.share-recipe', { id: randomUUID(), recipe_id: recipeId });
    return (link as { id: string }).id;
  },
  look: (owner) => owner.send(operationOf('recipes.share-link.list'), {}),
};

const session: Resource = {
  async make(owner) {
    const known = await sessionsOf(owner);
    await owner.signInElsewhere();
    return (await sessionsOf(owner)).find((id) => !known.includes(id)) ?? '';
  },
  look: (owner) => owner.send(operationOf('identity.session.list'), {}),
};

async function sessionsOf(owner: Person): Promise<string[]> {
  const { items } = await done(owner, 'identity.session.list', {});
  return (items as { id: string }[]).map(({ id }) => id);
}

/** One that was not confirmed yet. */
const authenticator: Resource = {
  needsVerifiedEmail: true,
  async make(owner) {
    const id = randomUUID();
    await done(owner, 'identity.second-factor.add-authenticator', { id });
    return id;
  },
  look: (owner) => owner.send(operationOf('identity.second-factor.read'), {}),
};

/** What an eater may want on the free plan. */
export const FREE_GOALS = { goals: { kcal: 2_000 } };

const eater: Resource = {
  async make(owner) {
    const id = randomUUID();
    const sample = sampleInput(operationOf('identity.household.put-eater'), owner.canary);
    await done(owner, 'identity.household.put-eater', { ...sample, ...FREE_GOALS, id });
    return id;
  },
  look: (owner) => owner.send(operationOf('identity.household.read'), {}),
};

const mealPlanTemplate: Resource = {
  async make(owner) {
    const id = randomUUID();
    const dishes = [{ day: 0, meal: 'dinner', recipe_id: null, title: owner.canary, servings: 2 }];
    await done(owner, 'recipes.meal-plan.put-template', { id, name: owner.canary, dishes });
    return id;
  },
  look: (owner) => owner.send(operationOf('recipes.meal-plan.list-templates'), {}),
};

/** One that has ended: the address is none that an import may reach. */
const recipeImport: Resource = {
  async make(owner) {
    const { id } = await done(owner, 'importer.import.start', { id: randomUUID(), url: `http://127.0.0.1:9/${owner.canary}` });
    await waitUntil(async () => {
      const { status } = await done(owner, 'importer.import.read', { id });
      return status !== 'queued' && status !== 'running';
    }, 'the import to end');
    return String(id);
  },
  look: looksBy('importer.import.read'),
};

const fileImport: Resource = {
  async make(owner) {
    const id = randomUUID();
    const file = JSON.stringify({
      '@type': 'Recipe',
      name: `${owner.canary} soup`,
      recipeIngredient: ['1 leek'],
      recipeInstructions: 'Boil it.',
    });
    await done(owner, 'importer.file-import.start', { id, files: [new Blob([file])] });
    await whileStatus('reading', () => done(owner, 'importer.file-import.read', { id }));
    return id;
  },
  look: looksBy('importer.file-import.read'),
};

/** One that is ready, so that the next can be asked for. */
const recipeExport: Resource = {
  async make(owner) {
    await recipe.make(owner);
    const { id } = await done(owner, 'importer.export.start', { id: randomUUID(), format: 'simmer' });
    await whileStatus('running', () => done(owner, 'importer.export.read', { id }));
    return String(id);
  },
  look: looksBy('importer.export.read'),
};

export async function newPhoto(): Promise<Blob> {
  const background = { r: randomByte(), g: randomByte(), b: randomByte() };
  return new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);
}
const randomByte = (): number => Math.floor(Math.random() * 256);

const image: Resource = {
  async make(owner) {
    const id = randomUUID();
    await done(owner, 'media.image.upload-file', { id, file: await newPhoto() });
    await whileStatus('queued', () => done(owner, 'media.image.read', { id }));
    return id;
  },
  look: looksBy('media.image.read'),
};

export const resources = {
  recipe,
  deletedRecipe,
  session,
  authenticator,
  eater,
  mealPlanTemplate,
  shoppingList,
  collection,
  shareLink,
  import: recipeImport,
  fileImport,
  export: recipeExport,
  image,
};
export type ResourceName = keyof typeof resources;
