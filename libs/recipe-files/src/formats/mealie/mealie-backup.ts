import { isItem, listOf, type SchemaItem } from '@simmer/recipe-reader';
import { inOrder } from '../../reading/json-values';
import { lineOf } from '../../reading/plain-values';

/** A backup holds the rows of each table under the table's name. */
export function isBackup(value: unknown): value is SchemaItem {
  return (
    isItem(value) && Array.isArray(value.recipes) && (Array.isArray(value.recipes_ingredients) || Array.isArray(value.recipe_instructions))
  );
}

/** The recipes of a backup with their rows of the other tables, in the form of a recipe's own file. */
export function* recipesOfBackup(tables: SchemaItem): Generator<SchemaItem> {
  const rows = (table: string): SchemaItem[] => listOf(tables[table]).filter(isItem);
  const ingredients = byRecipe(tables.recipes_ingredients);
  const steps = byRecipe(tables.recipe_instructions);
  const notes = byRecipe(tables.notes);
  const comments = byRecipe(tables.recipe_comments);
  const nutrition = byRecipe(tables.recipe_nutrition);
  const foods = namesById(rows('ingredient_foods'));
  const units = namesById(rows('ingredient_units'));
  const categories = namesByRecipe(rows('recipes_to_categories'), 'category_id', namesById(rows('categories')));
  const tags = namesByRecipe(rows('recipes_to_tags'), 'tag_id', namesById(rows('tags')));
  for (const recipe of rows('recipes')) {
    const id = lineOf(recipe.id);
    yield {
      ...recipe,
      recipe_ingredient: (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        food: foods.get(lineOf(row.food_id)),
        unit: units.get(lineOf(row.unit_id)),
      })),
      recipe_instructions: steps.get(id) ?? [],
      notes: notes.get(id) ?? [],
      comments: comments.get(id) ?? [],
      nutrition: nutrition.get(id)?.[0],
      recipe_category: categories.get(id) ?? [],
      tags: tags.get(id) ?? [],
    };
  }
}

function byRecipe(rows: unknown): Map<string, SchemaItem[]> {
  const groups = new Map<string, SchemaItem[]>();
  for (const row of inOrder(rows, 'position')) {
    const id = lineOf(row.recipe_id);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

function namesById(rows: readonly SchemaItem[]): Map<string, string> {
  return new Map(rows.map((row) => [lineOf(row.id), lineOf(row.name)]));
}

function namesByRecipe(rows: readonly SchemaItem[], key: string, names: Map<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const name = names.get(lineOf(row[key]));
    const id = lineOf(row.recipe_id);
    if (name) groups.set(id, [...(groups.get(id) ?? []), name]);
  }
  return groups;
}
