import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageKey, incomingKey, isPublicKey, openObjectStore } from './object-store';
import { StorageConfig } from './storage-config';

it('shows finished pictures to everybody and uploads to nobody', () => {
  expect(isPublicKey(imageKey('3f-800.webp'))).toBe(true);
  expect(isPublicKey(incomingKey('1'))).toBe(false);
  expect(isPublicKey('images/../incoming/1')).toBe(false);
});

it('removes what a killed process left half-written in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const store = await openObjectStore(StorageConfig.parse({ MEDIA_DIR: folder }));
  await mkdir(join(folder, 'incoming'));
  for (const name of ['old.3f.part', 'new.3f.part']) await writeFile(join(folder, 'incoming', name), 'x');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, 'incoming/old.3f.part'), yesterday, yesterday);
  await store.deleteOlder('incoming', new Date(Date.now() - 3_600_000));
  expect(await readdir(join(folder, 'incoming'))).toEqual(['new.3f.part']);
  await rm(folder, { recursive: true });
});

it('wants the keys of a bucket beside its name', () => {
  expect(() => StorageConfig.parse({ S3_BUCKET: 'pictures' })).toThrow('A bucket needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.');
});
