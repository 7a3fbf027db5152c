import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { image, ProblemError, type StoredPhoto } from '@simmer/contracts';
import { requestedNow, bootService, incomingKey, ObjectStore, PhotoReferences, type RunningService } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, FakeService, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { IMAGE_MODEL, type ImageDocument } from '../image/image.schema';
import { filesOf } from '../image/image-files';
import { MediaModule } from '../media.module';
import { MaintenanceService } from './maintenance.service';

/** What the recipes of this file show. */
const shown = new Set<string>();
/** Runs once, before recipes looks. */
let meanwhile: (() => Promise<void> | void) | undefined;

/** Another process that answers for recipes. */
@FakeService('recipes')
class RecipesPeer {}

@Injectable()
class ShownByRecipes extends PhotoReferences {
  readonly models = [];
  async find(photos: readonly StoredPhoto[]): Promise<string[]> {
    const happening = meanwhile;
    meanwhile = undefined;
    await happening?.();
    return photos.map(({ id }) => id).filter((id) => shown.has(id));
  }
}

@Module({ controllers: [RecipesPeer], providers: [ShownByRecipes] })
class RecipesPeerModule {
  static readonly keepsDocuments = false;
}

/** Photos that cooks show as their own. */
const faces = new Set<string>();

@FakeService('identity')
class IdentityPeer {}

@Injectable()
class ShownByProfiles extends PhotoReferences {
  readonly models = [];
  async find(photos: readonly StoredPhoto[]): Promise<string[]> {
    return photos.map(({ id }) => id).filter((id) => faces.has(id));
  }
}

@Module({ controllers: [IdentityPeer], providers: [ShownByProfiles] })
class IdentityPeerModule {
  static readonly keepsDocuments = false;
}

@FakeService('community')
class CommunityPeer {}

