import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  household,
  image,
  type ImageUpload,
  operations,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  recipe,
  shareLink,
  DAY_MS,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, staff, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { SHARE_LINK_MODEL, type ShareLinkDocument } from './share-link.schema';
import { shareTokensHashed } from './share-link.migrations';
import { ShareLinkService } from './share-link.service';

@FakeService('identity')
class Identity {
  @Handles(household.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>): Promise<OutputOf<typeof household.lookUp>> {
    return { id: accountId, members: [accountId], people: [{ id: accountId, name: 'Mara' }], eaters: [], revision: 0 };
  }
}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

/** Photos with their owners, and the ids of their copies. */
const stored = new Map<string, string>();
const copies = new Map<string, string>();
/** Photos whose copy is more than the cook may have today. */
const tooMany = new Set<string>();
const photo = (id: string) => ({ id, width: 800, height: 640, thumbhash: '', variants: [] });

@FakeService('media')
class Media {
  @Handles(image.findStored)
  async findStored({ ids }: ParsedInputOf<typeof image.findStored>): Promise<OutputOf<typeof image.findStored>> {
    return { photos: ids.flatMap((id) => (stored.has(id) ? [{ ownerId: stored.get(id) ?? '', image: photo(id) }] : [])) };
  }

  @Handles(image.copy)
  async copy({ id, from }: ParsedInputOf<typeof image.copy>): Promise<ImageUpload> {
    if (stored.get(from.id) !== from.ownerId) throw new ProblemError('media.not-found');
    if (tooMany.has(from.id)) throw new ProblemError('request.quota-used-up', undefined, { retryAfter: 3_600 });
    copies.set(from.id, id);
    return { id, status: 'queued', image: null, sourceUrl: null, error: null, revision: 1 };
  }
}

@Module({ controllers: [Media] })
class MediaModule {
  static readonly keepsDocuments = false;
}

const OPERATOR = staff(['operator']);

