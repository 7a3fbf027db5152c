import type { SharedRecipe } from '@simmer/contracts';

const duration = (minutes: number): string | undefined => (minutes > 0 ? `PT${minutes}M` : undefined);
type Image = SharedRecipe['step_images'][number];
const largest = ({ variants }: Image): string | undefined => variants.findLast(({ format }) => format === 'webp')?.url;

const grams = (amount: number | null, unit = 'g'): string | undefined => (amount === null ? undefined : `${amount} ${unit}`);

/** A recipe as schema.org describes one, for programs that read the page. What is not known is left out. */
export function recipeData(recipe: SharedRecipe): object {
  const { title, description, ingredients, tags, author, source_url, calories, image, image_url } = recipe;
  const photo = (image && largest(image)) ?? image_url;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(description && { description }),
    ...(photo && { image: photo }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(source_url && { isBasedOn: source_url }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    recipeYield: recipe.yield_text || String(recipe.servings),
    prepTime: duration(recipe.prep_time),
    cookTime: duration(recipe.cook_time),
    totalTime: duration(recipe.total_time),
    recipeIngredient: ingredients.map(({ text }) => text),
    recipeInstructions: sections(recipe),
    ...(calories !== null && {
      nutrition: {
        '@type': 'NutritionInformation',
        calories: `${calories} kcal`,
        fatContent: grams(recipe.total_fat),
        saturatedFatContent: grams(recipe.saturated_fat),
        carbohydrateContent: grams(recipe.carbohydrates),
        sugarContent: grams(recipe.sugar),
        fiberContent: grams(recipe.fiber),
        proteinContent: grams(recipe.protein),
        sodiumContent: grams(recipe.sodium, 'mg'),
      },
    }),
  };
}

/** Steps of a group stand in a section of its name. */
function sections({ instructions, step_images }: SharedRecipe): object[] {
  const told: { name: string | null; steps: object[] }[] = [];
  for (const { text, group, image_id } of instructions) {
    if (told.at(-1)?.name !== group || told.length === 0) told.push({ name: group, steps: [] });
    const photo = step_images.find(({ id }) => id === image_id);
    told.at(-1)?.steps.push({ '@type': 'HowToStep', text, ...(photo && { image: largest(photo) }) });
  }
  return told.flatMap(({ name, steps: own }) => (name === null ? own : [{ '@type': 'HowToSection', name, itemListElement: own }]));
}
