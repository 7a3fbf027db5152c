import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HouseholdModule } from '../household/household.module';
import { MealPlanModule } from '../meal-plan/meal-plan.module';
import { RecipeModule } from '../recipe/recipe.module';
import { ShoppingListModule } from '../shopping-list/shopping-list.module';
import { PhotoCopyListeners } from './photo-copy.listeners';
import { ShareLinkHandlers } from './share-link.handlers';
import { shareLinkPersonalData } from './share-link.personal-data';
import { ShareLinkRepository } from './share-link.repository';
import { SHARE_LINK_MODEL, ShareLinkSchema } from './share-link.schema';
import { ShareLinkService } from './share-link.service';
import { SharedWeekService } from './shared-week.service';

@Module({
  imports: [
    RecipeModule,
    HouseholdModule,
    MealPlanModule,
    ShoppingListModule,
    MongooseModule.forFeature([{ name: SHARE_LINK_MODEL, schema: ShareLinkSchema }]),
  ],
  controllers: [ShareLinkHandlers],
  providers: [ShareLinkService, ShareLinkRepository, SharedWeekService, PhotoCopyListeners, shareLinkPersonalData],
  exports: [ShareLinkService],
})
export class ShareLinkModule {}
