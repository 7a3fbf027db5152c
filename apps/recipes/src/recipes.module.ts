import { Module } from '@nestjs/common';
import { CollectionModule } from './collection/collection.module';
import { FoodChoiceModule } from './food-choice/food-choice.module';
import { HouseholdModule } from './household/household.module';
import { LibraryModule } from './library/library.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { MealPlanModule } from './meal-plan/meal-plan.module';
import { MealPlanFeedModule } from './meal-plan-feed/meal-plan-feed.module';
import { OpeningModule } from './opening/opening.module';
import { PublishedRecipeModule } from './published-recipe/published-recipe.module';
import { RecipeModule } from './recipe/recipe.module';
import { RecipeVersionModule } from './recipe-version/recipe-version.module';
import { ShareLinkModule } from './share-link/share-link.module';
import { shareTokensHashed } from './share-link/share-link.migrations';
import { ShoppingListModule } from './shopping-list/shopping-list.module';
import { TrayModule } from './tray/tray.module';

/** For specs of the whole product, which let days pass. */
export { MaintenanceService } from './maintenance/maintenance.service';

@Module({
  imports: [
    RecipeModule,
    RecipeVersionModule,
    LibraryModule,
    CollectionModule,
    TrayModule,
    FoodChoiceModule,
    HouseholdModule,
    MealPlanModule,
    MealPlanFeedModule,
    ShoppingListModule,
    ShareLinkModule,
    PublishedRecipeModule,
    OpeningModule,
    MaintenanceModule,
  ],
})
export class RecipesModule {
  static readonly migrations = [shareTokensHashed];
}
