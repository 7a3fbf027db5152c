import { queryKey } from '@simmer/client';
import type { NewsItem } from './news-item';

/** Which copies of the server's answers a piece of news makes stale, as prefixes of query keys. */
export function staleKeys({ type, payload }: NewsItem): (readonly unknown[])[] {
  switch (type) {
    case 'events.recipes.recipe.saved':
      return [queryKey('GET /recipes'), queryKey('GET /recipes/facets'), queryKey('GET /recipes/:id', { id: payload.recipeId })];
    case 'events.recipes.recipe.deleted':
      // not the recipe: there is nothing left to ask for
      return [queryKey('GET /recipes'), queryKey('GET /recipes/facets')];
    case 'events.importer.import.progressed':
      return [queryKey('GET /imports/:id', { id: payload.importId })];
    case 'events.importer.file-import.progressed':
      return [queryKey('GET /file-imports'), queryKey('GET /file-imports/:id', { id: payload.importId })];
    case 'events.importer.export.progressed':
      return [queryKey('GET /exports/:id', { id: payload.exportId })];
    case 'events.media.image.stored':
      return [queryKey('GET /images/:id', { id: payload.imageId })];
    case 'events.billing.subscription.changed':
      return [queryKey('GET /subscription')];
    default:
      return [];
  }
}
