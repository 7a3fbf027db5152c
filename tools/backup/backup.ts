// A backup: a folder with the documents of every service, the files, and a manifest with the checksum of each part.
import { mkdir, readFile, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpCollection } from './collections';
import { writeFile } from './copy';
import type { OpenData } from './place';

/**
 * The services in the order in which they are copied. Nothing stops meanwhile, so the order makes the parts fit: what refers to something is
 * copied before what it refers to, and projections before what they follow. See docs/adr/0021-backup.md.
 */
export const BACKUP_ORDER = ['community', 'importer', 'recipes', 'media', 'billing', 'identity'];
export const databaseName = (service: string, namespace: string) => `${namespace}simmer_${service}`;
const FORMAT = 1;
/** What is only on its way, or made again in a minute. */
const LEFT_OUT = /^(incoming|exports|parts)\//;

interface Digest {
  bytes: number;
  sha256: string;
}

export interface Manifest {
  format: number;
  startedAt: string;
  /** Written last: a backup without it was not finished. */
  finishedAt?: string;
  collections: ({ service: string; name: string; file: string; documents: number } & Digest)[];
  files: ({ key: string } & Digest)[];
}

export async function backUp({
  client,
  objects,
  namespace,
  folder,
  log,
}: OpenData & { folder: string; log: (line: string) => void }): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 });
  const manifest: Manifest = { format: FORMAT, startedAt: new Date().toISOString(), collections: [], files: [] };
  for (const service of BACKUP_ORDER) {
    const database = client.db(databaseName(service, namespace));
    const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
    let documents = 0;
    for (const name of names) {
      const file = `documents/${service}/${name}.bson.gz`;
      const dumped = await dumpCollection(database.collection(name), join(folder, file));
      manifest.collections.push({ service, name, file, ...dumped });
      documents += dumped.documents;
    }
    log(`${service}: ${documents} documents`);
  }
  for await (const key of objects.keys()) {
    if (LEFT_OUT.test(key)) continue;
    const content = await objects.stream(key).catch(() => undefined); // removed since it was listed
    if (content) manifest.files.push({ key, ...(await writeFile(join(folder, 'files', key), content)) });
  }
  log(`files: ${manifest.files.length}`);
  manifest.finishedAt = new Date().toISOString();
  await write(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return manifest;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
      throw new Error(`${folder} holds no finished backup: manifest.json is missing, which is written last.`);
    }),
  );
  if (manifest.format !== FORMAT) throw new Error(`This backup has format ${manifest.format}; this version reads ${FORMAT}.`);
  return manifest;
}
