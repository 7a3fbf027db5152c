import { Injectable } from '@nestjs/common';
import { type Image, image, ProblemError } from '@simmer/contracts';
import { Bus } from '@simmer/kit';

/** Photos of recipes that are copied into somebody else's library: theirs from then on, whatever becomes of the first. */
@Injectable()
export class PhotoCopyService {
  constructor(private readonly bus: Bus) {}

  /** A copy of the photo that is the saving cook's own, under the id of their recipe, so that saving again makes no second one. */
  async copy(accountId: string, id: string, { ownerId, photo }: { ownerId: string; photo: Image | null }): Promise<string | null> {
    if (!photo) return null;
    try {
      const from = { id: photo.id, ownerId };
      await this.bus.call(image.copy, { id, from }, { onBehalfOf: { accountId, role: 'cook' } });
      return id;
    } catch (problem) {
      // it went a moment ago: the recipe is worth saving without
      if (problem instanceof ProblemError && problem.code === 'media.not-found') return null;
      throw problem;
    }
  }
}
