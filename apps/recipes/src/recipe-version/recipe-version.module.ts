import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecipeModelModule } from '../recipe-model/recipe-model.module';
import { CONTRIBUTION_MODEL, ContributionSchema } from './contribution.schema';
import { RecipeVersionHandlers } from './recipe-version.handlers';
import { recipeVersionPersonalData } from './recipe-version.personal-data';
import { RecipeVersionRepository } from './recipe-version.repository';
import { RECIPE_VERSION_MODEL, RecipeVersionSchema } from './recipe-version.schema';
import { RecipeVersionService } from './recipe-version.service';

@Module({
  imports: [
    RecipeModelModule,
    MongooseModule.forFeature([
      { name: RECIPE_VERSION_MODEL, schema: RecipeVersionSchema },
      { name: CONTRIBUTION_MODEL, schema: ContributionSchema },
    ]),
  ],
  controllers: [RecipeVersionHandlers],
  providers: [RecipeVersionService, RecipeVersionRepository, recipeVersionPersonalData],
  exports: [RecipeVersionService, RecipeVersionRepository],
})
export class RecipeVersionModule {}
