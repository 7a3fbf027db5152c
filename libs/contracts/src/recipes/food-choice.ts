import { z } from 'zod';
import { FOOD_CHOICE_LIMITS } from '../constants';
import { requiredText } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const name = requiredText(FOOD_CHOICE_LIMITS.name, rule('food')).describe('The key of the food that recipes name, as libs/foods makes it');
const foodId = z.string().min(1).max(FOOD_CHOICE_LIMITS.name).nullable();

/** A cook's choice of the food that an ingredient counts as. */
export const FoodChoice = z.object({ name, food_id: foodId.describe('Its id in the catalogue of foods; null: it is not counted') });
export type FoodChoice = z.infer<typeof FoodChoice>;

const choices = z.object({ items: z.array(FoodChoice).max(FOOD_CHOICE_LIMITS.kept) });

export const foodChoice = {
  list: operation('rpc.recipes.food-choice.list', {
    summary: 'List your food choices: what an ingredient counts as in nutrition',
    access: 'cook',
    http: { method: 'GET', path: '/food-choices' },
    input: z.strictObject({}),
    output: choices,
  }),
  choose: operation('rpc.recipes.food-choice.choose', {
    summary: 'Set what an ingredient counts as in all of your recipes',
    access: 'cook',
    http: { method: 'PUT', path: '/food-choices' },
    input: z.strictObject({ name, food_id: foodId.optional().describe('Null: it is not counted. Left out: as Simmer reads it again') }),
    output: choices,
  }),
};
