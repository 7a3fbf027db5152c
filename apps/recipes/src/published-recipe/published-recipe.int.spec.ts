import { Module } from '@nestjs/common';
import {
  FREE_RECIPE_LIMIT,
  image,
  type License,
  operations,
  type OutputOf,
  type ParsedInputOf,
  profile,
  recipe,
  recipeLimitOf,
  recipeSavedFromGallery,
  recipePhotoCopyAwaited,
  subscription,
} from '@simmer/contracts';
import { bootService, Handles, PersonalDataKeepers, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, service } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';

const { publishedRecipe, recipeVersion, tray } = operations.recipes;

@FakeService('identity')
class Identity {
  @Handles(profile.findMany)
  async findMany({ accountIds }: ParsedInputOf<typeof profile.findMany>): Promise<OutputOf<typeof profile.findMany>> {
    const named = { username: 'mara', about: '', picture: { kind: 'letters' as const }, revision: 1 };
    return { profiles: accountIds.map((accountId) => ({ accountId, ...named })) };
  }
}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

/** Another process that answers for billing: every cook has the free plan. */
@FakeService('billing')
class Billing {
  @Handles(subscription.lookUp)
  async lookUp(): Promise<OutputOf<typeof subscription.lookUp>> {
    return { isActive: false, plan: 'free', recipeLimit: recipeLimitOf('free'), renewsAt: null, revision: 1 };
  }
}

@Module({ controllers: [Billing] })
class BillingModule {
  static readonly keepsDocuments = false;
}

/** Who has stored a photo. */
const photos = new Map<string, string>();

@FakeService('media')
class Media {
  @Handles(image.findStored)
  async findStored({ ids }: ParsedInputOf<typeof image.findStored>): Promise<OutputOf<typeof image.findStored>> {
    const stored = (id: string) => ({ id, width: 800, height: 640, thumbhash: '', variants: [] });
    return { photos: ids.flatMap((id) => (photos.has(id) ? [{ ownerId: photos.get(id) ?? '', image: stored(id) }] : [])) };
  }

  @Handles(image.copy)
  async copy({ id }: ParsedInputOf<typeof image.copy>): Promise<OutputOf<typeof image.copy>> {
    return { id, status: 'queued', image: null, sourceUrl: null, error: null, revision: 1 };
  }
}

@Module({ controllers: [Media] })
class MediaModule {
  static readonly keepsDocuments = false;
}

let recipes: ServiceUnderTest;
const peers: RunningService[] = [];
beforeAll(async () => {
  const environment = isolatedEnvironment();
  peers.push(
    await bootService('identity', IdentityModule, environment),
    await bootService('billing', BillingModule, environment),
    await bootService('media', MediaModule, environment),
  );
  recipes = await serviceUnderTest('recipes', RecipesModule, environment);
});
afterAll(async () => {
  await recipes.close();
  for (const peer of peers) await peer.stop();
});

type Cook = ReturnType<typeof cook>;
const notFound = { code: 'community.recipe-not-found' };
const publish = (id: string, published: boolean, author: Cook) => recipes.call(recipe.publish, { id, published }, author);
const save = (id: string, by: Cook) => recipes.call(publishedRecipe.save, { id }, by);
const read = (id: string, by: Cook) => recipes.call(recipe.read, { id }, by);
async function published(author: Cook, more: Partial<ParsedInputOf<typeof recipe.create>> = {}): Promise<string> {
  const draft = { title: 'Leek soup', author: 'Mara', ingredients: ['2 leeks'], notes: 'Mine alone', rating: 4, ...more };
  const { id } = await recipes.call(recipe.create, draft, author);
  await publish(id, true, author);
  return id;
}

