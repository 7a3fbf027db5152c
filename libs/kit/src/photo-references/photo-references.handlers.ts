import { Controller, type Type } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, photoReferencesOf } from '@simmer/contracts';
import { Handles } from '../bus/handles';
import { PhotoReferenceFinder } from './photo-reference-finder';

type Operation = ReturnType<typeof photoReferencesOf<string>>['find'];

/** Answers for all that one service shows of photos. */
export function photoReferenceHandlers(service: string): Type {
  const { find } = photoReferencesOf(service);

  @Controller()
  class PhotoReferenceHandlers {
    constructor(private readonly finder: PhotoReferenceFinder) {}

    @Handles(find)
    async find({ photos }: ParsedInputOf<Operation>): Promise<OutputOf<Operation>> {
      return { ids: await this.finder.find(photos) };
    }
  }
  return PhotoReferenceHandlers;
}
