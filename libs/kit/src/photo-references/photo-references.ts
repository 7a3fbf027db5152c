import type { StoredPhoto } from '@simmer/contracts';

/**
 * Which photos the documents of one feature show. A provider of this class is found by itself; a photo that no feature of any service shows is
 * removed after a while.
 */
export abstract class PhotoReferences {
  /** The names of the models whose documents show photos. */
  abstract readonly models: readonly string[];

  /** The ids of those of these photos that documents of their owner show. */
  abstract find(photos: readonly StoredPhoto[]): Promise<readonly string[]>;
}
