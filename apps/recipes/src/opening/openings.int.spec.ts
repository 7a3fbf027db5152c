import { Module } from '@nestjs/common';
import {
  accountReclaimed,
  guestList,
  household,
  householdChanged,
  mealPlanFeed,
  type OpeningOf,
  operations,
  type OutputOf,
  personalDataOf,
  type ParsedInputOf,
  ProblemError,
  recipe,
  shareLink,
  shoppingList,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { weekOf } from '@simmer/meal-plan';
import { cook, FakeService, isolatedEnvironment, service, type ServiceUnderTest, serviceUnderTest, waitUntil } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';

type Cook = ReturnType<typeof cook>;

const unverified = new Set<string>();

@FakeService('identity')
class Identity {
  @Handles(household.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>): Promise<OutputOf<typeof household.lookUp>> {
    return { id: accountId, members: [accountId], people: [], eaters: [], revision: 0 };
  }

  @Handles(operations.identity.email.lookUp)
  async isVerified({ accountId }: ParsedInputOf<typeof operations.identity.email.lookUp>) {
    return { isVerified: !unverified.has(accountId) };
  }
}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

let recipes: ServiceUnderTest;
let identity: RunningService;
beforeAll(async () => {
  const environment = isolatedEnvironment();
  identity = await bootService('identity', IdentityModule, environment);
  recipes = await serviceUnderTest('recipes', RecipesModule, environment);
});
afterAll(async () => {
  await recipes.close();
  await identity.stop();
});

let revision = 0;
/** A household with the id of the first, which these accounts share from now on. */
async function share(...members: string[]): Promise<void> {
  await recipes.bus.publish(householdChanged, { householdId: members[0] ?? '', members, revision: ++revision });
  await recipes.settle();
}

const FIRST = weekOf(new Date().toISOString().slice(0, 10));

/** How a member of a household opens something of it, and whether it is open still. A kind that is missing here does not compile. */
const kinds: Record<OpeningOf<'recipes'>, (by: Cook, householdId: string) => Promise<() => Promise<boolean>>> = {
  'guest-link': async (by, householdId) => {
    const { token } = await recipes.call(shoppingList.makeLink, { id: householdId }, by);
    return async () => (await recipes.call(guestList.resolve, { token }, service)).actor !== null;
  },
  'share-link': async (by) => {
    const { token } = await recipes.call(shareLink.shareWeek, { id: uuidv7(), first: FIRST }, by);
    return async () => (await recipes.call(shareLink.readShared, { token }, null)).state === 'open';
  },
  'calendar-feed': async (by) => {
    const { token } = await recipes.call(mealPlanFeed.make, {}, by);
    return async () => {
      const { actor } = await recipes.call(mealPlanFeed.resolve, { token }, service);
      return actor !== null && (await recipes.call(mealPlanFeed.calendar, { token }, actor)).text !== '';
    };
  },
};

/** What is not even known any more is not open. */
async function isOpen(opened: () => Promise<boolean>): Promise<boolean> {
  try {
    return await opened();
  } catch (problem) {
    if (problem instanceof ProblemError && problem.status === 404) return false;
    throw problem;
  }
}

describe.each(Object.entries(kinds))('a %s', (_, open) => {
  it('ends with the membership of who made it, and with nobody else’s', async () => {
    const [ann, ben, cem] = [cook(), cook(), cook()];
    await share(ann.accountId, ben.accountId, cem.accountId);
    const [anns, bens] = [await open(ann, ann.accountId), await open(ben, ann.accountId)];
    await share(ann.accountId, ben.accountId);
    expect([await anns(), await bens()]).toEqual([true, true]);
    await share(ann.accountId);
    expect([await anns(), await bens()]).toEqual([true, false]);
    // back again, by a new invitation: what was opened before stays over
    await share(ann.accountId, ben.accountId);
    expect(await bens()).toBe(false);
  });

  it('ends when the owner of the address of its account comes', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const [anns, bens] = [await open(ann, ann.accountId), await open(ben, ann.accountId)];
    await recipes.bus.publish(accountReclaimed, { accountId: ben.accountId });
    await recipes.settle();
    expect([await anns(), await bens()]).toEqual([true, false]);
  });

  it('ends with the account', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const [anns, bens] = [await open(ann, ann.accountId), await open(ben, ann.accountId)];
    const { erase } = personalDataOf('recipes');
    await waitUntil(
      async () => (await recipes.call(erase, { accountId: ben.accountId, sharedRecipes: 'remove' }, service)).isDone,
      'the account to be gone',
    );
    expect(await isOpen(anns)).toBe(true);
    expect(await isOpen(bens)).toBe(false);
  });

  it('is refused to an account whose address nobody has shown to be theirs', async () => {
    const ann = cook();
    unverified.add(ann.accountId);
    await expect(open(ann, ann.accountId)).rejects.toMatchObject({ code: 'access.email-unverified' });
  });
});

it('a share link of a recipe stays: it is its cook’s own', async () => {
  const [ann, ben] = [cook(), cook()];
  await share(ann.accountId, ben.accountId);
  const soup = await recipes.call(recipe.create, { title: 'Soup' }, ben);
  const { token } = await recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id: soup.id }, ben);
  await share(ann.accountId);
  expect(await recipes.call(shareLink.readShared, { token }, null)).toMatchObject({ state: 'open' });
});

it('a list that whoever leaves takes along is closed to the guests of those whom they leave', async () => {
  const [ann, ben] = [cook(), cook()];
  await share(ann.accountId, ben.accountId);
  const { id } = await recipes.call(shoppingList.create, { id: uuidv7(), name: 'Party' }, ben);
  const [anns, bens] = [await kinds['guest-link'](ann, id), await kinds['guest-link'](ben, id)];
  await share(ann.accountId);
  expect([await anns(), await bens()]).toEqual([false, true]);
});