@Injectable()
class ShownByCommunity extends PhotoReferences {
  readonly models = [];
  async find(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

@Module({ controllers: [CommunityPeer], providers: [ShownByCommunity] })
class CommunityPeerModule {
  static readonly keepsDocuments = false;
}

describe('pictures that no recipe shows', () => {
  let media: ServiceUnderTest;
  const peers: RunningService[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-maintenance-'));
    const environment = isolatedEnvironment({ MEDIA_DIR: folder, MEDIA_UNUSED_KEPT_DAYS: '10' });
    peers.push(
      await bootService('recipes', RecipesPeerModule, environment),
      await bootService('identity', IdentityPeerModule, environment),
      await bootService('community', CommunityPeerModule, environment),
    );
    media = await serviceUnderTest('media', MediaModule, environment);
  });
  afterAll(async () => {
    await media.close();
    for (const peer of peers) await peer.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    shown.clear();
    faces.clear();
    await images().deleteMany({});
  });

  const ann = cook();
  const images = () => media.running.app.get<Model<ImageDocument>>(getModelToken(IMAGE_MODEL));
  const record = (id: string) => images().findById(id).lean<ImageDocument>();
  const read = (id: string, owner = ann) => media.call(image.read, { id }, owner);
  /** A round, so many days from now. */
  const round = (day: number) => media.get(MaintenanceService).run(new Date(Date.now() + day * 86_400_000));
  const isThere = async (file: string): Promise<boolean> =>
    access(join(folder, file)).then(
      () => true,
      () => false,
    );

  let width = 100;
  const photo = () =>
    sharp({ create: { width: (width += 1), height: 80, channels: 3, background: '#c84' } })
      .withExif({ IFD0: { Make: 'Kitchen camera' } })
      .webp()
      .toBuffer();

  async function uploaded(bytes?: Buffer, owner = ann): Promise<{ id: string; files: string[] }> {
    const id = uuidv7();
    await media.get(ObjectStore).put(incomingKey(owner.accountId, id), bytes ?? (await photo()), 'application/octet-stream');
    await media.call(image.keepFile, { id, objectKey: incomingKey(owner.accountId, id) }, owner);
    await waitUntil(async () => (await read(id, owner)).status === 'stored', 'the picture to be stored');
    await media.settle();
    const stored = await record(id);
    return { id, files: stored ? filesOf(stored) : [] };
  }

  it('go with all their files when none has shown them for as long as the settings say, and not before', async () => {
    const { id, files } = await uploaded();
    expect(files).toHaveLength(4);
    await round(2);
    await round(11.9);
    expect(await read(id)).toMatchObject({ status: 'stored' });
    await round(12.1);
    await expect(read(id)).rejects.toMatchObject({ code: 'media.not-found' });
    expect(await record(id)).toBeNull();
    for (const file of files) expect([file, await isThere(file)]).toEqual([file, false]);
  });

  it('are counted anew when one shows them for a while', async () => {
    const { id } = await uploaded();
    await round(2);
    shown.add(id);
    await round(9);
    shown.clear();
    await round(11);
    await round(20.9);
    expect(await read(id)).toMatchObject({ status: 'stored' });
    await round(21.1);
    expect(await record(id)).toBeNull();
  });

  it('are no others: what a recipe shows stays however old it is', async () => {
    const { id, files } = await uploaded();
    shown.add(id);
    for (const day of [2, 20, 200]) await round(day);
    expect(await read(id)).toMatchObject({ status: 'stored' });
    expect(await isThere(files[0] ?? '')).toBe(true);
  });

  it('are no others: the photo of a cook stays', async () => {
    const { id } = await uploaded();
    faces.add(id);
    for (const day of [2, 20]) await round(day);
    expect(await read(id)).toMatchObject({ status: 'stored' });
  });

  it('stay when a recipe shows them at the last moment, and it is told of them again', async () => {
    const { id, files } = await uploaded();
    await round(2);
    shown.add(id);
    await images().updateOne({ _id: id }, { $set: { lookedAt: new Date(Date.now() + 20 * 86_400_000) } });
    let hidden: unknown;
    meanwhile = async () => void (hidden = await read(id).catch((problem: unknown) => problem));
    await round(20);
    expect(hidden).toMatchObject({ code: 'media.not-found' });
    expect(await read(id)).toMatchObject({ status: 'stored', revision: 4 });
    expect(await record(id)).toMatchObject({ removal: null, unusedSince: null });
    await media.settle();
    for (const file of files) expect(await isThere(file)).toBe(true);
  });

  it('stay while recipes does not answer', async () => {
    const { id } = await uploaded();
    await round(2);
    meanwhile = () => Promise.reject(new ProblemError('service.unavailable'));
    await expect(round(20)).rejects.toMatchObject({ code: 'service.unavailable' });
    expect(await record(id)).toMatchObject({ removal: null });
  });

  it('are removed to the end by the next round when one was interrupted, wherever that was', async () => {
    const [requested, half, bare] = [await uploaded(), await uploaded(), await uploaded()];
    await images().updateOne({ _id: requested.id }, { $set: { removal: 'proposed' } });
    await images().updateMany({ _id: { $in: [half.id, bare.id] } }, { $set: { removal: 'decided' } });
    for (const file of [...half.files.slice(0, 2), ...bare.files]) await media.get(ObjectStore).delete(file);
    await round(0);
    expect(await images().countDocuments({})).toBe(0);
    for (const file of [...requested.files, ...half.files]) expect(await isThere(file)).toBe(false);
  });

  it('are removed once by two rounds at the same moment', async () => {
    const all = [await uploaded(), await uploaded()];
    shown.add(all[0]?.id ?? '');
    await Promise.all([round(2), round(2)]);
    await Promise.all([round(20), round(20)]);
    expect((await images().find({}).lean()).map(({ _id }) => _id)).toEqual([all[0]?.id]);
    expect(await isThere(all[0]?.files[0] ?? '')).toBe(true);
  });

  it('take nothing away from the same picture brought twice, by one cook or by two', async () => {
    const bytes = await photo();
    const [gone, hers, theirs] = [await uploaded(bytes), await uploaded(bytes), await uploaded(bytes, cook())];
    expect(new Set([gone, hers, theirs].flatMap(({ files }) => files)).size).toBe(12);
    shown.add(hers.id).add(theirs.id);
    await round(2);
    await round(20);
    expect(await record(gone.id)).toBeNull();
    for (const file of [...hers.files, ...theirs.files]) expect(await isThere(file)).toBe(true);
  });

  it('take nothing away from a picture of an earlier release that has the same files', async () => {
    const [gone, stored] = [await uploaded(), await uploaded()];
    const { image: variants, originalKey } = (await record(stored.id)) as ImageDocument;
    await images().updateOne({ _id: gone.id }, { $set: { image: variants, originalKey } });
    const portable = gone.files.at(-1) ?? '';
    shown.add(stored.id);
    await round(2);
    await round(20);
    expect(await record(gone.id)).toBeNull();
    expect(await isThere(portable)).toBe(false);
    for (const file of stored.files) expect(await isThere(file)).toBe(true);
  });

  it('are found among those of earlier releases, which were never looked at', async () => {
    const { id } = await uploaded();
    await images().collection.updateOne({ _id: id as never }, { $unset: { lookedAt: '', unusedSince: '', removal: '' } });
    expect(await read(id)).toMatchObject({ status: 'stored' });
    await round(0);
    await round(10.1);
    expect(await record(id)).toBeNull();
  });

  it('leave uploads that still run alone, and go with those that failed', async () => {
    const common = {
      ownerId: ann.accountId,
      origin: { kind: 'url' as const, url: 'https://example.org/a.jpg' },
      revision: 1,
      createdAt: new Date(),
      ...requestedNow(),
    };
    const lease = { holder: 'a run at work', until: new Date(Date.now() + 600_000) };
    const [running, failed] = [uuidv7(), uuidv7()];
    await images().create([
      { ...common, _id: running, status: 'queued', lease },
      { ...common, _id: failed, status: 'failed', error: 'the site could not be reached' },
    ]);
    for (const day of [2, 20]) await round(day);
    expect((await images().find({}).lean()).map(({ _id }) => _id)).toEqual([running]);
  });
});
