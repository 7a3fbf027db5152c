import { toIsoDuration } from '@simmer/culinary';
import { isStated, type Nutrition, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { groupsOf } from '../../writing/groups';
import { textParts } from '../../writing/parts';
import { REASONS } from '../../writing/reasons';
import { yieldStatement } from '../../writing/words';

const CONTENT_TYPE = 'application/ld+json';

/**
 * schema.org recipes. Places that schema.org leaves open are the ones other apps use: notes are the first comment, the cook's stars the
 * rating, and a heading among the ingredients is a line that ends with a colon.
 */
export const jsonLdWriter: FileWriter = {
  extension: 'json',
  contentType: CONTENT_TYPE,
  write: (recipes) => textParts(recipes, { before: '[\n', between: ',\n', after: '\n]\n' }, jsonOf),
  single: {
    extension: 'json',
    contentType: CONTENT_TYPE,
    write: (recipes) => textParts(recipes, { between: '\n', after: '\n' }, jsonOf),
  },
  loses: {
    step_images: REASONS.stepImages,
    pictures: REASONS.pictureAddress,
    difficulty: 'schema.org knows no difficulty',
    favorite: 'schema.org knows no favorites',
  },
  changes: {
    title: REASONS.cleaned,
    description: REASONS.cleaned,
    ingredients: REASONS.lines,
    instructions: REASONS.lines,
    tags: 'A comma in a tag makes two of it',
    source_name: REASONS.cleaned,
    author: REASONS.cleaned,
    notes: REASONS.cleaned,
  },
};

/** Fit for a script in a page, where "</script>" would end it. */
const jsonOf = (recipe: FileRecipe): string => JSON.stringify(schemaRecipe(recipe), null, 2).replaceAll('</', '<\\/');

/** Undefined properties are left out of the file. */
function schemaRecipe(recipe: FileRecipe): object {
  const addresses = recipe.pictures.flatMap((picture) => ('url' in picture ? [picture.url] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description || undefined,
    image: addresses.length > 0 ? addresses : undefined,
    author: recipe.author ? { '@type': 'Person', name: recipe.author } : undefined,
    publisher: recipe.source_name ? { '@type': 'Organization', name: recipe.source_name } : undefined,
    url: recipe.source_url ?? undefined,
    isBasedOn: recipe.source_url ?? undefined,
    inLanguage: recipe.language ?? undefined,
    dateCreated: recipe.created_at ?? undefined,
    prepTime: durationOf(recipe.prep_time),
    cookTime: durationOf(recipe.cook_time),
    totalTime: durationOf(recipe.total_time),
    recipeYield: yieldStatement(recipe) || undefined,
    keywords: recipe.tags.length > 0 ? recipe.tags.join(', ') : undefined,
    recipeIngredient: ingredientLines(recipe.ingredients),
    recipeInstructions: steps(recipe.instructions),
    nutrition: nutritionOf(recipe.nutrition),
    aggregateRating:
      recipe.rating === null ? undefined : { '@type': 'AggregateRating', ratingValue: recipe.rating, bestRating: 5, ratingCount: 1 },
    comment: recipe.notes ? [{ '@type': 'Comment', name: 'Notes', text: recipe.notes }] : undefined,
  };
}

const durationOf = (minutes: number | null): string | undefined => (minutes === null ? undefined : toIsoDuration(minutes));

function ingredientLines(lines: readonly RecipeLine[]): string[] {
  return groupsOf(lines).flatMap((group) => [...(group.name === null ? [] : [`${group.name}:`]), ...group.lines]);
}

function steps(lines: readonly RecipeLine[]): object[] {
  return groupsOf(lines).flatMap((group): object[] => {
    const texts = group.lines.map((text) => ({ '@type': 'HowToStep', text }));
    return group.name === null ? texts : [{ '@type': 'HowToSection', name: group.name, itemListElement: texts }];
  });
}

function nutritionOf(nutrition: Nutrition): object | undefined {
  if (!isStated(nutrition)) return undefined;
  const stated = (amount: number | null, unit: string): string | undefined => (amount === null ? undefined : `${amount} ${unit}`);
  return {
    '@type': 'NutritionInformation',
    calories: stated(nutrition.calories, 'kcal'),
    fatContent: stated(nutrition.total_fat, 'g'),
    saturatedFatContent: stated(nutrition.saturated_fat, 'g'),
    proteinContent: stated(nutrition.protein, 'g'),
    carbohydrateContent: stated(nutrition.carbohydrates, 'g'),
    fiberContent: stated(nutrition.fiber, 'g'),
    sugarContent: stated(nutrition.sugar, 'g'),
    sodiumContent: stated(nutrition.sodium, 'mg'),
  };
}
