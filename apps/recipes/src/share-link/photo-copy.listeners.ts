import { Injectable } from '@nestjs/common';
import { image, type PayloadOf, ProblemError, recipePhotoCopyAwaited } from '@simmer/contracts';
import { Bus, On } from '@simmer/kit';

/** Photos of recipes that are copied into somebody else's library: theirs from then on, whatever becomes of the first. */
@Injectable()
export class PhotoCopyListeners {
  constructor(private readonly bus: Bus) {}

  /**
   * Under an id that is told, so that doing it again makes no second one. While media is away the event waits; of a cook who has had enough
   * photos for today it becomes a dead letter, to be replayed tomorrow.
   */
  @On(recipePhotoCopyAwaited, 'copy-photo')
  async photoCopyAwaited({ copyId: id, ownerId, photoId, photoOwnerId }: PayloadOf<typeof recipePhotoCopyAwaited>): Promise<void> {
    const from = { id: photoId, ownerId: photoOwnerId };
    try {
      await this.bus.call(image.copy, { id, from }, { onBehalfOf: { accountId: ownerId, role: 'cook' } });
    } catch (problem) {
      // there is nothing to copy any more: the recipe is worth having without
      if (!(problem instanceof ProblemError && problem.code === 'media.not-found')) throw problem;
    }
  }
}