describe('saving a published recipe', () => {
  it('puts a copy with credit into the library, and nothing that is its author’s own', async () => {
    const [ann, ben] = [cook(), cook()];
    const id = await published(ann);
    const saved = await save(id, ben);
    const copy = await read(saved.id, ben);
    expect(copy).toMatchObject({ title: 'Leek soup', notes: '', rating: null, author: '', published: false });
    expect(copy.credit).toEqual({
      recipe_id: id,
      revision: 2,
      slug: expect.stringMatching(/^leek-soup-/),
      username: 'mara',
      published: true,
      license: 'all-rights-reserved',
    });
    await recipes.settle();
    const [event] = (await recipes.bus.published(recipeSavedFromGallery)).filter(({ originalId }) => originalId === id);
    expect(event).toMatchObject({ recipeId: saved.id, ownerId: ben.accountId });
  });

  it('makes one copy for each cook, however often and all at once they save it', async () => {
    const id = await published(cook());
    const ben = cook();
    const saved = await Promise.allSettled(Array.from({ length: 4 }, () => save(id, ben)));
    const again = await save(id, ben);
    const ids = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(new Set([...ids, again.id]).size).toBe(1);
    expect((await recipes.call(recipe.list, {}, ben)).items).toHaveLength(1);
  });

  it('makes a new copy when the first was deleted', async () => {
    const id = await published(cook());
    const ben = cook();
    const first = await save(id, ben);
    await recipes.call(recipe.delete, { id: first.id }, ben);
    const second = await save(id, ben);
    expect(second.id).not.toBe(first.id);
    expect(await save(id, ben)).toEqual(second);
  });

  it('lets a copy wait in the tray when the library is full', async () => {
    const ben = cook();
    for (let dishes = 0; dishes < FREE_RECIPE_LIMIT; dishes++) await recipes.call(recipe.create, { title: `Dish ${dishes}` }, ben);
    const id = await published(cook());
    const saved = await save(id, ben);
    expect(saved.waiting).toBe(true);
    expect((await recipes.call(tray.list, {}, ben)).items).toMatchObject([{ id: saved.id, origin: 'shared', name: 'mara' }]);
    expect(await save(id, ben)).toEqual(saved);
  });

  it('asks for copies of its photos, in the name of whose they are', async () => {
    const [ann, ben, image_id] = [cook(), cook(), uuidv7()];
    photos.set(image_id, ann.accountId);
    const id = await published(ann, { image_id });
    await recipes.settle();
    const saved = await save(id, ben);
    await recipes.settle();
    const asked = (await recipes.bus.published(recipePhotoCopyAwaited)).filter(({ recipeId }) => recipeId === saved.id);
    expect(asked).toMatchObject([
      { ownerId: ben.accountId, photoId: image_id, photoOwnerId: ann.accountId, copyId: (await read(saved.id, ben)).image_id },
    ]);
  });

  it('is refused for one’s own, and for what is not published', async () => {
    const ann = cook();
    const id = await published(ann);
    await expect(save(id, ann)).rejects.toMatchObject({ code: 'recipes.own-recipe' });
    await publish(id, false, ann);
    await expect(save(id, cook())).rejects.toMatchObject(notFound);
    await expect(save(uuidv7(), cook())).rejects.toMatchObject(notFound);
  });

  it('leaves the author of a recipe from elsewhere in the copy', async () => {
    const id = await published(cook(), { source_name: 'A book', author: 'Its author' });
    const ben = cook();
    expect(await read((await save(id, ben)).id, ben)).toMatchObject({ source_name: 'A book', author: 'Its author' });
  });

  it('tells the gallery which copy a cook has', async () => {
    const id = await published(cook());
    const ben = cook();
    const find = () => recipes.call(publishedRecipe.findCopy, { id, accountId: ben.accountId }, service);
    expect(await find()).toEqual({ copy: null });
    const saved = await save(id, ben);
    expect(await find()).toEqual({ copy: saved });
    await expect(recipes.call(publishedRecipe.findCopy, { id, accountId: ben.accountId }, ben)).rejects.toMatchObject({
      code: 'access.forbidden',
    });
  });
});

describe('the credit of a copy', () => {
  it('says when the original is not published any more, and names its author when it is again', async () => {
    const [ann, ben] = [cook(), cook()];
    const id = await published(ann);
    const copy = await save(id, ben);
    await publish(id, false, ann);
    await recipes.settle();
    expect((await read(copy.id, ben)).credit).toMatchObject({ published: false, username: null });
    await publish(id, true, ann);
    await recipes.settle();
    expect((await read(copy.id, ben)).credit).toMatchObject({ published: true, username: 'mara' });
  });

  it.each([
    ['anonymous', { published: true, username: null }],
    ['remove', { published: false, username: null }],
  ] as const)('names nobody when the account of the author goes (%s)', async (choice, credit) => {
    const [ann, ben] = [cook(), cook()];
    const copy = await save(await published(ann), ben);
    const keepers = recipes.get(PersonalDataKeepers);
    await keepers.erase(ann.accountId, choice);
    await recipes.settle();
    await keepers.erase(ann.accountId, choice);
    expect(await read(copy.id, ben)).toMatchObject({ title: 'Leek soup', credit });
  });

  it('stays with an edit of the copy', async () => {
    const ben = cook();
    const { id } = await save(await published(cook()), ben);
    const { revision } = await read(id, ben);
    await recipes.call(recipe.update, { id, revision, title: 'My leek soup' }, ben);
    expect(await read(id, ben)).toMatchObject({ title: 'My leek soup', credit: { published: true, username: 'mara' } });
  });
});

