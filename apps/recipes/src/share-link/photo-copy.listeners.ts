import { Injectable } from '@nestjs/common';
import { image, type PayloadOf, ProblemError, recipePhotoBorrowed } from '@simmer/contracts';
import { Bus, On } from '@simmer/kit';

/** There is nothing to copy any more, or the cook has had enough photos for today: the recipe is worth having without. */
const WITHOUT = new Set(['media.not-found', 'request.quota-used-up']);

/** Photos of recipes that are copied into somebody else's library: theirs from then on, whatever becomes of the first. */
@Injectable()
export class PhotoCopyListeners {
  constructor(private readonly bus: Bus) {}

  /** Under the id of the recipe, so that doing it again makes no second one. While media is away the event waits. */
  @On(recipePhotoBorrowed, 'copy-photo')
  async photoBorrowed({ recipeId: id, ownerId, photoId, photoOwnerId }: PayloadOf<typeof recipePhotoBorrowed>): Promise<void> {
    const from = { id: photoId, ownerId: photoOwnerId };
    try {
      await this.bus.call(image.copy, { id, from }, { onBehalfOf: { accountId: ownerId, role: 'cook' } });
    } catch (problem) {
      if (!(problem instanceof ProblemError && WITHOUT.has(problem.code))) throw problem;
    }
  }
}
