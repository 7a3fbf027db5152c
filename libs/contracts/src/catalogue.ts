import * as billingJobs from './billing/billing.jobs';
import { checkout, payment, plan, testMode, webhook } from './billing/payment';
import { staffSubscription } from './billing/staff-subscription';
import { subscription, subscriptionChanged } from './billing/subscription';
import { testCheckout, testPortal } from './billing/test-payments';
import { chef } from './community/chef';
import * as communityJobs from './community/community.jobs';
import { comment } from './community/comment';
import { feed } from './community/feed';
import { feedMail } from './community/feed-mail';
import { gallery } from './community/gallery';
import { help } from './community/help';
import { made } from './community/made';
import { caseChanged, moderation, moderationCase, report, reportMade } from './community/moderation';
import { post } from './community/post';
import { offer } from './community/offer';
import { rating, recipeVoiceChanged } from './community/rating';
import { chefPage } from './community/chef-page';
import { publicPage } from './community/public-page';
import { recipePage } from './community/recipe-page';
import { demoVideo, staffVideo, staffVideoCategory, video, videoCategory } from './community/video';
import { gateway } from './gateway/gateway';
import { nativeApps } from './gateway/native-apps';
import { siteMap } from './gateway/site-map';
import { identity, sessionEnded } from './identity/identity';
import { accountDeletion, dataExport, dataExportProgressed } from './identity/account-data';
import { contact, contactForm, contactMessage, contactMessageAnswered, contactMessageReceived } from './identity/contact';
import { accountReclaimed, emailVerified } from './identity/email';
import { householdChanged } from './identity/household';
import { preferences, preferencesChanged } from './identity/preferences';
import { profileChanged } from './identity/profile';
import * as identityJobs from './identity/identity.jobs';
import { oauth } from './identity/oauth';
import { push } from './identity/push';
import { unsubscribe } from './identity/unsubscribe';
import { voice, voiceLink, voiceLinkChanged } from './identity/voice';
import { importProgressed, recipeImport } from './importer/import';
import { fileImport, fileImportProgressed, recipeExport, recipeExportProgressed } from './importer/recipe-files';
import * as importerJobs from './importer/importer.jobs';
import { SERVICE_NAMES, type ServiceName } from './kit/caller';
import { deadLettersOf } from './kit/dead-letters';
import { personalDataOf } from './kit/personal-data';
import { photoReferencesOf } from './kit/photo-references';
import type { EventDefinition, LiveEventDefinition, PublishedPayload } from './kit/event';
import type { JobDefinition } from './kit/job';
import type { Operation } from './kit/operation';
import { image, imageStored } from './media/image';
import * as mediaJobs from './media/media.jobs';
import { collection } from './recipes/collection';
import { foodChoice } from './recipes/food-choice';
import { householdRecipe } from './recipes/household-recipe';
import { library } from './recipes/library';
import { starterRecipe } from './recipes/starter-recipe';
import { tray } from './recipes/tray';
import { mealPlan, mealPlanChanged } from './recipes/meal-plan';
import { mealPlanFeed } from './recipes/meal-plan-feed';
import { publishedRecipe } from './recipes/published-recipe';
import { recipe } from './recipes/recipe';
import {
  recipeDeleted,
  recipeImageAwaited,
  recipeMovedUp,
  recipePhotoCopyAwaited,
  recipePublicationChanged,
  recipeSaved,
  recipeSavedFromGallery,
} from './recipes/recipe-events';
import * as recipesJobs from './recipes/recipes.jobs';
import { recipeVersion } from './recipes/recipe-version';
import { shareLink } from './recipes/share-link';
import { guestList } from './recipes/guest-list';
import { shoppingList, shoppingListChanged, shoppingListVisited } from './recipes/shopping-list';

