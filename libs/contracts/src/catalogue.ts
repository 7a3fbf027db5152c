import { subscription, subscriptionChanged } from './billing/subscription';
import { gallery } from './community/gallery';
import { identity, sessionEnded } from './identity/identity';
import { importProgressed, recipeImport } from './importer/import';
import { fileImport, fileImportProgressed, recipeExport, recipeExportProgressed } from './importer/recipe-files';
import type { EventDefinition } from './kit/event';
import type { Operation } from './kit/operation';
import { image, imageStored } from './media/image';
import { recipe, recipeDeleted, recipePublicationChanged, recipeSaved } from './recipes/recipe';

/** Every operation of the product, by the service that answers it and the resource it is about. */
export const operations = {
  identity,
  recipes: { recipe },
  importer: { import: recipeImport, fileImport, export: recipeExport },
  community: { gallery },
  billing: { subscription },
  media: { image },
} as const;

/** Every event of the product. */
export const events = {
  sessionEnded,
  recipeSaved,
  recipeDeleted,
  recipePublicationChanged,
  importProgressed,
  fileImportProgressed,
  recipeExportProgressed,
  imageStored,
  subscriptionChanged,
} as const;

export type ServiceName = keyof typeof operations | 'gateway';

type Resources = (typeof operations)[keyof typeof operations];
type ValuesOf<T> = T extends unknown ? T[keyof T] : never;
/** The union of every operation's exact type. */
export type AnyOperation = ValuesOf<ValuesOf<Resources>>;

/** The operations that one service has to answer. */
export function operationsOf(service: ServiceName): Operation[] {
  if (service === 'gateway') return [];
  const resources: Record<string, Record<string, Operation>> = operations[service];
  return Object.values(resources).flatMap((resource) => Object.values(resource));
}

/** Every operation, for the gateway's routes and the generated documents. */
export function allOperations(): Operation[] {
  return (Object.keys(operations) as ServiceName[]).flatMap(operationsOf);
}

export function allEvents(): EventDefinition[] {
  return Object.values(events);
}
