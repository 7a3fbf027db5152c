import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecipeModelModule } from '../recipe-model/recipe-model.module';
import { HouseholdRecipesHandlers } from './household-recipes.handlers';
import { HouseholdRecipesService } from './household-recipes.service';
import { householdPersonalData } from './household.personal-data';
import { HouseholdRepository } from './household.repository';
import { HOUSEHOLD_MODEL, HouseholdSchema } from './household.schema';
import { Households } from './households.service';

@Module({
  imports: [RecipeModelModule, MongooseModule.forFeature([{ name: HOUSEHOLD_MODEL, schema: HouseholdSchema }])],
  controllers: [HouseholdRecipesHandlers],
  providers: [Households, HouseholdRepository, HouseholdRecipesService, householdPersonalData],
  exports: [Households, HouseholdRecipesService],
})
export class HouseholdModule {}
