import { Controller } from '@nestjs/common';
import { foodChoice, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { FoodChoiceRepository } from './food-choice.repository';

type Output = Promise<OutputOf<typeof foodChoice.list>>;
type Cook = ContextOf<typeof foodChoice.list>;

@Controller()
export class FoodChoiceHandlers {
  constructor(private readonly choices: FoodChoiceRepository) {}

  @Handles(foodChoice.list)
  async list(_input: ParsedInputOf<typeof foodChoice.list>, { actor }: Cook): Output {
    return { items: await this.choices.list(actor.accountId) };
  }

  @Handles(foodChoice.choose)
  async choose({ name, food_id }: ParsedInputOf<typeof foodChoice.choose>, { actor }: Cook): Output {
    if (food_id === undefined) await this.choices.remove(actor.accountId, name);
    else await this.choices.put(actor.accountId, { name, food_id });
    return { items: await this.choices.list(actor.accountId) };
  }
}
