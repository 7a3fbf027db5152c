import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FOOD_CHOICE_LIMITS, type FoodChoice } from '@simmer/contracts';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { FOOD_CHOICES_MODEL, type FoodChoicesDocument } from './food-choice.schema';

@Injectable()
export class FoodChoiceRepository {
  constructor(@InjectModel(FOOD_CHOICES_MODEL) private readonly cooks: Model<FoodChoicesDocument>) {}

  async list(ownerId: string): Promise<FoodChoice[]> {
    const found = await this.cooks.findOne({ _id: ownerId }).lean<FoodChoicesDocument>();
    return found?.choices ?? [];
  }

  /** Stores a choice, replacing an earlier one of the same name. Beyond the limit the oldest is removed. */
  async put(ownerId: string, choice: FoodChoice): Promise<void> {
    await wasInserted(this.cooks.create({ _id: ownerId, choices: [] }));
    await this.remove(ownerId, choice.name);
    const last = { choices: { $each: [choice], $slice: -FOOD_CHOICE_LIMITS.kept } };
    await this.cooks.updateOne({ _id: ownerId }, { $push: last });
  }

  async remove(ownerId: string, name: string): Promise<void> {
    await this.cooks.updateOne({ _id: ownerId }, { $pull: { choices: { name } } });
  }
}