describe('publishing a copy', () => {
  const step = (text: string) => ({ text, group: null, image_id: null });
  const { update, publish: publishing, readPublic } = recipe;
  async function copyOf(license: License): Promise<{ id: string; original: string; ben: Cook }> {
    const [ann, ben] = [cook(), cook()];
    const original = await published(ann, { instructions: [step('Simmer.')] });
    await recipes.call(publishing, { id: original, published: true, license }, ann);
    return { ...(await save(original, ben)), original, ben };
  }
  const change = (id: string, by: Cook, leeks = '3 leeks') =>
    recipes.call(update, { id, revision: 1, title: 'My soup', ingredients: [leeks], instructions: ['Simmer.'] }, by);

  it('is refused while it is cooked as the original is, whatever its title', async () => {
    const { id, ben } = await copyOf('cc-by');
    await expect(publish(id, true, ben)).rejects.toMatchObject({ code: 'recipes.unchanged-copy' });
    await change(id, ben, '2 Leeks.');
    await expect(publish(id, true, ben)).rejects.toMatchObject({ code: 'recipes.unchanged-copy' });
  });

  it('says what it was adapted from once its cook has changed it, under the license of the original unless they choose another', async () => {
    const { id, original, ben } = await copyOf('cc-by');
    await change(id, ben);
    expect((await publish(id, true, ben)).publication).toMatchObject({ license: 'cc-by' });
    const { recipe: shown } = await recipes.call(readPublic, { id }, service);
    expect(shown).toMatchObject({ title: 'My soup', adapted_from: { recipe_id: original, revision: 3 } });
    expect((await recipes.call(publishing, { id, published: true, license: 'all-rights-reserved' }, ben)).publication).toMatchObject({
      license: 'all-rights-reserved',
    });
  });

  it('is not done where the cook of the original keeps their rights', async () => {
    const { id, ben } = await copyOf('all-rights-reserved');
    await change(id, ben);
    await expect(publish(id, true, ben)).rejects.toMatchObject({ code: 'recipes.rights-reserved' });
  });

  it('keeps the license of an original that is shared alike', async () => {
    const { id, ben } = await copyOf('cc-by-sa');
    await change(id, ben);
    const under = (license: License) => recipes.call(publishing, { id, published: true, license }, ben);
    await expect(under('cc-by')).rejects.toMatchObject({ code: 'recipes.share-alike' });
    await expect(under('cc-by-sa')).resolves.toMatchObject({ published: true });
  });
});

describe('changes of another cook', () => {
  const { takeChanges } = publishedRecipe;
  const change = (was: string | null, becomes: string | null) => ({ list: 'ingredients' as const, was, becomes, after: null });
  const take = (id: string, ownerId: string, offeredBy: string, changes: ReturnType<typeof change>[]) =>
    recipes.call(takeChanges, { id, ownerId, offeredBy, changes }, service);
  const versionsOf = (id: string, by: Cook) => recipes.call(recipeVersion.list, { id }, by);

  it('become a new version that names them, once, and the recipe of before stays a version', async () => {
    const [ann, ben] = [cook(), cook()];
    const id = await published(ann);
    const changes = [change('2 leeks', '3 leeks'), change(null, '1 lime')];
    await take(id, ann.accountId, ben.accountId, changes);
    await take(id, ann.accountId, ben.accountId, changes);
    const taken = await read(id, ann);
    expect(taken).toMatchObject({ published: true, notes: 'Mine alone', rating: 4 });
    expect(taken.ingredients.map(({ text }) => text)).toEqual(['1 lime', '3 leeks']);
    expect(await versionsOf(id, ann)).toMatchObject({ now_with: { username: 'mara' }, items: [{ revision: 1, with: null }] });
    await recipes.call(recipe.update, { id, revision: taken.revision, title: 'Lime soup' }, ann);
    expect(await versionsOf(id, ann)).toMatchObject({
      now_with: null,
      items: [{ revision: 3, with: { username: 'mara' } }, { with: null }],
    });
  });

  it('are not written over what its cook has edited meanwhile', async () => {
    const ann = cook();
    const id = await published(ann);
    await recipes.call(recipe.update, { id, revision: 2, title: 'Soup', ingredients: ['5 leeks'] }, ann);
    await expect(take(id, ann.accountId, cook().accountId, [change('2 leeks', '3 leeks')])).rejects.toMatchObject({
      code: 'recipes.changed-elsewhere',
    });
    expect((await read(id, ann)).ingredients).toMatchObject([{ text: '5 leeks' }]);
  });

  it('name nobody once whoever offered them is gone', async () => {
    const [ann, ben] = [cook(), cook()];
    const id = await published(ann);
    await take(id, ann.accountId, ben.accountId, [change('2 leeks', '3 leeks')]);
    await recipes.get(PersonalDataKeepers).erase(ben.accountId, 'remove');
    expect(await versionsOf(id, ann)).toMatchObject({ now_with: null });
    expect((await read(id, ann)).ingredients).toMatchObject([{ text: '3 leeks' }]);
  });
});
