import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Image, image, ProblemError } from '@simmer/contracts';
import { Bus, type Comparison, type Drift, Reconciliations } from '@simmer/kit';
import { waitsForImage } from './recipe.policy';
import { RecipeRepository } from './recipe.repository';
import { RecipeService } from './recipe.service';

/** A recipe whose picture is not as media keeps it; `truth` is null for a picture that media has not got any more. */
interface Differing {
  id: string;
  ownerId: string;
  truth: Image | null;
}

/** Brings recipes and the pictures that media keeps together, whichever of the two comes first. */
@Injectable()
export class RecipePictureService {
  constructor(
    private readonly service: RecipeService,
    private readonly recipes: RecipeRepository,
    private readonly bus: Bus,
    private readonly reconciliations: Reconciliations,
  ) {}

  /** A picture is ready: every recipe that waits for it gets it. */
  async pictureArrived(ownerId: string, imageId: string): Promise<void> {
    const waiting = await this.recipes.waitingForPicture(ownerId, imageId);
    const picture = waiting.length > 0 ? await this.stored(ownerId, imageId) : null;
    if (!picture) return;
    for (const recipeId of waiting) await this.service.setPicture(ownerId, recipeId, picture);
  }

  /** If the picture that a recipe names was ready before, nobody will announce it again. */
  async askFor(ownerId: string, recipeId: string): Promise<void> {
    const recipe = await this.recipes.find(ownerId, recipeId);
    if (!recipe?.image_id || !waitsForImage(recipe)) return;
    const picture = await this.stored(ownerId, recipe.image_id);
    if (picture) await this.service.setPicture(ownerId, recipeId, picture);
  }

  /** Compares every picture in a recipe with what media keeps. A recipe keeps one that media has lost: to clear it would help nobody. */
  reconcile(options?: Parameters<Reconciliations['reconcile']>[2]): Promise<Drift> {
    const photos: Comparison = {
      idsAfter: (limit, after) => this.recipes.picturedAfter(limit, after),
      drifted: async (ids) => (await this.differing(ids)).map(({ id }) => id),
      mend: async (id) => {
        const [found] = await this.differing([id]);
        if (!found) return true;
        if (found.truth) await this.service.setPicture(found.ownerId, id, found.truth);
        return found.truth !== null;
      },
    };
    return this.reconciliations.reconcile('photos', [photos], options);
  }

  private async differing(recipeIds: string[]): Promise<Differing[]> {
    const recipes = await this.recipes.picturesOf(recipeIds);
    const named = recipes.flatMap(({ image_id }) => image_id ?? []);
    const { photos } = await this.bus.call(image.findStored, { ids: [...new Set(named)] }, { asService: true });
    return recipes.flatMap(({ _id: id, ownerId, image_id, image: shown }) => {
      const truth = photos.find((photo) => photo.ownerId === ownerId && photo.image.id === image_id)?.image ?? null;
      // a picture that never arrived is not there on either side
      return isDeepStrictEqual(truth, shown) ? [] : { id, ownerId, truth };
    });
  }

  /** Asked in the owner's name, so that nobody gets another cook's picture into a recipe. */
  private async stored(ownerId: string, imageId: string): Promise<Image | null> {
    try {
      const upload = await this.bus.call(image.read, { id: imageId }, { onBehalfOf: { accountId: ownerId, role: 'cook' } });
      return upload.image;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'media.not-found') return null;
      throw error;
    }
  }
}
