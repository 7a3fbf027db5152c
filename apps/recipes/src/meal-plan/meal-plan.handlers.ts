import { Controller } from '@nestjs/common';
import { mealPlan, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { MealPlanService } from './meal-plan.service';
import { RemindersService } from './reminders.service';

type Input<K extends keyof typeof mealPlan> = ParsedInputOf<(typeof mealPlan)[K]>;
type Output<K extends keyof typeof mealPlan> = Promise<OutputOf<(typeof mealPlan)[K]>>;
type Cook = ContextOf<typeof mealPlan.read>;

@Controller()
export class MealPlanHandlers {
  constructor(
    private readonly plans: MealPlanService,
    private readonly reminders: RemindersService,
  ) {}

  @Handles(mealPlan.findReminders)
  findReminders({ accountId, date }: Input<'findReminders'>): Output<'findReminders'> {
    return this.reminders.find(accountId, date);
  }

  @Handles(mealPlan.read)
  read({ id }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.plans.read(actor.accountId, id);
  }

  @Handles(mealPlan.change)
  change(input: Input<'change'>, { actor }: Cook): Output<'change'> {
    return this.plans.change(actor.accountId, input);
  }

  @Handles(mealPlan.readSettings)
  readSettings(_input: Input<'readSettings'>, { actor }: Cook): Output<'readSettings'> {
    return this.plans.readSettings(actor.accountId);
  }

  @Handles(mealPlan.changeSettings)
  changeSettings(input: Input<'changeSettings'>, { actor }: Cook): Output<'changeSettings'> {
    return this.plans.changeSettings(actor.accountId, input);
  }

  @Handles(mealPlan.listTemplates)
  listTemplates(_input: Input<'listTemplates'>, { actor }: Cook): Output<'listTemplates'> {
    return this.plans.listTemplates(actor.accountId);
  }

  @Handles(mealPlan.putTemplate)
  putTemplate(input: Input<'putTemplate'>, { actor }: Cook): Output<'putTemplate'> {
    return this.plans.putTemplate(actor.accountId, input);
  }

  @Handles(mealPlan.deleteTemplate)
  deleteTemplate({ id }: Input<'deleteTemplate'>, { actor }: Cook): Output<'deleteTemplate'> {
    return this.plans.deleteTemplate(actor.accountId, id);
  }
}
