import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { StoredPhoto } from '@simmer/contracts';
import { PhotoReferences } from './photo-references';

/** All features of a service whose documents show photos. */
@Injectable()
export class PhotoReferenceFinder {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): PhotoReferences[] {
    const found = this.discovery.getProviders().flatMap(({ instance }) => (instance instanceof PhotoReferences ? [instance] : []));
    return [...new Set(found)];
  }

  /** The ids of those of these photos that anything of this service shows. */
  async find(photos: readonly StoredPhoto[]): Promise<string[]> {
    const found = await Promise.all(this.all().map((references) => references.find(photos)));
    return [...new Set(found.flat())];
  }
}
