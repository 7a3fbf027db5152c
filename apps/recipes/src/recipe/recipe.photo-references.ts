import { Injectable } from '@nestjs/common';
import type { StoredPhoto } from '@simmer/contracts';
import { PhotoReferences } from '@simmer/kit';
import { RECIPE_VERSION_MODEL } from '../recipe-version/recipe-version.schema';
import { RecipeVersionRepository } from '../recipe-version/recipe-version.repository';
import { namedImages } from '../recipe-model/recipe.policy';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { RECIPE_MODEL } from '../recipe-model/recipe.schema';

/** Recipes show photos by id or by address, at their head, at a step or in the cooking log; a recipe or version that can be restored still does. */
@Injectable()
export class RecipePhotoReferences extends PhotoReferences {
  readonly models = [RECIPE_MODEL, RECIPE_VERSION_MODEL];

  constructor(
    private readonly recipes: RecipeRepository,
    private readonly versions: RecipeVersionRepository,
  ) {
    super();
  }

  async find(photos: readonly StoredPhoto[]): Promise<string[]> {
    const [recipes, versions] = await Promise.all([this.recipes.findShowing(photos), this.versions.findShowing(photos)]);
    const isShown = ({ id, ownerId, addresses }: StoredPhoto): boolean =>
      recipes.some(
        (recipe) =>
          recipe.ownerId === ownerId &&
          (namedImages(recipe).includes(id) ||
            recipe.cooked_on.some(({ image_id }) => image_id === id) ||
            (recipe.image_url !== null && addresses.includes(recipe.image_url))),
      ) || versions.some((version) => version.ownerId === ownerId && namedImages(version.content).includes(id));
    return photos.filter(isShown).map(({ id }) => id);
  }
}
