import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ContentKind, Image } from '@simmer/contracts';

/** What staff see of something that they decide about. */
export interface ContentView {
  authorId: string;
  title: string;
  text: string;
  /** Where everybody sees it. */
  path: string | null;
  image: Image | null;
  plate: { url: string; ground: string } | null;
}

/** A kind of thing that can be reported. A provider of this class is found by itself. */
export abstract class ModeratedContent {
  abstract readonly kind: ContentKind;

  /** As it is published, also while it is hidden; null where it is gone. */
  abstract find(contentId: string): Promise<ContentView | null>;

  /** The ids of the photos that it shows, also while it is hidden. */
  abstract photosOf(contentId: string): Promise<string[]>;

  /** Shows or hides it as `ModerationCases.isHidden` says now. Idempotent, and called again after a crash. */
  abstract follow(contentId: string): Promise<void>;
}

@Injectable()
export class ModeratedContents {
  constructor(private readonly discovery: DiscoveryService) {}

  of(kind: ContentKind): ModeratedContent {
    const providers = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    const found = providers.find((one): one is ModeratedContent => one instanceof ModeratedContent && one.kind === kind);
    if (!found) throw new Error(`No provider of ModeratedContent is of the kind ${kind}.`);
    return found;
  }
}
