import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageKey, incomingKey, isPublicKey, openObjectStore } from './object-store';
import { StorageConfig } from './storage-config';

it('shows finished pictures to everybody and uploads to nobody', () => {
  expect(isPublicKey(imageKey('3f-800.webp'))).toBe(true);
  expect(isPublicKey(incomingKey('ann', '1'))).toBe(false);
  expect(isPublicKey('images/../incoming/1')).toBe(false);
});

it('removes what a killed process left half-written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const store = await openObjectStore(StorageConfig.parse({ MEDIA_DIR: folder }));
  await store.deleteOlderParts(new Date());
  await mkdir(join(folder, 'parts'));
  for (const name of ['old', 'new']) await writeFile(join(folder, 'parts', name), 'x');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, 'parts/old'), yesterday, yesterday);
  await store.deleteOlderParts(new Date(Date.now() - 3_600_000));
  expect(await readdir(join(folder, 'parts'))).toEqual(['new']);
  await rm(folder, { recursive: true });
});

it('takes no file in while its disk has less free than it must keep, and still gives out what it has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const open = (minFreeMb: number) => openObjectStore(StorageConfig.parse({ MEDIA_DIR: folder, MEDIA_MIN_FREE_MB: String(minFreeMb) }));
  await (await open(0)).put('images/kept', Buffer.from('x'), 'text/plain');
  const full = await open(1e12);
  await expect(full.put('images/new', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ code: 'service.storage-full', status: 507 });
  expect(await full.bytes('images/kept')).toEqual(Buffer.from('x'));
  await rm(folder, { recursive: true });
});

it('wants the keys of a bucket beside its name', () => {
  expect(() => StorageConfig.parse({ S3_BUCKET: 'pictures' })).toThrow('A bucket needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.');
});
