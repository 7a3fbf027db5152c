import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LibraryListeners } from './library/library.listeners';
import { LibraryRepository } from './library/library.repository';
import { LIBRARY_MODEL, LibrarySchema } from './library/library.schema';
import { LibraryService } from './library/library.service';
import { RecipeHandlers } from './recipe/recipe.handlers';
import { RecipeListeners } from './recipe/recipe.listeners';
import { RecipeRepository } from './recipe/recipe.repository';
import { RECIPE_MODEL, RecipeSchema } from './recipe/recipe.schema';
import { RecipeService } from './recipe/recipe.service';
import { RecipePictureService } from './recipe/recipe-picture.service';
import { RecipesConfig } from './recipes.config';
import { UpkeepService } from './upkeep/upkeep.service';

/** For specs of the whole product, which let days pass. */
export { UpkeepService };

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RECIPE_MODEL, schema: RecipeSchema },
      { name: LIBRARY_MODEL, schema: LibrarySchema },
    ]),
  ],
  controllers: [RecipeHandlers],
  providers: [
    RecipesConfig.provider,
    RecipeRepository,
    RecipeService,
    RecipePictureService,
    RecipeListeners,
    LibraryRepository,
    LibraryService,
    LibraryListeners,
    UpkeepService,
  ],
})
export class RecipesModule {}
