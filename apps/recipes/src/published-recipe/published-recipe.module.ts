import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module';
import { RecipeModelModule } from '../recipe-model/recipe-model.module';
import { RecipeVersionModule } from '../recipe-version/recipe-version.module';
import { RecipeModule } from '../recipe/recipe.module';
import { PublishedRecipeHandlers } from './published-recipe.handlers';
import { PublishedRecipeListeners } from './published-recipe.listeners';
import { PublishedRecipeService } from './published-recipe.service';

@Module({
  imports: [RecipeModule, RecipeModelModule, RecipeVersionModule, LibraryModule],
  controllers: [PublishedRecipeHandlers],
  providers: [PublishedRecipeService, PublishedRecipeListeners],
})
export class PublishedRecipeModule {}
