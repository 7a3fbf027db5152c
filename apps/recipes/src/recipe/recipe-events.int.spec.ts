import { Module } from '@nestjs/common';
import { type Image, image, imageStored, type ImageUpload, type ParsedInputOf, ProblemError, recipe } from '@simmer/contracts';
import { bootService, type ContextOf, Handles, type RunningService, Streams } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, StandsInFor, waitUntil } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';

jest.setTimeout(60_000);

const uploads = new Map<string, ImageUpload & { ownerId: string }>();

/** Another process that answers for media, with the pictures of this file. */
@StandsInFor('media')
class MediaPeer {
  @Handles(image.read)
  async read({ id }: ParsedInputOf<typeof image.read>, { actor }: ContextOf<typeof image.read>): Promise<ImageUpload> {
    const upload = uploads.get(id);
    if (upload?.ownerId !== actor.accountId) throw new ProblemError('media.not-found');
    return upload;
  }
}

@Module({ controllers: [MediaPeer] })
class MediaPeerModule {}

describe('what recipes tell and hear', () => {
  let recipes: ServiceUnderTest;
  let media: RunningService;
  beforeAll(async () => {
    const environment = isolatedEnvironment(['recipes', 'media']);
    media = await bootService('media', MediaPeerModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    await media.stop();
  });

  async function publish(subject: string, data: unknown): Promise<void> {
    const streams = recipes.get(Streams);
    await (await streams.client()).publish(streams.subject(subject), JSON.stringify({ data }), { msgID: uuidv7() });
  }

  async function toldOf(recipeId: string): Promise<string[]> {
    await recipes.settle();
    const streams = recipes.get(Streams);
    const consumer = await (await streams.client()).consumers.get(streams.events);
    const told: string[] = [];
    for await (const message of await consumer.fetch({ max_messages: 10_000, expires: 1_000 })) {
      const { data } = message.json<{ data: { recipeId?: string; revision: number } }>();
      if (data.recipeId === recipeId) told.push(`${message.subject.split('.').at(-1)} ${data.revision}`);
    }
    return told;
  }

  it('every change leaves as an event, in order, with its revision', async () => {
    const ann = cook();
    const { id } = await recipes.call(recipe.create, { title: 'Toast' }, ann);
    await recipes.call(recipe.setFavorite, { id, favorite: true }, ann);
    await recipes.call(recipe.setFavorite, { id, favorite: true }, ann);
    await recipes.call(recipe.update, { id, revision: 2, title: 'Cheese toast' }, ann);
    await recipes.call(recipe.publish, { id, published: true }, ann);
    await recipes.call(recipe.update, { id, revision: 4, title: 'Cheddar toast' }, ann);
    await recipes.call(recipe.delete, { id }, ann);
    await recipes.call(recipe.restore, { id }, ann);
    await recipes.call(recipe.publish, { id, published: false }, ann);
    expect(await toldOf(id)).toEqual([
      'saved 1',
      'saved 2',
      'saved 3',
      'saved 4',
      'publication-changed 4',
      'saved 5',
      'publication-changed 5',
      'deleted 6',
      'publication-changed 6',
      'saved 7',
      'publication-changed 7',
      'saved 8',
      'publication-changed 8',
    ]);
  });

  describe('the picture of a recipe', () => {
    const variant = (format: 'avif' | 'webp', width: number) => ({ format, width, height: width / 2, url: `/media/images/x-${width}.${format}`, bytes: 10 });
    const picture = (id: string): Image => ({
      id,
      width: 1280,
      height: 640,
      thumbhash: 'abcd',
      variants: [320, 800, 1280].flatMap((width) => [variant('avif', width), variant('webp', width)]),
    });
    const store = (id: string, ownerId: string) => uploads.set(id, { id, ownerId, status: 'stored', image: picture(id), sourceUrl: null, error: null, revision: 2 });
    const read = (id: string, owner: ReturnType<typeof cook>) => recipes.call(recipe.read, { id }, owner);
    const original = 'https://example.org/soup.jpg';

    it('arrives after the recipe: shown 800 pixels wide, once, without getting in the way of an edit', async () => {
      const ann = cook();
      const imageId = uuidv7();
      const { id, revision } = await recipes.call(recipe.create, { title: 'Soup', image_id: imageId, image_url: original }, ann);
      store(imageId, ann.accountId);
      await publish(imageStored.subject, { imageId, ownerId: ann.accountId, revision: 2 });
      await publish(imageStored.subject, { imageId, ownerId: ann.accountId, revision: 2 });
      await waitUntil(async () => (await read(id, ann)).image !== null, 'the picture');
      await recipes.settle();
      expect(await read(id, ann)).toMatchObject({ image: picture(imageId), image_url: '/media/images/x-800.webp', revision: 2 });
      const saved = await recipes.call(recipe.update, { id, revision, title: 'Leek soup', image_id: imageId, image_url: original }, ann);
      expect(saved).toMatchObject({ title: 'Leek soup', image: picture(imageId), image_url: '/media/images/x-800.webp' });
    });

    it('was there before the recipe', async () => {
      const ann = cook();
      const imageId = uuidv7();
      store(imageId, ann.accountId);
      const { id } = await recipes.call(recipe.create, { title: 'Soup', image_id: imageId }, ann);
      await waitUntil(async () => (await read(id, ann)).image !== null, 'the picture');
      expect(await read(id, ann)).toMatchObject({ image_url: '/media/images/x-800.webp' });
    });

    it('goes when the recipe names another one', async () => {
      const ann = cook();
      const imageId = uuidv7();
      store(imageId, ann.accountId);
      const { id } = await recipes.call(recipe.create, { title: 'Soup', image_id: imageId }, ann);
      await waitUntil(async () => (await read(id, ann)).image !== null, 'the picture');
      expect(await recipes.call(recipe.update, { id, revision: 1, title: 'Soup', image_url: original }, ann)).toMatchObject({ image: null, image_id: null, image_url: original });
    });

    it('of another cook never gets into a recipe', async () => {
      const [ann, eve] = [cook(), cook()];
      const imageId = uuidv7();
      store(imageId, ann.accountId);
      const { id } = await recipes.call(recipe.create, { title: 'Mine now', image_id: imageId, image_url: original }, eve);
      await publish(imageStored.subject, { imageId, ownerId: ann.accountId, revision: 2 });
      await recipes.settle();
      expect(await read(id, eve)).toMatchObject({ image: null, image_url: original });
    });
  });
});
