// Copies between streams and files, with the SHA-256 of what lies in the file.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes everything on and sums it up. */
export function digesting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(undefined, chunk);
    },
  });
  return { stream, finish: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a file that only its owner can read, through `steps` such as compression. */
export async function writeFile(file: string, source: Readable, ...steps: Transform[]) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const digest = digesting();
  await pipeline([source, ...steps, digest.stream, createWriteStream(file, { mode: 0o600 })]);
  return digest.finish();
}

export async function digestOf(file: string) {
  const digest = digesting();
  digest.stream.resume();
  await pipeline(createReadStream(file), digest.stream);
  return digest.finish();
}
