import { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from './outbound-error';

/** Encodings of a body may be stacked; nobody honest stacks more than one. */
const MOST_ENCODINGS = 2;

/** The body's bytes, decompressed, at most `maxBytes` of them before and after decompression; stops reading as soon as there are more. */
export async function readLimited(body: Readable, encodings: string, maxBytes: number): Promise<Buffer> {
  const names = encodings
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MOST_ENCODINGS) throw new OutboundError('network', 'the site sent its answer in a form that cannot be read');
  const streams: Readable[] = [body];
  try {
    for (const name of names.reverse()) streams.push(decompressed(streams.at(-1) as Readable, name, maxBytes));
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of streams.at(-1) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    for (const stream of streams) stream.destroy();
  }
}

export function tooLarge(maxBytes: number): OutboundError {
  return new OutboundError('too-large', `the answer is larger than ${Math.floor(maxBytes / 1_048_576)} MB`);
}

/** A body cut short is read as far as it goes, as browsers do. */
function decompressed(source: Readable, encoding: string, maxBytes: number): Readable {
  const decoder = decoderOf(encoding);
  decoder.on('error', () => undefined); // the reader gets it; one that comes after the reader has left is nobody's
  let received = 0;
  source.on('data', (chunk: Buffer) => {
    received += chunk.length;
    // empty compressed blocks can go on for ever without a byte of output
    if (received > maxBytes) decoder.destroy(tooLarge(maxBytes));
  });
  source.on('error', (error) => decoder.destroy(error));
  return source.pipe(decoder);
}

function decoderOf(encoding: string): ReturnType<typeof createGunzip> | ReturnType<typeof createBrotliDecompress> {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  if (encoding === 'deflate') return createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  throw new OutboundError('network', 'the site sent its answer in a form that cannot be read');
}
