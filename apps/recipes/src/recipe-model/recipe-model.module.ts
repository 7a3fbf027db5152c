import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecipeRepository } from './recipe.repository';
import { RECIPE_MODEL, RecipeSchema } from './recipe.schema';

/** Stored recipes and their rules, for every feature that is about recipes. */
@Module({
  imports: [MongooseModule.forFeature([{ name: RECIPE_MODEL, schema: RecipeSchema }])],
  providers: [RecipeRepository],
  exports: [RecipeRepository],
})
export class RecipeModelModule {}
