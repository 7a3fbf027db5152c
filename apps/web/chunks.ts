/**
 * What many screens use and the first load does without, in one file: a dozen tiny ones compress worse and arrive later. Files and folders of the
 * repository. What the first load itself needs, the entry with the list of recipes, is found by its imports.
 */
export const LATER = [
  'apps/web/src/forms',
  'apps/web/src/browser/worker-client.ts',
  'apps/web/src/app/plates/bare',
  'libs/client/src/new-id.ts',
  'libs/ui/src',
  'node_modules/uuid',
] as const;

/** Routes that begin to ask for their data while their screen still loads. The others do it one after the other, and weigh nothing in the first load. */
export const OFTEN: readonly string[] = ['/app/recipes/$id', '/app/meal-plan', '/app/shopping-list', '/app/cook/$id', '/app/search'];
