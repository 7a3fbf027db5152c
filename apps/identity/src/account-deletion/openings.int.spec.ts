import { type OpeningOf, operations, ProblemError } from '@simmer/contracts';
import { service } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';
import { VoiceLinkService } from '../voice-link/voice-link.service';

const { accountDeletion, apiToken, bearerToken, household, personalData } = operations.identity;

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

/** How somebody opens something of theirs, and whether it is open still. A kind that is missing here does not compile. */
const kinds: Record<OpeningOf<'identity'>, (cook: Registered) => Promise<() => Promise<boolean>>> = {
  'household-invitation': async ({ actor }) => {
    const { token } = await identity.call(household.invite, {}, actor);
    const invited = await identity.registerVerified();
    return () =>
      identity.call(household.readInvitation, { token }, invited.actor).then(
        () => true,
        (problem: unknown) => {
          if (problem instanceof ProblemError && problem.code === 'identity.invitation-over') return false;
          throw problem;
        },
      );
  },
  'voice-link': async ({ accountId }) => {
    const links = identity.get(VoiceLinkService);
    await links.start(accountId, uuidv7());
    return async () => Boolean((await links.find(accountId))?.grantId);
  },
  'api-token': async ({ actor }) => {
    const { token } = await identity.call(apiToken.create, { id: uuidv7(), name: 'Scale', scopes: ['recipes:read'] }, actor);
    return async () => (await identity.call(bearerToken.resolve, { token }, service)).actor !== null;
  },
};

it.each(Object.entries(kinds))('a %s ends with its account', async (_, open) => {
  const cook = await identity.registerVerified();
  const isOpen = await open(cook);
  expect(await isOpen()).toBe(true);
  await identity.call(accountDeletion.start, { sharedRecipes: 'remove' }, cook.actor);
  await identity.call(personalData.erase, { accountId: cook.accountId, sharedRecipes: 'remove' }, service);
  expect(await isOpen()).toBe(false);
});
