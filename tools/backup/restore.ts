// Puts a backup back, all of it or the named services. Nothing is touched before every part has been read and found whole.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type mongoose from 'mongoose';
import { BACKUP_ORDER, databaseName, type Manifest, readManifest } from './backup';
import { loadCollection } from './collections';
import { digestOf } from './copy';
import type { OpenData } from './place';

/** Follow the revisions of others, and have none of their own. */
const PROJECTIONS = new Set(['community']);

interface Options {
  folder: string;
  services?: readonly string[];
  withFiles?: boolean;
  replace?: boolean;
  log: (line: string) => void;
}

export async function restore({
  client,
  objects,
  namespace,
  folder,
  services = BACKUP_ORDER,
  withFiles = true,
  replace = false,
  log,
}: OpenData & Options): Promise<Manifest> {
  const unknown = services.filter((service) => !BACKUP_ORDER.includes(service));
  if (unknown.length > 0) throw new Error(`No service is called ${unknown.join(', ')}. There are: ${BACKUP_ORDER.join(', ')}.`);
  const manifest = await readManifest(folder);
  const collections = manifest.collections.filter(({ service }) => services.includes(service));
  const files = withFiles ? manifest.files : [];
  await check(folder, [...collections, ...files.map((file) => ({ ...file, file: join('files', file.key) }))]);
  if (!replace) await assertEmpty(client, services, namespace);
  for (const { key } of files) {
    if (!(await objects.exists(key))) await objects.put(key, createReadStream(join(folder, 'files', key)), contentType(key));
  }
  if (withFiles) log(`files: ${files.length}`);
  for (const service of services.toReversed()) {
    const database = client.db(databaseName(service, namespace));
    const kept = new Set(collections.filter((one) => one.service === service).map(({ name }) => name));
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
      if (!kept.has(name)) await database.collection(name).deleteMany({});
    let documents = 0;
    for (const { name, file } of collections.filter((one) => one.service === service))
      documents += await loadCollection(database.collection(name), join(folder, file), PROJECTIONS.has(service) ? undefined : ahead);
    log(`${service}: ${documents} documents`);
  }
  return manifest;
}

/**
 * Others have heard of later revisions than those that come back, and ignore what is not newer. So a document comes back ahead of anything that
 * was told before, and of any restore before: seconds since 1970 are more than a document is ever changed.
 */
function ahead(document: mongoose.mongo.BSON.Document): mongoose.mongo.BSON.Document {
  if (typeof document.revision !== 'number') return document;
  document.revision = Math.max(document.revision + 1, Math.floor(Date.now() / 1_000));
  if (typeof document.contentRevision === 'number') document.contentRevision = document.revision;
  return document;
}

async function check(folder: string, parts: readonly { file: string; sha256: string }[]): Promise<void> {
  const broken: string[] = [];
  for (const { file, sha256 } of parts) {
    // whatever keeps a part from being read is told with its name
    const found = await digestOf(join(folder, file)).catch((error: Error) => error);
    if (found instanceof Error) broken.push(`${file}: ${found.message}`);
    else if (found.sha256 !== sha256) broken.push(file);
  }
  if (broken.length > 0) throw new Error(`These parts are missing or damaged, so nothing was restored:\n${broken.join('\n')}`);
}

async function assertEmpty(client: OpenData['client'], services: readonly string[], namespace: string): Promise<void> {
  for (const service of services) {
    const database = client.db(databaseName(service, namespace));
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      if (await database.collection(name).findOne({}, { projection: { _id: 1 } }))
        throw new Error(`${service} holds data already. Give --replace to put the backup in its place.`);
    }
  }
}

/** Files go out with the type that their name says. */
function contentType(key: string): string {
  const types: Record<string, string> = {
    avif: 'image/avif',
    webp: 'image/webp',
    jpg: 'image/jpeg',
    png: 'image/png',
    json: 'application/json',
  };
  return types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
