import { getModelToken } from '@nestjs/mongoose';
import { operations } from '@simmer/contracts';
import { bootService, type Drift, HealthController, type RunningService } from '@simmer/kit';
import { isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { CommunityModule } from '../community.module';
import { Published, FakeRecipesModule } from '../spec/fake-recipes';
import { GALLERY_CARD_MODEL, type GalleryCardDocument, PUBLICATION_MODEL, type PublicationDocument } from './gallery.schema';
import { GalleryService } from './gallery.service';
import { GalleryReconciliation } from './gallery-reconciliation.service';

const { gallery } = operations.community;

let tested: ServiceUnderTest;
let peer: RunningService;
let published: Published;
beforeAll(async () => {
  const environment = isolatedEnvironment();
  peer = await bootService('recipes', FakeRecipesModule, environment);
  published = peer.app.get(Published);
  tested = await serviceUnderTest('community', CommunityModule, environment);
});
afterAll(async () => {
  await tested.close();
  await peer.stop();
});
beforeEach(async () => {
  published.clear();
  await cards().deleteMany({});
  await publications().deleteMany({});
});

const cards = (): Model<GalleryCardDocument> => tested.running.app.get(getModelToken(GALLERY_CARD_MODEL));
const publications = (): Model<PublicationDocument> => tested.running.app.get(getModelToken(PUBLICATION_MODEL));
const reconcile = (): Promise<Drift> => tested.get(GalleryReconciliation).reconcile({ settlesWithinMs: 10 });
const titles = async (): Promise<string[]> => (await tested.call(gallery.list, { limit: 100 }, null)).items.map(({ title }) => title);

/** Shared, and in the gallery as an event would have put it there. */
async function shown(title: string, revision = 1): Promise<string> {
  const id = uuidv7();
  published.share(id, revision, title);
  await tested.get(GalleryService).project(id, revision);
  return id;
}

describe('the nightly comparison of the gallery', () => {
  it('finds nothing to mend where every event has arrived', async () => {
    await shown('Toast');
    published.delete(await shown('Soup'));
    await tested.get(GalleryService).project(await shown('Stew'), 1);
    await reconcile();
    expect(await titles()).toEqual(['Stew', 'Toast']);
    await expect(reconcile()).resolves.toEqual({ looked: 2 + 2 + 2, mended: 0, left: 0 });
  });

  it('shows what was shared and never heard of, page after page', async () => {
    for (let dish = 0; dish < 230; dish++) published.share(uuidv7(), 1, `Dish ${dish}`);
    await expect(reconcile()).resolves.toMatchObject({ mended: 230, left: 0 });
    expect(await cards().countDocuments()).toBe(230);
    await expect(reconcile()).resolves.toMatchObject({ mended: 0, left: 0 });
  });

  it('takes down what was taken back', async () => {
    published.delete(await shown('Soup'));
    await expect(reconcile()).resolves.toMatchObject({ mended: 1, left: 0 });
    expect(await titles()).toEqual([]);
  });

  it('brings a card to the revision that is published', async () => {
    published.share(await shown('Toast'), 4, 'Cheese toast');
    await expect(reconcile()).resolves.toMatchObject({ mended: 1 });
    expect(await titles()).toEqual(['Cheese toast']);
  });

  it('takes no change that nobody else can see for drift, and a card that says something else for one', async () => {
    const [marked, changed] = [await shown('Toast'), await shown('Soup')];
    published.share(marked, 7, 'Toast');
    await cards().updateOne({ recipeId: changed }, { $set: { title: 'Stew' } });
    await expect(reconcile()).resolves.toMatchObject({ mended: 1 });
    expect(await titles()).toEqual(['Soup', 'Toast']);
  });

  it('puts back a card that is gone', async () => {
    await shown('Toast');
    await cards().deleteMany({});
    await expect(reconcile()).resolves.toMatchObject({ mended: 1 });
    expect(await titles()).toEqual(['Toast']);
  });

  it('goes back to an older revision when recipes has', async () => {
    const id = await shown('Toast', 9);
    published.share(id, 3, 'Toast as it was');
    await expect(reconcile()).resolves.toMatchObject({ mended: 1 });
    expect(await titles()).toEqual(['Toast as it was']);
    await expect(reconcile()).resolves.toMatchObject({ mended: 0 });
  });

  it('removes a card that stands for nothing', async () => {
    const id = await shown('Toast');
    const card = await cards().findOne({ recipeId: id }).lean<GalleryCardDocument>();
    await cards().create({ ...card, _id: uuidv7() });
    await expect(reconcile()).resolves.toMatchObject({ mended: 1 });
    expect(await titles()).toEqual(['Toast']);
  });

  it('takes no event that is only on its way for drift', async () => {
    const id = uuidv7();
    published.share(id, 1, 'Toast');
    const comparison = tested.get(GalleryReconciliation).reconcile({ settlesWithinMs: 1_000 });
    await tested.get(GalleryService).project(id, 1);
    await expect(comparison).resolves.toMatchObject({ mended: 0 });
  });

  it('is reported with the health of the service', async () => {
    published.delete(await shown('Soup'));
    await reconcile();
    const { checks } = await tested.get(HealthController).readiness();
    expect(checks.reconciled).toEqual({ gallery: { at: expect.any(String), looked: 1, mended: 1, left: 0 } });
  });

  it('ends with an outage instead of taking everything down', async () => {
    await shown('Toast');
    await peer.stop();
    await expect(reconcile()).rejects.toMatchObject({ code: 'service.unavailable' });
    expect(await titles()).toEqual(['Toast']);
    peer = await bootService('recipes', FakeRecipesModule, tested.environment);
    published = peer.app.get(Published);
  });
});
