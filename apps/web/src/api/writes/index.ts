import { accountLive, accountWrites } from './account';
import { billingLive, billingWrites } from './billing';
import { collectionWrites } from './collections';
import { communityWrites } from './community';
import { cookLive, cookWrites } from './cook';
import { householdLive, householdWrites } from './household';
import { importExportLive, importExportWrites } from './imports-and-exports';
import { mealPlanLive, mealPlanWrites } from './meal-plan';
import { moderationWrites } from './moderation';
import { recipeLive, recipeWrites } from './recipes';
import { sharingWrites } from './sharing';
import { shoppingListLive, shoppingListWrites } from './shopping-lists';
import type { LiveRules, WriteRules } from './rules';

/** Every write of the app that shows in a copy of an answer, from a file per area. */
export const writeRules: WriteRules = {
  ...accountWrites,
  ...billingWrites,
  ...collectionWrites,
  ...communityWrites,
  ...cookWrites,
  ...householdWrites,
  ...importExportWrites,
  ...mealPlanWrites,
  ...moderationWrites,
  ...recipeWrites,
  ...sharingWrites,
  ...shoppingListWrites,
};

/** What is stale after every live event. */
export const liveRules: LiveRules = {
  ...accountLive,
  ...billingLive,
  ...cookLive,
  ...householdLive,
  ...importExportLive,
  ...mealPlanLive,
  ...recipeLive,
  ...shoppingListLive,
};
