import { getModelToken } from '@nestjs/mongoose';
import { photoReferencesOf, recipe } from '@simmer/contracts';
import { OutboxRelay } from '@simmer/kit';
import { cook, service, type ServiceUnderTest, serviceUnderTest, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { MaintenanceService } from '../maintenance/maintenance.service';

let recipes: ServiceUnderTest;
beforeAll(async () => {
  recipes = await serviceUnderTest('recipes', RecipesModule);
});
afterAll(() => recipes.close());

const address = (name: string): string => `/media/images/${name}-800.webp`;
const pictured = async (ownerId: string, ...pictures: { id: string; addresses?: string[] }[]): Promise<string[]> => {
  const input = pictures.map(({ id, addresses = [] }) => ({ id, ownerId, addresses }));
  return (await recipes.call(photoReferencesOf('recipes').find, { photos: input }, service)).ids;
};

describe('a picture is shown', () => {
  it('by the recipe that names it, whether it has arrived or not', async () => {
    const ann = cook();
    const [shown, other] = [uuidv7(), uuidv7()];
    await recipes.call(recipe.create, { title: 'Soup', image_id: shown }, ann);
    expect(await pictured(ann.accountId, { id: shown }, { id: other })).toEqual([shown]);
  });

  it('by a recipe that names it at a step, and by a version that did', async () => {
    const ann = cook();
    const [shown, other] = [uuidv7(), uuidv7()];
    const steps = (image_id: string | null) => [{ text: 'Boil.', image_id }];
    const { id, revision } = await recipes.call(recipe.create, { title: 'Soup', instructions: steps(shown) }, ann);
    expect(await pictured(ann.accountId, { id: shown }, { id: other })).toEqual([shown]);
    await recipes.call(recipe.update, { id, revision, title: 'Soup', instructions: steps(other) }, ann);
    expect(await pictured(ann.accountId, { id: shown }, { id: other })).toEqual([shown, other]);
    expect(await pictured(cook().accountId, { id: shown }, { id: other })).toEqual([]);
  });

  it('by the recipe that names one of its addresses alone', async () => {
    const ann = cook();
    const id = uuidv7();
    await recipes.call(recipe.create, { title: 'Soup', image_url: address(id) }, ann);
    expect(
      await pictured(ann.accountId, { id, addresses: [address('x'), address(id)] }, { id: uuidv7(), addresses: [address('x')] }),
    ).toEqual([id]);
  });

  it('as long as one of two recipes names it, or an earlier version of one', async () => {
    const ann = cook();
    const id = uuidv7();
    const first = await recipes.call(recipe.create, { title: 'Soup', image_id: id }, ann);
    const second = await recipes.call(recipe.create, { title: 'Soup again', image_id: id }, ann);
    await recipes.call(recipe.update, { id: first.id, revision: first.revision, title: 'Soup' }, ann);
    expect(await pictured(ann.accountId, { id })).toEqual([id]);
    await recipes.call(recipe.update, { id: second.id, revision: second.revision, title: 'Soup again', image_id: uuidv7() }, ann);
    expect(await pictured(ann.accountId, { id })).toEqual([id]);
  });

  it('by a deleted recipe until it is purged', async () => {
    const ann = cook();
    const imageId = uuidv7();
    const { id } = await recipes.call(recipe.create, { title: 'Soup', image_id: imageId }, ann);
    await recipes.call(recipe.delete, { id }, ann);
    await waitUntil(() => recipes.get(OutboxRelay).isDrained(), 'the events to leave');
    await recipes.get(MaintenanceService).purgeDeleted();
    expect(await pictured(ann.accountId, { id: imageId })).toEqual([imageId]);
    const model = recipes.running.app.get<Model<{ deletedAt: Date }>>(getModelToken('Recipe'));
    await model.updateOne({ _id: id }, { $set: { deletedAt: new Date(Date.now() - 31 * 86_400_000) } });
    await recipes.get(MaintenanceService).purgeDeleted();
    expect(await pictured(ann.accountId, { id: imageId })).toEqual([]);
  });

  it('by no recipe of another cook, who could else keep what is not theirs', async () => {
    const [ann, eve] = [cook(), cook()];
    const id = uuidv7();
    await recipes.call(recipe.create, { title: 'Mine now', image_id: id, image_url: address(id) }, eve);
    // asked together with a picture of hers, so that her recipes are looked at too
    const input = [
      { id, ownerId: ann.accountId, addresses: [address(id)] },
      { id: uuidv7(), ownerId: eve.accountId, addresses: [] },
    ];
    expect(await recipes.call(photoReferencesOf('recipes').find, { photos: input }, service)).toEqual({ ids: [] });
  });

  it('is told to no cook', async () => {
    await expect(recipes.call(photoReferencesOf('recipes').find, { photos: [] }, cook())).rejects.toMatchObject({
      code: 'access.forbidden',
    });
  });
});