/** What the services answer, without what the kit answers in each of those that keep something of cooks. */
const declared = {
  gateway: { ...gateway, contactForm, nativeApps, siteMap },
  identity: { ...identity, contact, contactMessage, oauth, push, voice, voiceLink, unsubscribe, deadLetters: deadLettersOf('identity') },
  recipes: {
    recipe,
    library,
    starterRecipe,
    tray,
    collection,
    mealPlan,
    mealPlanFeed,
    shoppingList,
    guestList,
    shareLink,
    foodChoice,
    householdRecipe,
    recipeVersion,
    publishedRecipe,
    deadLetters: deadLettersOf('recipes'),
  },
  importer: { import: recipeImport, fileImport, export: recipeExport, deadLetters: deadLettersOf('importer') },
  community: {
    gallery,
    feed,
    feedMail,
    chef,
    rating,
    made,
    comment,
    post,
    offer,
    recipePage,
    chefPage,
    report,
    moderation,
    moderationCase,
    help,
    publicPage,
    video,
    videoCategory,
    staffVideo,
    staffVideoCategory,
    demoVideo,
    deadLetters: deadLettersOf('community'),
  },
  billing: {
    subscription,
    plan,
    checkout,
    payment,
    webhook,
    testMode,
    testCheckout,
    testPortal,
    staffSubscription,
    deadLetters: deadLettersOf('billing'),
  },
  media: { image, deadLetters: deadLettersOf('media') },
} as const satisfies Record<Exclude<ServiceName, 'operator'>, object>;

/** Every operation of the product, by the service that answers it and the resource it is about. */
export const operations = {
  gateway: declared.gateway,
  identity: {
    ...declared.identity,
    preferences,
    dataExport,
    accountDeletion,
    personalData: personalDataOf('identity'),
    photoReferences: photoReferencesOf('identity'),
  },
  recipes: { ...declared.recipes, personalData: personalDataOf('recipes'), photoReferences: photoReferencesOf('recipes') },
  importer: { ...declared.importer, personalData: personalDataOf('importer') },
  community: { ...declared.community, personalData: personalDataOf('community'), photoReferences: photoReferencesOf('community') },
  billing: { ...declared.billing, personalData: personalDataOf('billing') },
  media: { ...declared.media, personalData: personalDataOf('media') },
} as const;

/** Every event of the product. */
export const events = {
  sessionEnded,
  accountReclaimed,
  emailVerified,
  contactMessageReceived,
  contactMessageAnswered,
  voiceLinkChanged,
  profileChanged,
  preferencesChanged,
  dataExportProgressed,
  householdChanged,
  recipeSaved,
  recipeMovedUp,
  recipeDeleted,
  recipeImageAwaited,
  recipePhotoCopyAwaited,
  recipePublicationChanged,
  recipeSavedFromGallery,
  recipeVoiceChanged,
  reportMade,
  caseChanged,
  shoppingListChanged,
  shoppingListVisited,
  mealPlanChanged,
  importProgressed,
  fileImportProgressed,
  recipeExportProgressed,
  imageStored,
  subscriptionChanged,
} as const;

/** The subjects of the events that browsers get. */
export type LiveSubject = LiveEvent['subject'];

/** The browsers' form of an event, with its revision. */
export type LiveUpdate<S extends LiveSubject = LiveSubject> = {
  [K in S]: { type: K; payload: PublishedPayload<Extract<LiveEvent, { subject: K }>> };
}[S];

type LiveEvent = Extract<(typeof events)[keyof typeof events], LiveEventDefinition>;

/** Every job of the product, by the service that gives it to itself. */
export const jobs = {
  billing: billingJobs,
  community: communityJobs,
  identity: identityJobs,
  importer: importerJobs,
  media: mediaJobs,
  recipes: recipesJobs,
} as const;

type Resources = (typeof operations)[keyof typeof operations];
type ValuesOf<T> = T extends unknown ? T[keyof T] : never;
/** The union of every operation's exact type. */
export type AnyOperation = ValuesOf<ValuesOf<Resources>>;

function declaredBy(service: keyof typeof operations): Operation[] {
  const resources: Record<string, Record<string, Operation>> = operations[service];
  return Object.values(resources).flatMap((resource) => Object.values(resource));
}

/** The operations that one service has to answer on the bus. The gateway answers its own at their routes. */
export const operationsOf = (service: ServiceName): Operation[] =>
  service === 'gateway' || service === 'operator' ? [] : declaredBy(service);

/** The services that answer on the bus. */
export const servicesOnTheBus = (): ServiceName[] => SERVICE_NAMES.filter((name) => operationsOf(name).length > 0);

/** Every operation, for the gateway's routes and the generated documents. */
export const allOperations = (): Operation[] => (Object.keys(operations) as (keyof typeof operations)[]).flatMap(declaredBy);

export function allEvents(): EventDefinition[] {
  return Object.values(events);
}

export function allJobs(): JobDefinition[] {
  return Object.values<Record<string, JobDefinition>>(jobs).flatMap((ofService) => Object.values(ofService));
}

/** The jobs that one service has to run. */
export const jobsOf = (service: ServiceName): JobDefinition[] => allJobs().filter(({ name }) => name.startsWith(`${service}.`));
