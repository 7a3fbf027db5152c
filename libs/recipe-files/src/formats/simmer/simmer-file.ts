/**
 * Simmer's own form, a zip:
 *
 *     simmer.json            { "format": "simmer-recipes", "version": 1, "app": "Simmer 2.0.0" }
 *     recipes/<title>.json   one recipe, the fields of FileRecipe by their names
 *     pictures/<title>.jpg   as it came in, named by the recipe's `pictures`, which are { "file": … } or { "url": … }, or by its
 *                            `step_pictures`, which are { "step": …, "file": … } with the place of the step, from 0
 *
 * A field is added without a new version: a program that does not know it leaves it out and says so. The version grows only when a field
 * that is here already changes its meaning.
 */
export const MANIFEST = 'simmer.json';
export const FORMAT = 'simmer-recipes';
export const VERSION = 1;
