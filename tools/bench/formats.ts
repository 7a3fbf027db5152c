// Reads the recipe file whose path is the last argument and prints its recipes as one JSON array, on the importer's own readers.
// A file that cannot be read is told on standard error, with exit status 1.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openRecipeFile } from '@simmer/recipe-files';

const path = process.argv.at(-1) ?? '';

try {
  process.stdout.write(`${JSON.stringify(await recipesIn(path))}\n`);
} catch (error) {
  process.stderr.write(`${basename(path)} could not be read: ${error.message}\n`);
  process.exitCode = 1;
}

async function recipesIn(file: string) {
  const opened = await openRecipeFile(basename(file), readFileSync(file));
  const recipes: ReturnType<typeof summaryOf>[] = [];
  for await (const entry of opened?.entries() ?? []) if ('recipe' in entry && entry.recipe) recipes.push(summaryOf(entry.recipe));
  return recipes;
}

function summaryOf({ title, ingredients, instructions, servings, prep_time, cook_time, total_time }) {
  return {
    title,
    ingredients: ingredients.map(({ text }) => text),
    headings: new Set(ingredients.flatMap(({ group }) => group ?? [])).size,
    steps: instructions.map(({ text }) => text),
    servings,
    prepMinutes: prep_time,
    cookMinutes: cook_time,
    totalMinutes: total_time,
  };
}
