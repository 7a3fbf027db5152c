import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FoodChoiceHandlers } from './food-choice.handlers';
import { foodChoicePersonalData } from './food-choice.personal-data';
import { FoodChoiceRepository } from './food-choice.repository';
import { FOOD_CHOICES_MODEL, FoodChoicesSchema } from './food-choice.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: FOOD_CHOICES_MODEL, schema: FoodChoicesSchema }])],
  controllers: [FoodChoiceHandlers],
  providers: [FoodChoiceRepository, foodChoicePersonalData],
})
export class FoodChoiceModule {}
