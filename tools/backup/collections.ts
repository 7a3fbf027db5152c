// One collection as a file of BSON documents, one behind the other, gzipped: what mongodump --gzip writes and mongorestore reads.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import mongoose from 'mongoose';
import { writeFile } from './copy';

const { BSON } = mongoose.mongo;
type Collection = mongoose.mongo.Collection;
type Document = mongoose.mongo.BSON.Document;
const BATCH_BYTES = 4 * 1024 * 1024;

/** Resolves with how many documents there are, and the bytes and SHA-256 of the file. */
export async function dumpCollection(collection: Collection, file: string) {
  let documents = 0;
  async function* all() {
    // by _id: the one order that every store we support reads from an index, so that what is inserted meanwhile disturbs nothing
    for await (const raw of collection.find({}, { raw: true }).sort({ _id: 1 })) {
      documents += 1;
      yield raw;
    }
  }
  const written = await writeFile(file, Readable.from(all(), { objectMode: false }), createGzip());
  return { documents, ...written };
}

/** Replaces a collection by what is in the file. `change` may alter each document. */
export async function loadCollection(collection: Collection, file: string, change = (document: Document) => document) {
  await collection.deleteMany({});
  let documents = 0;
  let batch: Document[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    documents += batch.length;
    batch = [];
    bytes = 0;
  };
  for await (const raw of documentsIn(createReadStream(file).pipe(createGunzip()))) {
    batch.push(change(BSON.deserialize(raw, { promoteValues: true })));
    bytes += raw.length;
    if (bytes > BATCH_BYTES) await flush();
  }
  await flush();
  return documents;
}

/** Cuts a stream into documents: each begins with its own length. */
async function* documentsIn(stream: AsyncIterable<Buffer>) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error('This file ends in the middle of a document.');
}
