import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  type Image,
  image,
  imageStored,
  type ImageUpload,
  type OutputOf,
  type ParsedInputOf,
  recipe,
  RECIPE_LIMITS,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, FakeService, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { RECIPE_MODEL, type RecipeDocument } from '../recipe-model/recipe.schema';
import { RecipePictureService } from './recipe-picture.service';

const uploads = new Map<string, ImageUpload & { ownerId: string }>();

/** Another process that answers for media, with the pictures of this file. */
@FakeService('media')
class MediaPeer {
  @Handles(image.findStored)
  async findStored({ ids }: ParsedInputOf<typeof image.findStored>): Promise<OutputOf<typeof image.findStored>> {
    return { photos: ids.flatMap((id) => (uploads.get(id)?.image ? (uploads.get(id) as { ownerId: string; image: Image }) : [])) };
  }
}

@Module({ controllers: [MediaPeer] })
class MediaPeerModule {
  static readonly keepsDocuments = false;
}

describe('what recipes tell and hear', () => {
  let recipes: ServiceUnderTest;
  let media: RunningService;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    media = await bootService('media', MediaPeerModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    await media.stop();
  });

  async function toldOf(recipeId: string): Promise<string[]> {
    await recipes.settle();
    const streams = recipes.bus.streams('gateway');
    const consumer = await (
      await streams.client()
    ).consumers.get(streams.events, { filter_subjects: [streams.subject('events.recipes.>')] });
    const published: string[] = [];
    for await (const message of await consumer.fetch({ max_messages: 10_000, expires: 1_000 })) {
      const { data } = message.json<{ data: { recipeId?: string; revision: number } }>();
      if (data.recipeId === recipeId) published.push(`${message.subject.split('.').at(-1)} ${data.revision}`);
    }
    return published;
  }

  it('every change that others can see leaves as an event, in order, with its revision', async () => {
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

  it('says that a recipe waits for its picture only when it begins to', async () => {
    const ann = cook();
    const [first, second] = [uuidv7(), uuidv7()];
    const { id } = await recipes.call(recipe.create, { title: 'Toast', image_id: first }, ann);
    await recipes.call(recipe.update, { id, revision: 1, title: 'Cheese toast', image_id: first }, ann);
    await recipes.call(recipe.update, { id, revision: 2, title: 'Cheese toast', image_id: second }, ann);
    expect(await toldOf(id)).toEqual(['saved 1', 'image-awaited 1', 'saved 2', 'saved 3', 'image-awaited 3']);
  });

  describe('the picture of a recipe', () => {
    const variant = (format: 'avif' | 'webp', width: number) => ({
      format,
      width,
      height: width / 2,
      url: `/media/images/x-${width}.${format}`,
      bytes: 10,
    });
    const picture = (id: string): Image => ({
      id,
      width: 1280,
      height: 640,
      thumbhash: 'abcd',
      variants: [320, 800, 1280].flatMap((width) => [variant('avif', width), variant('webp', width)]),
    });
    const store = (id: string, ownerId: string) =>
      uploads.set(id, { id, ownerId, status: 'stored', image: picture(id), sourceUrl: null, error: null, revision: 2 });
    const read = (id: string, owner: ReturnType<typeof cook>) => recipes.call(recipe.read, { id }, owner);
    const original = 'https://example.org/soup.jpg';

    it('arrives after the recipe: shown 800 pixels wide, once, without getting in the way of an edit', async () => {
      const ann = cook();
      const imageId = uuidv7();
      const { id, revision } = await recipes.call(recipe.create, { title: 'Soup', image_id: imageId, image_url: original }, ann);
      store(imageId, ann.accountId);
      await recipes.bus.publish(imageStored, { imageId, ownerId: ann.accountId, revision: 2 });
      await recipes.bus.publish(imageStored, { imageId, ownerId: ann.accountId, revision: 2 });
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
      expect(await recipes.call(recipe.update, { id, revision: 1, title: 'Soup', image_url: original }, ann)).toMatchObject({
        image: null,
        image_id: null,
        image_url: original,
      });
    });

    it('of another cook never gets into a recipe', async () => {
      const [ann, eve] = [cook(), cook()];
      const imageId = uuidv7();
      store(imageId, ann.accountId);
      const { id } = await recipes.call(recipe.create, { title: 'Mine now', image_id: imageId, image_url: original }, eve);
      await recipes.bus.publish(imageStored, { imageId, ownerId: ann.accountId, revision: 2 });
      await recipes.settle();
      expect(await read(id, eve)).toMatchObject({ image: null, image_url: original });
    });

    it('comes to each step that names one, before or after the recipe, and stays while the step does', async () => {
      const ann = cook();
      const [early, late] = [uuidv7(), uuidv7()];
      store(early, ann.accountId);
      const steps = [
        { text: 'Wash.', image_id: early },
        { text: 'Cut.', image_id: null },
        { text: 'Boil.', image_id: late },
      ];
      const { id } = await recipes.call(recipe.create, { title: 'Soup', instructions: steps }, ann);
      await waitUntil(async () => (await read(id, ann)).step_images.length === 1, 'the photo that was there');
      expect((await read(id, ann)).step_images).toEqual([picture(early)]);
      store(late, ann.accountId);
      await recipes.bus.publish(imageStored, { imageId: late, ownerId: ann.accountId, revision: 2 });
      await waitUntil(async () => (await read(id, ann)).step_images.length === 2, 'the photo that came later');
      const { revision, instructions, step_images } = await read(id, ann);
      expect(instructions.map(({ image_id }) => image_id)).toEqual([early, null, late]);
      expect(step_images).toEqual([picture(early), picture(late)]);
      const updated = await recipes.call(recipe.update, { id, revision, title: 'Soup', instructions: steps.slice(2) }, ann);
      expect(updated.step_images).toEqual([picture(late)]);
    });

    it('at more steps than an answer has room for is refused', async () => {
      const instructions = Array.from({ length: RECIPE_LIMITS.stepImages + 1 }, () => ({ text: 'Stir.', image_id: uuidv7() }));
      await expect(recipes.call(recipe.create, { title: 'Soup', instructions }, cook())).rejects.toMatchObject({
        code: 'request.invalid',
        errors: [{ pointer: '/instructions' }],
      });
    });

    describe('in the nightly comparison', () => {
      const reconcile = () => recipes.get(RecipePictureService).reconcile({ settlesWithinMs: 10 });
      const documents = (): Model<RecipeDocument> => recipes.running.app.get(getModelToken(RECIPE_MODEL));
      beforeEach(async () => {
        await recipes.settle();
        await documents().deleteMany({});
      });

      async function pictured(ownerId: string): Promise<{ id: string; imageId: string }> {
        const imageId = uuidv7();
        store(imageId, ownerId);
        const { id } = await recipes.call(recipe.create, { title: 'Soup', image_id: imageId }, cook(ownerId));
        await waitUntil(async () => (await read(id, cook(ownerId))).image !== null, 'the picture');
        return { id, imageId };
      }

      it('comes into a recipe that never heard of it, and as media keeps it', async () => {
        const ann = cook();
        const [missed, older, right] = [await pictured(ann.accountId), await pictured(ann.accountId), await pictured(ann.accountId)];
        await documents().updateOne({ _id: missed.id }, { $set: { image: null, image_url: null } });
        await documents().updateOne({ _id: older.id }, { $set: { 'image.width': 640 } });
        await recipes.call(recipe.create, { title: 'Waits for its upload', image_id: uuidv7() }, ann);
        await expect(reconcile()).resolves.toEqual({ looked: 4, mended: 2, left: 0 });
        for (const { id, imageId } of [missed, older, right])
          expect(await read(id, ann)).toMatchObject({ image: picture(imageId), image_url: '/media/images/x-800.webp' });
        await expect(reconcile()).resolves.toEqual({ looked: 4, mended: 0, left: 0 });
      });

      it('comes to a step that never heard of it', async () => {
        const ann = cook();
        const imageId = uuidv7();
        store(imageId, ann.accountId);
        const instructions = [{ text: 'Boil.', image_id: imageId }];
        const { id } = await recipes.call(recipe.create, { title: 'Soup', instructions }, ann);
        await waitUntil(async () => (await read(id, ann)).step_images.length === 1, 'the photo');
        await documents().updateOne({ _id: id }, { $set: { step_images: [] } });
        await expect(reconcile()).resolves.toEqual({ looked: 1, mended: 1, left: 0 });
        expect((await read(id, ann)).step_images).toEqual([picture(imageId)]);
      });

      it('stays in the recipe when media has lost it, and is counted', async () => {
        const ann = cook();
        const { id, imageId } = await pictured(ann.accountId);
        uploads.delete(imageId);
        await expect(reconcile()).resolves.toEqual({ looked: 1, mended: 0, left: 1 });
        expect((await read(id, ann)).image).not.toBeNull();
      });

      it('of another cook does not get into a recipe', async () => {
        const [ann, eve] = [cook(), cook()];
        const imageId = uuidv7();
        store(imageId, ann.accountId);
        const { id } = await recipes.call(recipe.create, { title: 'Mine now', image_id: imageId }, eve);
        await expect(reconcile()).resolves.toEqual({ looked: 1, mended: 0, left: 0 });
        expect((await read(id, eve)).image).toBeNull();
      });
    });
  });
});
