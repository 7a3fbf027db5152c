import { Injectable } from '@nestjs/common';
import { type Image, image, MAX_PAGE_SIZE, type OutputOf } from '@simmer/contracts';
import { Bus, type Comparison, type Drift, Reconciliations } from '@simmer/kit';
import { awaitedImages, namedImages, withPictures } from '../recipe-model/recipe.policy';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { RecipeService } from './recipe.service';

/** A recipe with pictures that are not as media keeps them, and what media keeps of those that it names. */
interface Differing {
  id: string;
  ownerId: string;
  stored: Image[];
  /** Whether it shows one that media has not got any more. */
  hasLost: boolean;
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

  /** Sets a newly stored photo on every recipe that awaits it. */
  async imageStored(ownerId: string, imageId: string): Promise<void> {
    const waiting = await this.recipes.listWaitingForImage(ownerId, imageId);
    if (waiting.length === 0) return;
    const pictures = await this.findStored(ownerId, [imageId]);
    for (const recipeId of waiting) await this.service.setPictures(ownerId, recipeId, pictures);
  }

  /** Sets photos that were stored before the recipe named them: no event will follow for those. */
  async showIfStored(ownerId: string, recipeId: string): Promise<void> {
    const recipe = await this.recipes.find(ownerId, recipeId);
    const awaited = recipe ? awaitedImages(recipe) : [];
    if (awaited.length > 0) await this.service.setPictures(ownerId, recipeId, await this.findStored(ownerId, awaited));
  }

  /** Compares every picture in a recipe with what media keeps. A recipe keeps one that media has lost: to clear it would help nobody. */
  reconcile(options?: Parameters<Reconciliations['reconcile']>[2]): Promise<Drift> {
    const photos: Comparison = {
      idsAfter: (limit, after) => this.recipes.listIdsWithPhotos(limit, after),
      drifted: async (ids) => (await this.differing(ids)).map(({ id }) => id),
      mend: async (id) => {
        const [found] = await this.differing([id]);
        if (!found) return true;
        await this.service.setPictures(found.ownerId, id, found.stored);
        return !found.hasLost;
      },
    };
    return this.reconciliations.reconcile('photos', [photos], options);
  }

  private async differing(recipeIds: string[]): Promise<Differing[]> {
    const recipes = await this.recipes.listPhotoReferences(recipeIds);
    const photos = await this.findPhotos(recipes.flatMap(namedImages));
    return recipes.flatMap((recipe) => {
      const { _id: id, ownerId } = recipe;
      const named = namedImages(recipe);
      const stored = photos
        .filter((photo) => photo.ownerId === ownerId && named.includes(photo.image.id))
        .map(({ image: stored }) => stored);
      const shown = [...(recipe.image ? [recipe.image] : []), ...recipe.step_images];
      const hasLost = shown.some((picture) => stored.every((stored) => stored.id !== picture.id));
      // a picture that never arrived is not there on either side
      const isRight = !hasLost && withPictures(recipe, stored) === null;
      return isRight ? [] : [{ id, ownerId, stored, hasLost }];
    });
  }

  /** The stored photos of this cook: a recipe cannot show another cook's. */
  private async findStored(ownerId: string, ids: readonly string[]): Promise<Image[]> {
    const photos = await this.findPhotos(ids);
    return photos.filter((photo) => photo.ownerId === ownerId).map(({ image: stored }) => stored);
  }

  private async findPhotos(ids: readonly string[]): Promise<OutputOf<typeof image.findStored>['photos']> {
    const each = [...new Set(ids)];
    const photos: OutputOf<typeof image.findStored>['photos'] = [];
    for (let from = 0; from < each.length; from += MAX_PAGE_SIZE) {
      const input = { ids: each.slice(from, from + MAX_PAGE_SIZE) };
      photos.push(...(await this.bus.call(image.findStored, input, { asService: true })).photos);
    }
    return photos;
  }
}
