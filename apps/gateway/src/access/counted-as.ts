import { CustomDecorator, SetMetadata } from '@nestjs/common';
import type { BudgetName } from '@simmer/contracts';

export const COUNTED_AS = 'gateway:counted-as';

/** The budgets that a route is counted against, `general` unless given; none for files, and for what counts by itself what it does. */
export const CountedAs = (...budgets: BudgetName[]): CustomDecorator => SetMetadata(COUNTED_AS, budgets);
