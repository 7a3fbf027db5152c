import { Injectable } from '@nestjs/common';
import { image, ProblemError, type SharedRecipe } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { v5 as uuidv5 } from 'uuid';

/** The ids of photos, by those of the photos that they are copies of. */
export type PhotoCopies = ReadonlyMap<string, string>;

/** Photos of recipes that are copied into somebody else's library: theirs from then on, whatever becomes of the first. */
@Injectable()
export class PhotoCopyService {
  constructor(private readonly bus: Bus) {}

  /** Copies the photos of a recipe and of its steps for the cook who saves it. Their ids follow from that of the new recipe, so that saving again makes no more. */
  async copy(
    accountId: string,
    recipeId: string,
    { ownerId, shared }: { ownerId: string; shared: Pick<SharedRecipe, 'image' | 'step_images'> },
  ): Promise<PhotoCopies> {
    const ids = new Set([shared.image, ...shared.step_images].flatMap((photo) => photo?.id ?? []));
    const copies = await Promise.all([...ids].map((id) => this.copyOne(accountId, uuidv5(id, recipeId), { id, ownerId })));
    return new Map(copies.flat());
  }

  private async copyOne(accountId: string, id: string, from: { id: string; ownerId: string }): Promise<[string, string][]> {
    try {
      await this.bus.call(image.copy, { id, from }, { onBehalfOf: { accountId, role: 'cook' } });
      return [[from.id, id]];
    } catch (problem) {
      // it went a moment ago: the recipe is worth saving without
      if (problem instanceof ProblemError && problem.code === 'media.not-found') return [];
      throw problem;
    }
  }
}
