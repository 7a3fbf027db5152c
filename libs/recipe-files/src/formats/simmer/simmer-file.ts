import { APP_VERSION, PRODUCT_NAME } from '@simmer/contracts/constants';
import type { ZipMember } from '../../writing/zip';

/**
 * Simmer's own form, a zip:
 *
 *     simmer.json            { "format": "simmer-recipes", "version": 1, "app": "Simmer 2.0.0" }
 *     recipes/<title>.json   one recipe, the fields of FileRecipe by their names
 *     pictures/<title>.jpg   as it came in, named by the recipe's `pictures`, which are { "file": … } or { "url": … }, or by its
 *                            `step_images`, which are { "step": …, "file": … } with the place of the step, from 0
 *
 * Everything that Simmer keeps of an account is a zip of another layout with the same manifest, whose format is "simmer-account":
 *
 *     recipes/recipes.json   recipes as they are stored, in a list; of many there are several files, recipes-1.json and so on
 *     pictures/<id>.jpg      named by the `image` of a recipe
 *
 * A field is added without a new version: a program that does not know it leaves it out and says so. The version grows only when a field
 * that is here already changes its meaning.
 */
export const MANIFEST = 'simmer.json';
export const VERSION = 1;
export const ACCOUNT_FORMAT = 'simmer-account';

/** The first member of a zip that Simmer makes, by which it knows it again. */
export const simmerManifest = (format: 'simmer-recipes' | typeof ACCOUNT_FORMAT): ZipMember => ({
  name: MANIFEST,
  bytes: Buffer.from(`${JSON.stringify({ format, version: VERSION, app: `${PRODUCT_NAME} ${APP_VERSION}` }, null, 2)}\n`),
});
