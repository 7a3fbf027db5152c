import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PlansModule } from '@simmer/kit';
import { HouseholdListeners } from './household/household.listeners';
import { HouseholdRecipesHandlers } from './household/household-recipes.handlers';
import { HouseholdRecipesService } from './household/household-recipes.service';
import { HouseholdRepository } from './household/household.repository';
import { householdPersonalData } from './household/household.personal-data';
import { HOUSEHOLD_MODEL, HouseholdSchema } from './household/household.schema';
import { Households } from './household/households.service';
import { FoodChoiceHandlers } from './food-choice/food-choice.handlers';
import { FoodChoiceRepository } from './food-choice/food-choice.repository';
import { foodChoicePersonalData } from './food-choice/food-choice.personal-data';
import { FOOD_CHOICES_MODEL, FoodChoicesSchema } from './food-choice/food-choice.schema';
import { CollectionHandlers } from './collection/collection.handlers';
import { CollectionService } from './collection/collection.service';
import { LibraryCopyService } from './library/library-copy.service';
import { LibraryHandlers } from './library/library.handlers';
import { LibraryInMemory } from './library/library-in-memory';
import { LibraryRepository } from './library/library.repository';
import { LIBRARY_MODEL, LibrarySchema } from './library/library.schema';
import { LibraryService } from './library/library.service';
import { CookedLogService } from './meal-plan/cooked-log.service';
import { MealPlanHandlers } from './meal-plan/meal-plan.handlers';
import { mealPlanPersonalData } from './meal-plan/meal-plan.personal-data';
import { MealPlanRepository } from './meal-plan/meal-plan.repository';
import { MEAL_PLAN_MODEL, MEAL_PLAN_WEEK_MODEL, MealPlanSchema, MealPlanWeekSchema } from './meal-plan/meal-plan.schema';
import { MealPlanService } from './meal-plan/meal-plan.service';
import { MealPlanFeedHandlers } from './meal-plan-feed/meal-plan-feed.handlers';
import { mealPlanFeedPersonalData } from './meal-plan-feed/meal-plan-feed.personal-data';
import { MealPlanFeedRepository } from './meal-plan-feed/meal-plan-feed.repository';
import { MEAL_PLAN_FEED_MODEL, MealPlanFeedSchema } from './meal-plan-feed/meal-plan-feed.schema';
import { MealPlanFeedService } from './meal-plan-feed/meal-plan-feed.service';
import { feedsOfHouseholds } from './meal-plan-feed/meal-plan-feed.migrations';
import { OpeningListeners } from './opening/opening.listeners';
import { openingPersonalData } from './opening/opening.personal-data';
import { Openings } from './opening/openings.service';
import { DeletedRecipesService } from './recipe/deleted-recipes.service';
import { RecipeHandlers } from './recipe/recipe.handlers';
import { RecipeListeners } from './recipe/recipe.listeners';
import { RecipePhotoReferences } from './recipe/recipe.photo-references';
import { recipePersonalData } from './recipe/recipe.personal-data';
import { RecipeRepository } from './recipe/recipe.repository';
import { RECIPE_MODEL, RecipeSchema } from './recipe/recipe.schema';
import { RecipeService } from './recipe/recipe.service';
import { RecipeWrites } from './recipe/recipe-writes.service';
import { RecipeListService } from './recipe/recipe-list.service';
import { RecipeSearchService } from './recipe/recipe-search.service';
import { RecipePictureService } from './recipe/recipe-picture.service';
import { RecipeVersionHandlers } from './recipe-version/recipe-version.handlers';
import { recipeVersionPersonalData } from './recipe-version/recipe-version.personal-data';
import { RecipeVersionRepository } from './recipe-version/recipe-version.repository';
import { RECIPE_VERSION_MODEL, RecipeVersionSchema } from './recipe-version/recipe-version.schema';
import { RecipeVersionService } from './recipe-version/recipe-version.service';
import { PhotoCopyListeners } from './share-link/photo-copy.listeners';
import { ShareLinkHandlers } from './share-link/share-link.handlers';
import { shareTokensHashed } from './share-link/share-link.migrations';
import { ShareLinkRepository } from './share-link/share-link.repository';
import { shareLinkPersonalData } from './share-link/share-link.personal-data';
import { SHARE_LINK_MODEL, ShareLinkSchema } from './share-link/share-link.schema';
import { ShareLinkService } from './share-link/share-link.service';
import { SharedWeekService } from './share-link/shared-week.service';
import { GuestListHandlers } from './shopping-list/guest-list.handlers';
import { GuestListService } from './shopping-list/guest-list.service';
import { ListVisitsRepository } from './shopping-list/list-visits.repository';
import { LIST_VISITS_MODEL, ListVisitsSchema } from './shopping-list/list-visits.schema';
import { ListVisitsService } from './shopping-list/list-visits.service';
import { ShoppingListHandlers } from './shopping-list/shopping-list.handlers';
import { SharedRecipesService } from './recipe/shared-recipes.service';
import { shoppingListPersonalData } from './shopping-list/shopping-list.personal-data';
import { ShoppingListRepository } from './shopping-list/shopping-list.repository';
import { SHOPPING_LIST_MODEL, ShoppingListSchema } from './shopping-list/shopping-list.schema';
import { ShoppingListService } from './shopping-list/shopping-list.service';
import { indexesWithoutSparse, photoCopiesRenamed } from './recipe/recipe.migrations';
import { TrayHandlers } from './tray/tray.handlers';
import { TrayListeners } from './tray/tray.listeners';
import { TrayPlaces } from './tray/tray-places.service';
import { TrayService } from './tray/tray.service';
import { MaintenanceJobs } from './maintenance/maintenance.jobs';
import { MaintenanceService } from './maintenance/maintenance.service';

