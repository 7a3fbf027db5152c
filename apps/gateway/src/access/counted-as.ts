import { CustomDecorator, SetMetadata } from '@nestjs/common';
import type { BudgetName } from './rate-limits';

export const COUNTED_AS = 'gateway:counted-as';

/** The budget that a route is counted against: below `/api` beside the general one, elsewhere alone. */
export const CountedAs = (budget: BudgetName): CustomDecorator => SetMetadata(COUNTED_AS, budget);
