import type { FoodChoice } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const FOOD_CHOICES_MODEL = 'FoodChoices';

/** Of one cook, whose id it has; the newest choice last. */
export interface FoodChoicesDocument {
  _id: string;
  choices: FoodChoice[];
}

export const FoodChoicesSchema = new Schema<FoodChoicesDocument>(
  { _id: { type: String, required: true }, choices: [{ _id: false, name: String, food_id: { type: String, default: null } }] },
  { collection: 'food_choices', versionKey: false, id: false },
);