describe('a share link', () => {
  let recipes: ServiceUnderTest;
  const peers: RunningService[] = [];
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    peers.push(await bootService('identity', IdentityModule, environment), await bootService('media', MediaModule, environment));
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    for (const peer of peers) await peer.stop();
  });

  const soup = (owner: ReturnType<typeof cook>) =>
    recipes.call(
      recipe.create,
      {
        title: 'Leek soup',
        ingredients: ['2 leeks'],
        instructions: ['Boil.'],
        notes: 'Mine alone',
        rating: 4,
        image_url: 'https://example.com/a.jpg',
      },
      owner,
    );
  const share = async (owner: ReturnType<typeof cook>, days = 7) => {
    const { id } = await soup(owner);
    const { token, link } = await recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id: id, days }, owner);
    return { token, ...link };
  };
  const read = (token: string) => recipes.call(shareLink.readShared, { token }, null);

  it('shows a recipe to whoever has it, without what is its cook’s own', async () => {
    const { token } = await share(cook());
    const page = await read(token);
    expect(page).toMatchObject({
      state: 'open',
      from: 'Mara',
      content: { kind: 'recipe', recipe: { title: 'Leek soup', image_url: null, ingredients: [{ text: '2 leeks' }] } },
    });
    expect(JSON.stringify(page)).not.toMatch(/Mine alone|rating|favorite|ownerId/);
  });

  it('follows the recipe, and is switched off and on again', async () => {
    const ann = cook();
    const { id, about, token } = await share(ann);
    await recipes.call(recipe.update, { id: about, revision: 1, title: 'Potato soup' }, ann);
    await expect(read(token)).resolves.toMatchObject({ content: { recipe: { title: 'Potato soup' } } });
    await recipes.call(shareLink.setRevoked, { id, revoked: true }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'revoked', content: null });
    await recipes.call(shareLink.setRevoked, { id, revoked: false }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'open' });
    await recipes.call(recipe.delete, { id: about }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'revoked', content: null });
  });

  it('says when it was good until, and is forgotten later', async () => {
    const { id, token } = await share(cook());
    const links: Model<ShareLinkDocument> = recipes.running.app.get(getModelToken(SHARE_LINK_MODEL));
    const over = new Date(Date.now() - 1_000);
    await links.updateOne({ _id: id }, { expires_at: over });
    await expect(read(token)).resolves.toMatchObject({ state: 'expired', expires_at: over.toISOString(), content: null });
    await recipes.running.app.get(ShareLinkService).purge(new Date(Date.now() + 200 * DAY_MS));
    await expect(read(token)).rejects.toMatchObject({ code: 'recipes.share-not-found' });
  });

  it('is made once however often it is asked for, and is its maker’s alone', async () => {
    const [ann, ben] = [cook(), cook()];
    const { id: recipe_id } = await soup(ann);
    const id = uuidv7();
    const first = await recipes.call(shareLink.shareRecipe, { id, recipe_id }, ann);
    const second = await recipes.call(shareLink.shareRecipe, { id, recipe_id }, ann);
    expect(second.link).toEqual(first.link);
    await expect(read(second.token)).resolves.toMatchObject({ state: 'open' });
    await expect(recipes.call(shareLink.list, {}, ann)).resolves.toEqual({ items: [first.link] });
    await expect(recipes.call(shareLink.list, {}, ben)).resolves.toEqual({ items: [] });
    await expect(recipes.call(shareLink.setRevoked, { id, revoked: true }, ben)).rejects.toMatchObject({ code: 'recipes.share-not-found' });
    await expect(recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id }, ben)).rejects.toMatchObject({
      code: 'recipes.not-found',
    });
  });

  it('saves the recipe with photos that are the other cook’s own, one for each that its steps have', async () => {
    const [ann, ben] = [cook(), cook()];
    const [cover, ofStep, gone] = [uuidv7(), uuidv7(), uuidv7()];
    for (const id of [cover, ofStep, gone]) stored.set(id, ann.accountId);
    const instructions = [cover, null, ofStep, gone].map((image_id) => ({ text: 'Boil.', image_id }));
    const soup = await recipes.call(recipe.create, { title: 'Soup', image_id: cover, instructions }, ann);
    const isWhole = async () => (await recipes.call(recipe.read, { id: soup.id }, ann)).step_images.length === 3;
    await waitUntil(isWhole, 'the photos');
    const { token } = await recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id: soup.id }, ann);
    const { content } = await read(token);
    expect(content?.kind === 'recipe' && content.recipe.step_images.map(({ id }) => id).sort()).toEqual([cover, ofStep, gone].sort());
    stored.delete(gone);
    const save = { token, id: uuidv7() };
    const saved = await recipes.call(shareLink.saveRecipe, save, ben);
    await waitUntil(async () => copies.size === 2, 'the copies');
    const [own, none, ofCopy, neverThere] = saved.instructions.map(({ image_id }) => image_id);
    expect([saved.image_id, own, none, ofCopy]).toEqual([save.id, copies.get(cover), null, copies.get(ofStep)]);
    expect(copies.get(cover)).toBe(save.id);
    expect([cover, ofStep, gone]).not.toContain(neverThere);
    await expect(recipes.call(shareLink.saveRecipe, save, ben)).resolves.toMatchObject({ image_id: saved.image_id });
  });

  it('keeps the copy of a photo for another day when the cook has had enough for today', async () => {
    const [ann, ben] = [cook(), cook()];
    const cover = uuidv7();
    stored.set(cover, ann.accountId);
    tooMany.add(cover);
    const { id: recipe_id } = await recipes.call(recipe.create, { title: 'Soup', image_id: cover }, ann);
    const { token } = await recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id }, ann);
    const { image_id } = await recipes.call(shareLink.saveRecipe, { token, id: uuidv7() }, ben);
    const letterOfIt = async () =>
      (await recipes.call(operations.recipes.deadLetters.list, {}, OPERATOR)).items.find(({ message }) => message.includes(cover));
    await waitUntil(async () => (await letterOfIt()) !== undefined, 'the dead letter');
    const letter = await letterOfIt();
    expect(letter?.reason).toContain('That’s all for today');
    tooMany.clear();
    await recipes.call(operations.recipes.deadLetters.replay, { listener: letter?.listener ?? '', id: letter?.id ?? '' }, OPERATOR);
    expect(copies.get(cover)).toBe(image_id);
  });

  it('is kept without its token, also one from before', async () => {
    const { id, token } = await share(cook());
    const links: Model<ShareLinkDocument> = recipes.running.app.get(getModelToken(SHARE_LINK_MODEL));
    expect(JSON.stringify(await links.findById(id).lean())).not.toContain(token);
    const collection = (name: string) => links.db.collection(name);
    await collection('share_links').updateOne({ _id: id as never }, { $set: { token }, $unset: { hash: 1 } });
    const eachDocument: Parameters<typeof shareTokensHashed.run>[0]['eachDocument'] = async (name, change) => {
      const document = await collection(name).findOne({ _id: id as never });
      await collection(name).updateOne({ _id: id as never }, change(document as never) as never);
    };
    await shareTokensHashed.run({ collection, eachDocument } as never);
    expect(JSON.stringify(await links.findById(id).lean())).not.toContain(token);
    await expect(read(token)).resolves.toMatchObject({ state: 'open' });
  });

  it('saves the recipe to another library, once', async () => {
    const ben = cook();
    const { token } = await share(cook());
    const saved = await recipes.call(shareLink.saveRecipe, { token, id: uuidv7() }, ben);
    expect(saved).toMatchObject({ title: 'Leek soup', notes: '', rating: null });
    await expect(recipes.call(shareLink.saveRecipe, { token, id: uuidv7() }, ben)).rejects.toMatchObject({
      code: 'recipes.owned',
      params: { recipeId: saved.id },
    });
  });
});
