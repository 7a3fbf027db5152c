import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module';
import { RecipeModelModule } from '../recipe-model/recipe-model.module';
import { RecipeVersionModule } from '../recipe-version/recipe-version.module';
import { TrayModule } from '../tray/tray.module';
import { DeletedRecipesService } from './deleted-recipes.service';
import { RecipeListService } from './recipe-list.service';
import { RecipePictureService } from './recipe-picture.service';
import { RecipeSearchService } from './recipe-search.service';
import { NewRecipePlaces } from './new-recipe-places.service';
import { RecipeHandlers } from './recipe.handlers';
import { RecipeListeners } from './recipe.listeners';
import { recipePersonalData } from './recipe.personal-data';
import { RecipePhotoReferences } from './recipe.photo-references';
import { RecipeService } from './recipe.service';
import { SharedRecipesService } from './shared-recipes.service';
import { StarterRecipeHandlers } from './starter-recipe.handlers';
import { StarterRecipesService } from './starter-recipes.service';

@Module({
  imports: [RecipeModelModule, RecipeVersionModule, LibraryModule, TrayModule],
  controllers: [RecipeHandlers, StarterRecipeHandlers],
  providers: [
    NewRecipePlaces,
    RecipeService,
    RecipeListService,
    RecipeSearchService,
    DeletedRecipesService,
    RecipePictureService,
    SharedRecipesService,
    StarterRecipesService,
    RecipeListeners,
    recipePersonalData,
    RecipePhotoReferences,
  ],
  exports: [RecipeService, RecipePictureService],
})
export class RecipeModule {}
