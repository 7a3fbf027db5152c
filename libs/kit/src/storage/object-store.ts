import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@simmer/contracts';
import { Disk, type DriveFile } from 'flydrive';
import type { DriverContract, WriteOptions } from 'flydrive/types';
import { ConfigError } from '../config/config';
import { AtomicFolderDriver, PARTS_FOLDER } from './atomic-folder-driver';
import { scratchFile } from './scratch';
import type { StorageConfig } from './storage-config';

const KEY = /^[\w-]+(?:\/[\w-]+)*(?:\.[a-z0-9]+)?$/;

/** Where what an account has sent waits until a service has looked at it. Never shown to anybody. */
export const INCOMING_FOLDER = 'incoming';
export const incomingOf = (accountId: string): string => `${INCOMING_FOLDER}/${accountId}`;
export const incomingKey = (accountId: string, id: string): string => `${incomingOf(accountId)}/${id}`;

/** Finished pictures: named by their content, so that they never change and anybody may keep them. */
export const imageKey = (name: string): string => `images/${name}`;

/** Where the files of a picture wait that nobody else may see for now. */
export const withheldKey = (publicKey: string): string => `withheld/${publicKey}`;

/** Whether a file is public. */
export const isPublicKey = (key: string): boolean => KEY.test(key) && key.startsWith('images/');

/**
 * Files by key, such as `images/3f…-800.webp`, in a folder or in an S3-compatible bucket. Keys hold letters, digits,
 * `_`, `-` and `/`; a file that is not there, or a key of another form, is `media.not-found`.
 */
export class ObjectStore {
  private readonly disk: Disk;

  constructor(driver: DriverContract) {
    this.disk = new Disk(driver);
  }

  /** Keeps a file; a reader sees all of it or nothing. Another file under the same key is replaced. */
  async put(key: string, contents: Buffer | Readable, contentType: string): Promise<void> {
    checkKey(key);
    try {
      if (contents instanceof Readable) await this.disk.putStream(key, contents, { contentType });
      else await this.disk.put(key, contents, { contentType });
    } catch (error) {
      // the library wraps what broke the stream, and what the driver refuses
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    }
  }

  /** A stream that is open already, so that a missing file is known before the first byte is sent on. */
  async stream(key: string): Promise<Readable> {
    if (!(await this.exists(key))) throw new ProblemError('media.not-found');
    const stream = await this.disk.getStream(key);
    if ('pending' in stream && stream.pending) await once(stream, 'open');
    return stream;
  }

  async bytes(key: string): Promise<Buffer> {
    return buffer(await this.stream(key));
  }

  async exists(key: string): Promise<boolean> {
    return KEY.test(key) && (await this.disk.exists(key));
  }

  /** Gives a file another key, for readers at once; nothing happens when it has gone there already. */
  async move(key: string, to: string): Promise<void> {
    checkKey(to);
    if (await this.exists(key)) await this.disk.move(key, to);
  }

  /** Removes a file; nothing happens when it is gone already. */
  async delete(key: string): Promise<void> {
    checkKey(key);
    await this.disk.delete(key);
  }

  /** Removes a folder with all that is in it; nothing happens while there is none. */
  async deleteFolder(folder: string): Promise<void> {
    checkKey(folder);
    for await (const file of this.files(folder)) await this.disk.delete(file.key);
  }

  /** Removes what was put into a folder, such as `incoming`, before `time`; nothing happens while there is none. */
  async deleteOlder(folder: string, time: Date): Promise<void> {
    for await (const file of this.files(folder)) if (await isOlder(file, time)) await this.disk.delete(file.key);
  }

  /** Removes orphaned files of a folder from before `time`: their writer stopped, or their owner was deleted. */
  async deleteUnowned(folder: string, time: Date, isOwned: (key: string) => Promise<boolean>): Promise<void> {
    for await (const file of this.files(folder))
      if ((await isOlder(file, time)) && !(await isOwned(file.key))) await this.disk.delete(file.key);
  }

  /** The keys of all files, for a backup. */
  async *keys(): AsyncGenerator<string> {
    for await (const { key } of this.files('')) if (KEY.test(key)) yield key;
  }

  private async *files(folder: string): AsyncGenerator<DriveFile> {
    let paginationToken: string | undefined;
    do {
      const page = await this.disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) });
      for (const entry of page.objects) if (entry.isFile) yield entry;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Removes what was put in part before `time`, by processes that were killed meanwhile. */
  async deleteOlderParts(time: Date): Promise<void> {
    await this.deleteOlder(PARTS_FOLDER, time);
  }
}

async function isOlder(file: DriveFile, time: Date): Promise<boolean> {
  try {
    return (await file.getMetaData()).lastModified < time;
  } catch {
    return false; // somebody else has removed it since the folder was listed
  }
}

function checkKey(key: string): void {
  if (!KEY.test(key)) throw new ProblemError('media.not-found', 'This is not the key of a file.');
}

/** Opens the store that the settings name. */
export async function openObjectStore(settings: StorageConfig): Promise<ObjectStore> {
  return new ObjectStore(
    settings.S3_BUCKET
      ? await bucketDriver(settings, settings.S3_BUCKET)
      : new AtomicFolderDriver(resolve(settings.MEDIA_DIR), settings.MEDIA_MIN_FREE_MB * 1024 ** 2),
  );
}

const ignore = (): void => undefined;

async function bucketDriver(settings: StorageConfig, bucket: string): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((error: unknown) => {
    // the SDK is large and only needed with a bucket, so it is no dependency of every installation
    throw new ConfigError(
      'S3_BUCKET is set, but the S3 client is not installed: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
      { cause: error },
    );
  });
  class BucketDriver extends S3Driver {
    /** S3 wants to know length and hash before the first byte, so a stream waits in a file of its own: none is held in memory. */
    override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
      const file = await scratchFile();
      try {
        const hash = createHash('md5');
        await pipeline(
          contents,
          new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk)),
          createWriteStream(file.path),
        );
        await super.putStream(key, createReadStream(file.path), { ...options, ContentMD5: hash.digest('base64') });
      } finally {
        await file.remove();
      }
    }

    /** A prefix is no folder to S3: without the slash `incoming` would list `incoming-kept/…` too. */
    override listAll(folder: string, options?: Parameters<DriverContract['listAll']>[1]): ReturnType<DriverContract['listAll']> {
      return super.listAll(folder === '' ? '' : `${folder}/`, options);
    }
  }
  return new BucketDriver({
    bucket,
    visibility: 'private',
    supportsACL: false,
    // AWS knows newer checksums than other stores do; every body is signed or carries its hash without them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    // what goes wrong is thrown; the client would also print it
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    credentials: { accessKeyId: settings.S3_ACCESS_KEY ?? '', secretAccessKey: settings.S3_SECRET_KEY ?? '' },
  });
}
