import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getModelToken } from '@nestjs/mongoose';
import { image, imageStored, type ImageUpload, operations } from '@simmer/contracts';
import { incomingKey, isPublicKey, ObjectStore } from '@simmer/kit';
import { cook, isolatedEnvironment, service, type ServiceUnderTest, serviceUnderTest, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { MediaModule } from '../media.module';
import { ImageRepository } from './image.repository';
import { IMAGE_MODEL, type ImageDocument } from './image.schema';
import { ImageRun } from './image-run.service';
import { ImageProcessor } from './image-processor';

const photo = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .withExif({ IFD0: { Make: 'Kitchen camera' } })
    .jpeg()
    .toBuffer();

describe('keeping pictures', () => {
  let media: ServiceUnderTest;
  let folder: string;
  let site: Server;
  let address: string;
  let answer: RequestListener;
  let asked: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    site = createServer((request, response) => {
      asked++;
      answer(request, response);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/soup.jpg`;
    const environment = isolatedEnvironment({ MEDIA_DIR: folder, OUTBOUND_ALLOWED_HOSTS: `127.0.0.1:${port}` });
    media = await serviceUnderTest('media', MediaModule, environment);
  });
  afterAll(async () => {
    await media.close();
    site.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    const bytes = await photo();
    asked = 0;
    answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end(bytes);
  });

  const ann = cook();
  const fromUrl = (id: string, url = address, owner = ann) => media.call(image.uploadFromUrl, { id, url, title: 'Soup' }, owner);
  const read = (id: string, owner = ann) => media.call(image.read, { id }, owner);
  const images = () => media.running.app.get<Model<ImageDocument>>(getModelToken(IMAGE_MODEL));

  async function ended(id: string, owner = ann): Promise<ImageUpload> {
    await waitUntil(async () => (await read(id, owner)).status !== 'queued', 'the upload to end');
    return read(id, owner);
  }

  async function fileOf(bytes: Buffer, id = uuidv7()): Promise<string> {
    await media.get(ObjectStore).put(incomingKey(ann.accountId, id), bytes, 'application/octet-stream');
    return id;
  }

  async function allFiles(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of media.get(ObjectStore).keys()) keys.push(key);
    return keys.sort();
  }

  it('says of several which are stored, and whose they are', async () => {
    const [stored, missing, broken] = [uuidv7(), uuidv7(), uuidv7()];
    await fromUrl(stored);
    const { image: storedImage } = await ended(stored);
    answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end('no photo');
    await fromUrl(broken);
    await ended(broken);
    await expect(media.call(image.findStored, { ids: [missing, stored, broken] }, service)).resolves.toEqual({
      photos: [{ ownerId: ann.accountId, image: storedImage }],
    });
  });

  it('from the web: variants in both formats under our own addresses, and an event', async () => {
    const id = uuidv7();
    expect(await fromUrl(id)).toMatchObject({ id, status: 'queued', image: null, sourceUrl: address, revision: 1 });
    const upload = await ended(id);
    expect(upload).toMatchObject({ status: 'stored', error: null, revision: 2, image: { id, width: 600, height: 400 } });
    expect(upload.image?.variants.map(({ format, width }) => `${format} ${width}`)).toEqual(
      [320, 480, 600].flatMap((width) => [`avif ${width}`, `webp ${width}`]),
    );
    for (const variant of upload.image?.variants ?? []) {
      const bytes = await media.get(ObjectStore).bytes(variant.url.replace('/media/', ''));
      expect(bytes.length).toBe(variant.bytes);
      expect(bytes.includes('Kitchen camera')).toBe(false);
    }

    await media.settle();
    expect(await media.bus.published(imageStored)).toContainEqual({ imageId: id, ownerId: ann.accountId, revision: 2 });
  });

  it('from a file: kept, and the upload itself is gone afterwards', async () => {
    const id = await fileOf(await photo(100, 100));
    await media.call(image.keepFile, { id, objectKey: incomingKey(ann.accountId, id) }, ann);
    expect(await ended(id)).toMatchObject({ status: 'stored', sourceUrl: null });
    await media.settle();
    expect(await readdir(join(folder, 'incoming', ann.accountId))).toEqual([]);
  });

  it('leaves no file of a cook who has gone while it was drawn', async () => {
    const gone = cook();
    const id = uuidv7();
    const origin = { kind: 'file' as const, key: incomingKey(gone.accountId, id), digest: '' };
    const bytes = await photo(290, 100);
    await media.get(ObjectStore).put(origin.key, bytes, 'image/jpeg');
    await media.get(ImageRepository).insert({ _id: id, ownerId: gone.accountId, title: '', origin });
    const held = (await media.get(ImageRun).records.takeNext(gone.accountId, 'this run'))!;
    // the run takes longer than anybody waits for it
    await images().updateOne({ _id: id }, { $set: { 'lease.until': new Date(0) } });
    const erase = () => media.call(operations.media.personalData.erase, { accountId: gone.accountId, sharedRecipes: 'remove' }, service);
    await waitUntil(async () => (await erase()).isDone, 'the cook to be gone');
    const before = await allFiles();
    await media.get(ObjectStore).put(origin.key, bytes, 'image/jpeg');
    await media.get(ImageRun).work(held, 'this run', new AbortController().signal);
    expect(await allFiles()).toEqual(before);
  });

  describe('the original', () => {
    const original = (id: string, owner = ann) => media.call(image.original, { id }, owner);
    const bytesOf = (key: string | null) => media.get(ObjectStore).bytes(key ?? '');
    const fileStored = async (bytes: Buffer): Promise<string> => {
      const id = await fileOf(bytes);
      await media.call(image.keepFile, { id, objectKey: incomingKey(ann.accountId, id) }, ann);
      expect(await ended(id)).toMatchObject({ status: 'stored' });
      return id;
    };

    it('of a file is kept byte for byte, with what the camera wrote', async () => {
      const bytes = await photo(200, 100);
      const { objectKey, portableKey } = await original(await fileStored(bytes));
      expect((await bytesOf(objectKey)).equals(bytes)).toBe(true);
      expect(bytes.includes('Kitchen camera')).toBe(true);
      expect((await bytesOf(portableKey)).includes('Kitchen camera')).toBe(false);
    });

    it('of which nothing more can be learned than what it shows is what other programs get too', async () => {
      const { objectKey, portableKey } = await original(
        await fileStored(
          await sharp(await photo(205, 100))
            .jpeg()
            .toBuffer(),
        ),
      );
      expect(portableKey).toBe(objectKey);
    });

    it('of a picture from the web is kept too', async () => {
      const bytes = await photo(210, 100);
      answer = (_request, response) => response.end(bytes);
      const id = uuidv7();
      await fromUrl(id);
      await ended(id);
      expect((await bytesOf((await original(id)).objectKey)).equals(bytes)).toBe(true);
    });

    it('is its owner’s alone: nobody else is told where it lies, and no address leads to it', async () => {
      const id = await fileStored(await photo(220, 100));
      await expect(original(id, cook())).rejects.toMatchObject({ code: 'media.not-found' });
      const { objectKey } = await original(id);
      expect(isPublicKey(objectKey ?? '')).toBe(false);
      expect(JSON.stringify(await read(id))).not.toContain('originals');
    });

    it('that many a program cannot read has a JPEG of its largest width beside it, without what the camera wrote', async () => {
      const bytes = await sharp(await photo(1_600, 800))
        .withExif({ IFD0: { Make: 'Kitchen camera' } })
        .webp()
        .toBuffer();
      const { objectKey, portableKey } = await original(await fileStored(bytes));
      expect((await bytesOf(objectKey)).equals(bytes)).toBe(true);
      expect(portableKey).not.toBe(objectKey);
      expect(isPublicKey(portableKey ?? '')).toBe(false);
      const jpeg = await bytesOf(portableKey);
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_280, height: 640 });
      expect(jpeg.includes('Kitchen camera')).toBe(false);
    });

    it('is stored for each picture apart, so that one can be removed without the other', async () => {
      const bytes = await photo(230, 100);
      const [one, other] = [await fileStored(bytes), await fileStored(bytes)];
      expect((await original(one)).objectKey).not.toBe((await original(other)).objectKey);
      const variants = async (id: string) => (await read(id)).image?.variants.map(({ url }) => url) ?? [];
      expect(new Set([...(await variants(one)), ...(await variants(other))]).size).toBe(4);
    });

    it('is not there while a picture waits, nor for one that was not kept', async () => {
      const id = await fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 9)]));
      await media.call(image.keepFile, { id, objectKey: incomingKey(ann.accountId, id) }, ann);
      expect(await original(id)).toEqual({ objectKey: null, portableKey: null });
      expect(await ended(id)).toMatchObject({ status: 'failed' });
      expect(await original(id)).toEqual({ objectKey: null, portableKey: null });
    });

    it('is not there for a picture of an earlier release, which is shown as before', async () => {
      const id = await fileStored(await photo(240, 100));
      await images().collection.updateOne({ _id: id as never }, { $unset: { originalKey: '', portableKey: '' } });
      expect(await original(id)).toEqual({ objectKey: null, portableKey: null });
      expect(await read(id)).toMatchObject({ status: 'stored', image: { width: 240 } });
    });
  });

  it('refuses a file that is no picture at once, whatever its name says', async () => {
    const id = await fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
    await expect(media.call(image.keepFile, { id, objectKey: incomingKey(ann.accountId, id) }, ann)).rejects.toMatchObject({
      code: 'media.unreadable-image',
      status: 422,
    });
    expect(await media.get(ObjectStore).exists(incomingKey(ann.accountId, id))).toBe(false);
  });

  it('takes only the file of this upload', async () => {
    const [hers, mine] = [await fileOf(await photo()), uuidv7()];
    await expect(media.call(image.keepFile, { id: mine, objectKey: incomingKey(ann.accountId, hers) }, ann)).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(media.call(image.keepFile, { id: mine, objectKey: '../secrets' }, ann)).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it('fetches once, however often the same upload is asked for', async () => {
    const id = uuidv7();
    await Promise.all(Array.from({ length: 10 }, () => fromUrl(id)));
    await ended(id);
    await fromUrl(id);
    await media.settle();
    expect(asked).toBe(1);
  });

  it('is refused under an id that was sent before with another picture', async () => {
    const id = await fileOf(await photo(250, 100));
    await fromUrl(id);
    await expect(fromUrl(id, `${address}?other`)).rejects.toMatchObject({ code: 'request.id-reused' });
    await expect(media.call(image.keepFile, { id, objectKey: incomingKey(ann.accountId, id) }, ann)).rejects.toMatchObject({
      code: 'request.id-reused',
    });
    expect(await ended(id)).toMatchObject({ status: 'stored', sourceUrl: address });
  });

  describe('from a file that comes under an id that was sent before', () => {
    /** As the gateway does: each file under a key of its own. */
    async function send(id: string, bytes: Buffer, owner = ann): Promise<ImageUpload> {
      const objectKey = incomingKey(owner.accountId, `${id}-${uuidv7()}`);
      await media.get(ObjectStore).put(objectKey, bytes, 'application/octet-stream');
      return media.call(image.keepFile, { id, objectKey }, owner);
    }

    it('is the same upload when it is the same file, which is not kept twice', async () => {
      const [id, bytes] = [uuidv7(), await photo(260, 100)];
      const sent = await Promise.all(Array.from({ length: 5 }, () => send(id, bytes)));
      expect(new Set(sent.map((upload) => upload.id))).toEqual(new Set([id]));
      await ended(id);
      expect(await send(id, bytes)).toMatchObject({ status: 'stored', image: { width: 260 } });
      await media.settle();
      expect((await readdir(join(folder, 'incoming', ann.accountId))).filter((name) => name.startsWith(id))).toEqual([]);
    });

    it('is refused when it is another file; the first one stays', async () => {
      const [id, first, second] = [uuidv7(), await photo(270, 100), await photo(280, 100)];
      await send(id, first);
      await expect(send(id, second)).rejects.toMatchObject({ code: 'request.id-reused' });
      expect(await ended(id)).toMatchObject({ status: 'stored', image: { width: 270 } });
      await expect(send(id, second)).rejects.toMatchObject({ code: 'request.id-reused' });
    });

    it('of two files sent at once keeps the one that it does not refuse', async () => {
      const [id, widths] = [uuidv7(), [290, 300]];
      const files = await Promise.all(widths.map((width) => photo(width, 100)));
      const sent = await Promise.allSettled(files.map((bytes) => send(id, bytes)));
      expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const storedImage = widths[sent.findIndex(({ status }) => status === 'fulfilled')];
      expect(await ended(id)).toMatchObject({ status: 'stored', image: { width: storedImage } });
    });
  });

  it('is nobody else’s', async () => {
    const id = uuidv7();
    await fromUrl(id);
    await expect(read(id, cook())).rejects.toMatchObject({ code: 'media.not-found' });
    await expect(fromUrl(id, address, cook())).rejects.toMatchObject({
      code: 'request.id-taken',
      message: 'This ID is already in use. Please choose another.',
    });
    await ended(id);
  });

  it.each<[string, RequestListener]>([
    ['is not there', (_request, response) => response.writeHead(404).end()],
    ['is a web page', (_request, response) => response.setHeader('content-type', 'image/jpeg').end('<html><body>Soup</body></html>')],
    ['is broken', (_request, response) => response.end(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]))],
    [
      'is larger than 15 MB',
      (_request, response) => response.writeHead(200, { 'content-length': String(16 * 1024 * 1024) }).flushHeaders(),
    ],
    [
      'redirects into our own network',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    ],
  ])('gives up at once when the picture %s, and says why', async (_, listener) => {
    answer = listener;
    const id = uuidv7();
    await fromUrl(id);
    expect(await ended(id)).toMatchObject({ status: 'failed', image: null, error: expect.stringMatching(/\w/) });
    expect(asked).toBe(1);
  });

  it('tries again when the site fails for a moment', async () => {
    const works = answer;
    answer = (request, response) => (asked === 1 ? response.writeHead(503).end() : works(request, response));
    const id = uuidv7();
    await fromUrl(id);
    expect(await ended(id)).toMatchObject({ status: 'stored' });
    expect(asked).toBe(2);
  });

  it('stops trying after the third failure', async () => {
    answer = (_request, response) => response.destroy();
    const id = uuidv7();
    await fromUrl(id);
    expect(await ended(id)).toMatchObject({ status: 'failed', error: 'the site could not be reached' });
    expect(asked).toBe(3);
  });

  it('goes on after a stop of the service that came in its middle, however often, and holds none of them up', async () => {
    const works = answer;
    const environment = isolatedEnvironment({ MEDIA_DIR: folder, OUTBOUND_ALLOWED_HOSTS: new URL(address).host });
    const id = uuidv7();
    const took: number[] = [];
    for (let stop = 1; stop <= 4; stop++) {
      answer = () => undefined; // it hangs
      const restarted = await serviceUnderTest('media', MediaModule, environment);
      await restarted.call(image.uploadFromUrl, { id, url: address, title: 'Soup' }, ann);
      await waitUntil(() => asked === stop, 'the picture to be fetched');
      const begun = Date.now();
      await restarted.stop();
      took.push(Date.now() - begun);
    }
    expect(Math.max(...took)).toBeLessThan(3_000);
    answer = works;
    const last = await serviceUnderTest('media', MediaModule, environment);
    await waitUntil(async () => (await last.call(image.read, { id }, ann)).status === 'stored', 'the picture to be stored');
    await last.close();
  });

  it('survives the death of the process that opens pictures', async () => {
    const big = await photo(4_000, 3_000);
    answer = (_request, response) => response.end(big);
    const processor = media.get(ImageProcessor);
    const id = uuidv7();
    await fromUrl(id);
    let killed: number | undefined;
    await waitUntil(async () => {
      const { processId } = processor;
      if (((await images().findById(id).lean<ImageDocument>())?.attempts ?? 0) > 1) return true;
      if (processId && processId !== killed) process.kill((killed = processId), 'SIGKILL');
      return false;
    }, 'a second attempt');
    expect(await ended(id)).toMatchObject({ status: 'stored' });
  });

  it('is taken up again when the run that had it died, or the queue forgot it', async () => {
    const now = Date.now();
    const record = (changes: Partial<ImageDocument>) => ({
      _id: uuidv7(),
      ownerId: ann.accountId,
      origin: { kind: 'url' as const, url: address },
      status: 'queued' as const,
      revision: 1,
      askedAt: new Date(now),
      dueAt: new Date(now),
      createdAt: new Date(now),
      ...changes,
    });
    const [ann, bob, eve] = [cook(), cook(), cook()];
    const early = new Date(now - 60_000);
    const died = record({
      ownerId: ann.accountId,
      dueAt: early,
      attempts: 1,
      lease: { holder: 'a run that died', until: new Date(now - 1) },
    });
    const forgotten = record({ ownerId: bob.accountId, dueAt: early });
    const alive = record({
      ownerId: eve.accountId,
      dueAt: early,
      attempts: 1,
      lease: { holder: 'a run at work', until: new Date(now + 600_000) },
    });
    await images().create([died, forgotten, alive]);
    expect((await media.get(ImageRepository).leases.waiting()).map(({ ownerId }) => ownerId).sort()).toEqual(
      [ann.accountId, bob.accountId].sort(),
    );
    expect([(await ended(died._id, ann)).status, (await ended(forgotten._id, bob)).status]).toEqual(['stored', 'stored']);
    expect(await read(alive._id, eve)).toMatchObject({ status: 'queued' });
  });
});