/** For specs of the whole product, which let days pass. */
export { MaintenanceService };

@Module({
  imports: [
    PlansModule,
    MongooseModule.forFeature([
      { name: RECIPE_MODEL, schema: RecipeSchema },
      { name: LIBRARY_MODEL, schema: LibrarySchema },
      { name: MEAL_PLAN_MODEL, schema: MealPlanSchema },
      { name: MEAL_PLAN_WEEK_MODEL, schema: MealPlanWeekSchema },
      { name: MEAL_PLAN_FEED_MODEL, schema: MealPlanFeedSchema },
      { name: SHOPPING_LIST_MODEL, schema: ShoppingListSchema },
      { name: RECIPE_VERSION_MODEL, schema: RecipeVersionSchema },
      { name: SHARE_LINK_MODEL, schema: ShareLinkSchema },
      { name: LIST_VISITS_MODEL, schema: ListVisitsSchema },
      { name: HOUSEHOLD_MODEL, schema: HouseholdSchema },
      { name: FOOD_CHOICES_MODEL, schema: FoodChoicesSchema },
    ]),
  ],
  controllers: [
    RecipeHandlers,
    CollectionHandlers,
    LibraryHandlers,
    TrayHandlers,
    MealPlanHandlers,
    MealPlanFeedHandlers,
    ShoppingListHandlers,
    GuestListHandlers,
    ShareLinkHandlers,
    HouseholdRecipesHandlers,
    FoodChoiceHandlers,
    RecipeVersionHandlers,
  ],
  providers: [
    foodChoicePersonalData,
    householdPersonalData,
    mealPlanFeedPersonalData,
    mealPlanPersonalData,
    openingPersonalData,
    recipeVersionPersonalData,
    shareLinkPersonalData,
    recipePersonalData,
    RecipePhotoReferences,
    shoppingListPersonalData,
    SharedRecipesService,
    RecipeRepository,
    RecipeWrites,
    RecipeService,
    RecipeListService,
    RecipeSearchService,
    DeletedRecipesService,
    RecipePictureService,
    RecipeListeners,
    LibraryRepository,
    LibraryService,
    CollectionService,
    MealPlanRepository,
    MealPlanService,
    CookedLogService,
    MealPlanFeedRepository,
    MealPlanFeedService,
    Openings,
    OpeningListeners,
    LibraryInMemory,
    LibraryCopyService,
    TrayPlaces,
    TrayService,
    TrayListeners,
    ShoppingListRepository,
    ShoppingListService,
    RecipeVersionRepository,
    RecipeVersionService,
    ShareLinkRepository,
    ShareLinkService,
    SharedWeekService,
    PhotoCopyListeners,
    HouseholdRecipesService,
    ListVisitsRepository,
    ListVisitsService,
    GuestListService,
    HouseholdRepository,
    Households,
    HouseholdListeners,
    FoodChoiceRepository,
    MaintenanceService,
    MaintenanceJobs,
  ],
})
export class RecipesModule {
  static readonly migrations = [indexesWithoutSparse, photoCopiesRenamed, feedsOfHouseholds, shareTokensHashed];
}
