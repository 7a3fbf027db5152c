import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { imageKey, incomingKey, isPublicKey, type ObjectStore, openObjectStore } from './object-store';
import { StorageConfig } from './storage-config';

describe('the object store in a folder', () => {
  let folder: string;
  let store: ObjectStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'object-store-'));
    store = await openObjectStore(StorageConfig.parse({ MEDIA_DIR: folder }));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives back what was put, as bytes and as a stream', async () => {
    await store.put('images/a-800.webp', Buffer.from('soup'), 'image/webp');
    expect((await store.bytes('images/a-800.webp')).toString()).toBe('soup');
    expect(await text(await store.stream('images/a-800.webp'))).toBe('soup');
  });

  it('takes a stream', async () => {
    await store.put(incomingKey('1'), Readable.from([Buffer.from('half '), Buffer.from('and half')]), 'image/jpeg');
    expect((await store.bytes(incomingKey('1'))).toString()).toBe('half and half');
  });

  it('keeps nothing of a stream that breaks off', async () => {
    const broken = Readable.from((async function* () {
      yield Buffer.from('half');
      throw new Error('the cook went away');
    })());
    await expect(store.put(incomingKey('1'), broken, 'image/jpeg')).rejects.toThrow();
    expect(await store.exists(incomingKey('1'))).toBe(false);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('says that a missing file is not there before anything is sent', async () => {
    await expect(store.stream('images/none.webp')).rejects.toMatchObject({ code: 'media.not-found' });
    await expect(store.bytes('images/none.webp')).rejects.toMatchObject({ code: 'media.not-found' });
  });

  it.each(['../secret', 'images/../../secret', '/etc/passwd', 'images//a', 'images/a b.webp', ''])('knows no file called %j', async (key) => {
    expect(await store.exists(key)).toBe(false);
    await expect(store.stream(key)).rejects.toMatchObject({ code: 'media.not-found' });
    await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ code: 'media.not-found' });
  });

  it('deletes, and does not mind when there is nothing', async () => {
    await store.put('images/a.webp', Buffer.from('x'), 'image/webp');
    await store.delete('images/a.webp');
    await store.delete('images/a.webp');
    expect(await store.exists('images/a.webp')).toBe(false);
  });

  it('removes what has been in a folder for too long, and nothing else', async () => {
    await store.deleteOlder('incoming', new Date());
    await mkdir(join(folder, 'incoming'));
    for (const name of ['old', 'old.3f.part', 'new']) await writeFile(join(folder, 'incoming', name), 'x');
    await store.put(imageKey('old.webp'), Buffer.from('x'), 'image/webp');
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const name of ['incoming/old', 'incoming/old.3f.part', 'images/old.webp']) await utimes(join(folder, name), yesterday, yesterday);
    await store.deleteOlder('incoming', new Date(Date.now() - 3_600_000));
    expect(await readdir(join(folder, 'incoming'))).toEqual(['new']);
    expect(await store.exists('images/old.webp')).toBe(true);
  });

  it('shows finished pictures to everybody and uploads to nobody', () => {
    expect(isPublicKey(imageKey('3f-800.webp'))).toBe(true);
    expect(isPublicKey(incomingKey('1'))).toBe(false);
    expect(isPublicKey('images/../incoming/1')).toBe(false);
  });
});

it('wants the keys of a bucket beside its name', () => {
  expect(() => StorageConfig.parse({ S3_BUCKET: 'pictures' })).toThrow('A bucket needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.');
});
