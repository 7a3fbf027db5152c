import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSigned, type S3Keys } from './s3-signature';

/** Few, so that a list of a handful has several pages. */
const PAGE = 2;

interface S3Object {
  body: Buffer;
  type: string;
  modified: Date;
}

export interface S3StandIn extends S3Keys {
  url: string;
  bucket: string;
  objects: Map<string, S3Object>;
  /** The requests, such as `PUT images/a.webp`, without refused ones. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * One bucket of an S3-compatible store, in memory and on loopback: put, get, head, delete and list. It answers nobody who does not sign with
 * its keys, and takes no body that is not whole.
 */
export async function s3StandIn(): Promise<S3StandIn> {
  const store = {
    bucket: 'pictures',
    accessKey: 'cook',
    secretKey: randomUUID(),
    objects: new Map<string, S3Object>(),
    requests: [] as string[],
  };
  const server = createServer((request, response) => {
    answer(store, request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...store,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Store = Pick<S3StandIn, 'bucket' | 'accessKey' | 'secretKey' | 'objects' | 'requests'>;

async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const address = new URL(request.url ?? '', 'http://stand-in');
  const [bucket, ...rest] = decodeURIComponent(address.pathname).slice(1).split('/');
  const key = rest.join('/');
  if (!isSigned(request, store)) return refuse(response, 403, 'SignatureDoesNotMatch');
  if (bucket !== store.bucket) return refuse(response, 404, 'NoSuchBucket');
  if (!isWhole(request, body)) return refuse(response, 400, 'BadDigest');
  store.requests.push(`${request.method} ${key || 'list'}`);

  if (request.method === 'PUT') {
    store.objects.set(key, { body, type: request.headers['content-type'] ?? '', modified: new Date() });
    return void response.setHeader('etag', `"${md5(body, 'hex')}"`).end();
  }
  if (request.method === 'DELETE') {
    store.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (!key) return void response.setHeader('content-type', 'application/xml').end(listOf(store, address.searchParams));
  const found = store.objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': found.body.length,
    'last-modified': found.modified.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : found.body);
}

/** A body says its length, and by one hash or another what it is; a client that sends it in chunks would need more of S3 than this. */
function isWhole({ method, headers }: IncomingMessage, body: Buffer): boolean {
  if (method !== 'PUT') return body.length === 0;
  const sent = headers['x-amz-content-sha256'];
  if (Number(headers['content-length']) !== body.length) return false;
  if (headers['content-md5'] !== undefined) return headers['content-md5'] === md5(body, 'base64');
  return sent === createHash('sha256').update(body).digest('hex');
}

const md5 = (body: Buffer, encoding: 'hex' | 'base64'): string => createHash('md5').update(body).digest(encoding);

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function listOf({ objects, bucket }: Store, requests: URLSearchParams): string {
  const after = requests.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(requests.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, PAGE);
  const entries = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
  );
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${next !== ''}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
}
