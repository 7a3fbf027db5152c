import { setTimeout as pause } from 'node:timers/promises';
import { createProgramClient, RequestProblem, type SimmerClient } from '@simmer/client';
import { operations, STAFF_ROLES } from '@simmer/contracts';
import { Bus, type EnvironmentVariables, ServiceConfig } from '@simmer/kit';
import { DevConfig } from '../dev.config';
import { demoVideos } from './demo-videos';
import { type GalleryCook, galleryCooks } from './gallery-cooks';
import { morningsAndSweets } from './mornings-and-sweets';
import type { Person, StoryRecipe } from './story-recipe';
import { createWeekAndList } from './week-and-list';
import { weeknights } from './weeknights';

/** Accounts for trying things out on this machine; their passwords are no secret. */
export const MARA: Person = {
  requestId: '01a0bfc6-7af8-73d9-88a7-56c151e8cfad',
  email: 'mara@simmer.example',
  password: 'brass kettle on a windowsill',
  name: 'Mara Lindqvist',
};
export const STAFF: Person = {
  requestId: '01a0cf3c-4e5b-70c1-9b8a-794b56f10017',
  email: 'staff@simmer.example',
  password: 'ledger pencil under the counter',
  name: 'Sam Okafor',
};

/** So many cooks of the gallery does the demo cook follow. */
const FOLLOWED = 3;
const GALLERY_KNOWS_NOT: readonly (string | undefined)[] = ['community.recipe-not-found', 'community.chef-not-found'];
const TRIES = 150;
const PAUSE_MS = 200;

/** By id, which is by time: the last one created is the first one in the list. */
const RECIPES = [...weeknights, ...morningsAndSweets].sort((one, other) => (one.id < other.id ? -1 : 1));

/** Tells who the people of the demo are and what they cook. Told again, it finds what is there and changes nothing. */
export async function createStories(variables: EnvironmentVariables): Promise<string> {
  const { GATEWAY_URL } = DevConfig.parse(variables);
  const cooks = await galleryCooks();
  // before the demo cook: the gallery shows the newest first
  const clients = await Promise.all(cooks.map(async (cook) => ({ cook, client: await createGalleryCook(GATEWAY_URL, cook) })));
  const mara = await signedIn(GATEWAY_URL, MARA);
  for (const recipe of RECIPES) await createRecipe(mara, recipe);
  await createWeekAndList(mara, RECIPES, new Date().toISOString().slice(0, 10));
  await signedIn(GATEWAY_URL, STAFF);
  const { account } = await mara.call('GET /session', {});
  await asOperator(variables, async (bus) => {
    for (const { email } of [MARA, STAFF, ...cooks.map(({ person }) => person)])
      await bus.call(operations.identity.account.confirmEmail, { email }, { asService: true });
    await bus.call(operations.identity.account.setStaffRoles, { email: STAFF.email, roles: [...STAFF_ROLES] }, { asService: true });
    await bus.call(operations.community.demoVideo.store, demoVideos(), { asService: true });
    if (account) await bus.call(operations.billing.subscription.grant, { accountId: account.id, isActive: true }, { asService: true });
  });
  await Promise.all(clients.map(({ cook, client }) => rateRecipes(client, cook.ratings)));
  for (const { username } of cooks.slice(0, FOLLOWED))
    await whenInGallery(() => mara.call('PUT /community/chefs/:username/follow', { username, follows: true }, { idempotent: true }));
  return [
    `  Cook:  ${MARA.email}   password: ${MARA.password}`,
    `  Staff: ${STAFF.email}   password: ${STAFF.password}`,
    '         Staff pages ask for an authenticator: add one in Settings.',
  ].join('\n');
}

async function signedIn(gatewayUrl: string, { requestId, email, password, name }: Person): Promise<SimmerClient> {
  const client = createProgramClient(gatewayUrl);
  try {
    await client.call('POST /auth/register', { requestId, email, password, name, acceptsTerms: true }, { idempotent: true });
  } catch (error) {
    if (!(error instanceof RequestProblem && error.code === 'identity.email-taken')) throw error;
    await client.call('POST /auth/login', { email, password });
  }
  return client;
}

async function createGalleryCook(gatewayUrl: string, { person, username, about, recipes }: GalleryCook): Promise<SimmerClient> {
  const cook = await signedIn(gatewayUrl, person);
  await cook.call('PATCH /profile', { username, about }, { idempotent: true });
  await Promise.all(recipes.map((recipe) => createRecipe(cook, recipe)));
  return cook;
}

async function createRecipe(cook: SimmerClient, { id, draft, isFavorite, isPublished, claims, terms }: StoryRecipe): Promise<void> {
  try {
    await cook.call('POST /recipes', { id, ...draft }, { idempotent: true });
  } catch (error) {
    // created by earlier stories: the data is older than they are
    if (!(error instanceof RequestProblem && error.code === 'request.id-reused')) throw error;
  }
  if (isFavorite) await cook.call('PUT /recipes/:id/favorite', { id, favorite: true }, { idempotent: true });
  if (isPublished) await cook.call('PUT /recipes/:id/published', { id, published: true, ...claims, ...terms }, { idempotent: true });
}

async function rateRecipes(cook: SimmerClient, ratings: GalleryCook['ratings']): Promise<void> {
  for (const [id, rating] of ratings)
    await whenInGallery(() => cook.call('PUT /community/recipes/:id/rating', { id, rating }, { idempotent: true }));
}

/** The gallery hears of what is published a moment later. */
async function whenInGallery(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (tries === TRIES || !(error instanceof RequestProblem && GALLERY_KNOWS_NOT.includes(error.code))) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** No HTTP route may make staff or give plans away: the seed speaks on the bus, as the operator, whose key this machine holds. */
async function asOperator(variables: EnvironmentVariables, act: (bus: Bus) => Promise<void>): Promise<void> {
  const bus = new Bus('operator', ServiceConfig.parse(variables));
  try {
    await act(bus);
  } finally {
    await bus.onApplicationShutdown();
  }
}
