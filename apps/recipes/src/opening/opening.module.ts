import { Module } from '@nestjs/common';
import { HouseholdModule } from '../household/household.module';
import { MealPlanFeedModule } from '../meal-plan-feed/meal-plan-feed.module';
import { ShareLinkModule } from '../share-link/share-link.module';
import { ShoppingListModule } from '../shopping-list/shopping-list.module';
import { HouseholdListeners } from './household.listeners';
import { OpeningListeners } from './opening.listeners';
import { openingPersonalData } from './opening.personal-data';
import { Openings } from './openings.service';

@Module({
  imports: [HouseholdModule, MealPlanFeedModule, ShareLinkModule, ShoppingListModule],
  providers: [Openings, OpeningListeners, HouseholdListeners, openingPersonalData],
})
export class OpeningModule {}
