import { Module } from '@nestjs/common';
import { PlansModule } from '@simmer/kit';
import { HouseholdModule } from '../household/household.module';
import { LibraryModule } from '../library/library.module';
import { MealPlanModule } from '../meal-plan/meal-plan.module';
import { RecipeModule } from '../recipe/recipe.module';
import { ShareLinkModule } from '../share-link/share-link.module';
import { ShoppingListModule } from '../shopping-list/shopping-list.module';
import { TrayModule } from '../tray/tray.module';
import { MaintenanceJobs } from './maintenance.jobs';
import { MaintenanceService } from './maintenance.service';

@Module({
  imports: [PlansModule, HouseholdModule, LibraryModule, MealPlanModule, RecipeModule, ShareLinkModule, ShoppingListModule, TrayModule],
  providers: [MaintenanceService, MaintenanceJobs],
})
export class MaintenanceModule {}
