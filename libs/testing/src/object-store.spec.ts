import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { imageKey, incomingKey, type ObjectStore, openObjectStore, SCRATCH_FOLDER, StorageConfig } from '@simmer/kit';
import { type S3StandIn, s3StandIn } from './s3-stand-in';

/** One place where files may be kept, with what only a spec does to it. */
interface Place {
  store: ObjectStore;
  /** Everything that is kept, also half files. */
  keys(): Promise<string[]>;
  putLongAgo(key: string, time: Date): Promise<void>;
  close(): Promise<void>;
}

async function folder(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'object-store-'));
  const store = await openObjectStore(StorageConfig.parse({ MEDIA_DIR: root }));
  const keys = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  return {
    store,
    keys,
    async putLongAgo(key, time) {
      await mkdir(dirname(join(root, key)), { recursive: true });
      await store.put(key, Buffer.from('x'), 'image/webp');
      await utimes(join(root, key), time, time);
    },
    close: () => rm(root, { recursive: true }),
  };
}

const settingsOf = ({ url, bucket, accessKey, secretKey }: S3StandIn, changes: Record<string, string> = {}) =>
  StorageConfig.parse({ S3_BUCKET: bucket, S3_ENDPOINT: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, ...changes });

async function bucket(): Promise<Place> {
  const s3 = await s3StandIn();
  const store = await openObjectStore(settingsOf(s3));
  return {
    store,
    keys: async () => [...s3.objects.keys()],
    async putLongAgo(key, modified) {
      await store.put(key, Buffer.from('x'), 'image/webp');
      s3.objects.set(key, { body: Buffer.from('x'), type: 'image/webp', modified });
    },
    close: s3.close,
  };
}

const halfAStream = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the cook went away');
    })(),
  );

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('the object store in %s', (_name, open) => {
  let place: Place;
  let store: ObjectStore;
  beforeEach(async () => {
    place = await open();
    ({ store } = place);
  });
  afterEach(() => place.close());

  it('gives back what was put, as bytes and as a stream', async () => {
    await store.put('images/a-800.webp', Buffer.from('soup'), 'image/webp');
    expect((await store.bytes('images/a-800.webp')).toString()).toBe('soup');
    expect(await text(await store.stream('images/a-800.webp'))).toBe('soup');
  });

  it('takes a stream, also a long one and an empty one', async () => {
    const chunks = Array.from({ length: 40 }, (_, at) => Buffer.alloc(64 * 1024, at));
    await store.put(incomingKey('ann', 'long'), Readable.from(chunks), 'image/jpeg');
    expect((await store.bytes(incomingKey('ann', 'long'))).equals(Buffer.concat(chunks))).toBe(true);
    await store.put(incomingKey('ann', 'empty'), Readable.from([]), 'image/jpeg');
    expect(await store.bytes(incomingKey('ann', 'empty'))).toHaveLength(0);
  });

  it('keeps nothing of a stream that breaks off', async () => {
    await expect(store.put(incomingKey('ann', '1'), halfAStream(), 'image/jpeg')).rejects.toThrow();
    expect(await store.exists(incomingKey('ann', '1'))).toBe(false);
    expect(await place.keys()).toEqual([]);
  });

  it('keeps the file of before when a stream that would replace it breaks off', async () => {
    await store.put(incomingKey('ann', '1'), Buffer.from('before'), 'image/jpeg');
    await expect(store.put(incomingKey('ann', '1'), halfAStream(), 'image/jpeg')).rejects.toThrow();
    expect((await store.bytes(incomingKey('ann', '1'))).toString()).toBe('before');
  });

  it('replaces what was under a key', async () => {
    await store.put('images/a.webp', Buffer.from('the first'), 'image/webp');
    await store.put('images/a.webp', Readable.from([Buffer.from('other')]), 'image/webp');
    expect((await store.bytes('images/a.webp')).toString()).toBe('other');
  });

  it('says that a missing file is not there before anything is sent', async () => {
    await expect(store.stream('images/none.webp')).rejects.toMatchObject({ code: 'media.not-found' });
    await expect(store.bytes('images/none.webp')).rejects.toMatchObject({ code: 'media.not-found' });
  });

  it.each(['../secret', 'images/../../secret', '/etc/passwd', 'images//a', 'images/a b.webp', ''])(
    'knows no file called %j',
    async (key) => {
      expect(await store.exists(key)).toBe(false);
      await expect(store.stream(key)).rejects.toMatchObject({ code: 'media.not-found' });
      await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ code: 'media.not-found' });
    },
  );

  it('deletes, and does not mind when there is nothing', async () => {
    await store.put('images/a.webp', Buffer.from('x'), 'image/webp');
    await store.delete('images/a.webp');
    await store.delete('images/a.webp');
    expect(await store.exists('images/a.webp')).toBe(false);
  });

  it('removes what has been in a folder for too long, and nothing else', async () => {
    await store.deleteOlder('incoming', new Date());
    const yesterday = new Date(Date.now() - 86_400_000);
    const old = [1, 2, 3, 4, 5].map((at) => incomingKey('ann', `old-${at}`));
    for (const key of [...old, imageKey('old.webp'), 'incoming-kept/old']) await place.putLongAgo(key, yesterday);
    await store.put(incomingKey('ann', 'new'), Buffer.from('x'), 'image/jpeg');
    await store.deleteOlder('incoming', new Date(Date.now() - 3_600_000));
    expect((await place.keys()).sort()).toEqual(['images/old.webp', 'incoming-kept/old', 'incoming/ann/new']);
  });
});

describe('a bucket', () => {
  let s3: S3StandIn;
  beforeEach(async () => {
    s3 = await s3StandIn();
  });
  afterEach(() => s3.close());
  /** Where a stream is kept until all of it has come, what is there of ours. */
  const aside = async () => {
    await mkdir(SCRATCH_FOLDER, { recursive: true });
    // others work there at the same time, so a file may be gone by now
    const contents = (await readdir(SCRATCH_FOLDER)).map((name) => readFile(join(SCRATCH_FOLDER, name), 'utf8').catch(() => ''));
    return (await Promise.all(contents)).filter((content) => ['half', 'whole'].includes(content));
  };

  it('is told what kind of file it is, in one request', async () => {
    const store = await openObjectStore(settingsOf(s3));
    await store.put('images/a.webp', Readable.from([Buffer.from('so'), Buffer.from('up')]), 'image/webp');
    expect(s3.requests).toEqual(['PUT images/a.webp']);
    expect(s3.objects.get('images/a.webp')).toMatchObject({ type: 'image/webp', body: Buffer.from('soup') });
  });

  it('is told nothing of a stream that breaks off, and no part of a stream stays on our disk', async () => {
    const before = await aside();
    const store = await openObjectStore(settingsOf(s3));
    await expect(store.put(incomingKey('ann', '1'), halfAStream(), 'image/jpeg')).rejects.toThrow();
    expect(s3.requests).toEqual([]);
    await store.put(incomingKey('ann', '1'), Readable.from([Buffer.from('whole')]), 'image/jpeg');
    expect(await aside()).toEqual(before);
  });

  it.each([
    ['S3_SECRET_KEY', 'guessed'],
    ['S3_ACCESS_KEY', 'somebody'],
    ['S3_BUCKET', 'elsewhere'],
  ])('takes nothing with a wrong %s', async (name, value) => {
    const store = await openObjectStore(settingsOf(s3, { [name]: value }));
    await expect(store.put('images/a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();
    await expect(store.put('images/a.webp', Readable.from([Buffer.from('x')]), 'image/webp')).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });
});
