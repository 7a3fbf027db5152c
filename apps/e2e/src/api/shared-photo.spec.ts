import { randomUUID } from 'node:crypto';
import type { Image } from '@simmer/contracts';
import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../authz/person';
import { resources } from '../authz/resources';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

const send = (person: Person, subject: string, input: Record<string, unknown> = {}) => person.send(operationOf(subject), input);
const photoOf = async (person: Person, id: string) => (await send(person, 'recipes.recipe.read', { id })).body['image'] as Image | null;

it('a shared recipe is saved while photos are away, and its photo follows', async () => {
  const [sender, saver] = [await newPerson(world), await newPerson(world)];
  const image_id = await resources.image.make(sender);
  const recipeId = String((await send(sender, 'recipes.recipe.create', { title: 'Leek soup', image_id })).body['id']);
  await waitUntil(async () => (await photoOf(sender, recipeId)) !== null, 'the photo of the recipe');
  const { token } = (await send(sender, 'recipes.share-link.share-recipe', { id: randomUUID(), recipe_id: recipeId, days: 7 })).body;
  await world.settle();
  await world.services.media.stop();

  const id = randomUUID();
  const save = async () => (await send(saver, 'recipes.share-link.save-recipe', { token, id })).status;
  expect([await save(), await save()]).toEqual([201, 201]);
  expect(await photoOf(saver, id)).toBeNull();

  await world.bootAgain('media');
  await waitUntil(async () => (await photoOf(saver, id)) !== null, 'the photo to follow', 30_000);
  expect((await photoOf(saver, id))?.id).toBe(id);
});
