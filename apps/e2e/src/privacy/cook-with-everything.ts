import { randomUUID } from 'node:crypto';
import type { WorldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../authz/person';
import { resources } from '../authz/resources';
import { newCanary, sampleInput } from '../authz/sample-input';

const MONDAY = '2026-11-23';

/** A cook who has used every feature, with a text of their own in everything that they wrote. */
export interface FullCook {
  person: Person;
  /** Each text, by what it was written into. */
  canaries: Map<string, string>;
  /** One of the recipes, which is shared. */
  sharedRecipe: string;
}

/** What a cook writes besides what `resources` makes. */
const ALSO: Readonly<Record<string, (canary: string) => Record<string, unknown>>> = {
  'identity.profile.change': (canary) => ({ name: canary, about: `About ${canary}` }),
  'identity.household.put-eater': (canary) => ({
    ...sampleInput(operationOf('identity.household.put-eater'), canary),
    id: randomUUID(),
    name: canary.slice(0, 40),
  }),
  'recipes.meal-plan.change': (canary) => ({
    id: MONDAY,
    put: [
      {
        id: randomUUID(),
        date: MONDAY,
        meal: 'dinner',
        recipe_id: null,
        title: canary,
        servings: 2,
        position: 0,
        locked: false,
        leftover_of: null,
      },
    ],
  }),
};

export async function cookWithEverything(world: WorldUnderTest): Promise<FullCook> {
  const person = await newPerson(world);
  const canaries = new Map<string, string>([['identity.account.register', person.canary]]);
  for (const [name, resource] of Object.entries(resources)) {
    const canary = newCanary();
    await resource.make({ ...person, canary });
    if (TOLD.has(name)) canaries.set(name, canary);
  }
  for (const [subject, inputOf] of Object.entries(ALSO)) {
    const canary = newCanary();
    const { status, text } = await person.send(operationOf(subject), inputOf(canary));
    if (status >= 400) throw new Error(`${subject} was refused: ${text}`);
    canaries.set(subject, canary);
  }
  const shared = newCanary();
  const sharedRecipe = await resources.recipe.make({ ...person, canary: shared });
  await person.send(operationOf('recipes.recipe.publish'), { id: sharedRecipe, published: true });
  canaries.set('recipes.recipe.publish', shared);
  return { person, canaries, sharedRecipe };
}

/** Of the resources those that hold a text of the cook's. */
const TOLD = new Set(['recipe', 'deletedRecipe', 'mealPlanTemplate', 'shoppingList', 'import', 'fileImport']);
