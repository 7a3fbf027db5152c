import type { Fact, FieldName, ParsedRecipe, RecipeFacts } from '../parsed-recipe';
import { plainText } from '../page/plain-text';
import { absoluteAddress } from '../values/address';
import { minutesOf } from '../values/duration';
import { basisOf, caloriesOf, gramsOf, isStated, milligramsOf, NO_NUTRITION, type Nutrition, perServing } from '../values/nutrition';
import { isVolume, yieldOf } from '../values/servings';
import { AUTHOR_LABEL } from '../visible-page/labels/byline';
import { isItem, listOf, type SchemaItem } from './item';
import { ingredientLines, ingredientLinesAmongSteps, instructionLines } from './recipe-lines';

export interface ItemContext {
  pageUrl: string;
  /** Where the item stood, for the provenance. */
  place: string;
  confidence: number;
  /** Follows a bare reference to another item of the page. */
  resolve(item: SchemaItem): SchemaItem;
}

/** The facts that a schema.org Recipe states. */
export function factsOfRecipe(item: SchemaItem, context: ItemContext): RecipeFacts {
  const facts: RecipeFacts = {};
  const state = <Name extends FieldName>(name: Name, value: ParsedRecipe[Name], property: string): void => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return;
    const fact: Fact<NonNullable<ParsedRecipe[Name]>> = {
      value: value as NonNullable<ParsedRecipe[Name]>,
      place: `${context.place} › ${property}`,
      confidence: context.confidence,
    };
    (facts as Record<string, unknown>)[name] = fact;
  };
  const amount = yieldOf(listOf(item.recipeYield ?? item.yield).flatMap(yieldStatements));

  state('title', textIn(item.name ?? item.headline), 'name');
  state('description', textIn(item.description ?? item.summary), 'description');
  state('author', namesIn(item.author ?? item.creator, context), 'author');
  state('source_name', namesIn(item.publisher, context), 'publisher');
  state('image_url', imageIn([item.image, item.thumbnailUrl, item.photo], context), 'image');
  const steps = item.recipeInstructions ?? item.instructions ?? item.step;
  const ingredients = ingredientLines(item.recipeIngredient ?? item.ingredients ?? item.ingredient ?? item.supply);
  state('ingredients', [...ingredients, ...ingredientLinesAmongSteps(steps)], 'recipeIngredient');
  state('instructions', instructionLines(steps), 'recipeInstructions');
  state('prep_time', durationIn(item.prepTime), 'prepTime');
  state('cook_time', durationIn(item.cookTime ?? item.performTime), 'cookTime');
  state('total_time', durationIn(item.totalTime), 'totalTime');
  state('servings', isVolume(amount.text ?? '') ? null : amount.servings, 'recipeYield');
  state('yield_text', amount.text, 'recipeYield');
  state('keywords', namesListedIn(item.keywords), 'keywords');
  state('categories', namesListedIn(item.recipeCategory), 'recipeCategory');
  state('cuisines', namesListedIn(item.recipeCuisine), 'recipeCuisine');
  state('language', textIn(item.inLanguage), 'inLanguage');
  const nutrition = nutritionIn(item.nutrition, amount.servings, context);
  if (isStated(nutrition)) state('nutrition', nutrition, 'nutrition');
  return facts;
}

function textsIn(value: unknown): string[] {
  return listOf(value)
    .map((entry) => (isItem(entry) ? (entry['@value'] ?? entry.name ?? entry.text) : entry))
    .flat(3)
    .map((entry) => (typeof entry === 'string' || typeof entry === 'number' ? plainText(String(entry)) : ''))
    .filter(Boolean);
}

function textIn(value: unknown): string {
  return textsIn(value)[0] ?? '';
}

function namesIn(value: unknown, context: ItemContext): string {
  const names = listOf(value)
    .flat(2)
    .map((entry) => (isItem(entry) ? textIn(context.resolve(entry).name ?? context.resolve(entry)['@value']) : textIn(entry)))
    .map((name) => name.replace(AUTHOR_LABEL, ''))
    .filter((name) => name !== '' && !/^https?:\/\//i.test(name));
  return [...new Set(names)].join(', ').slice(0, 200);
}

/** The largest of the pictures, judged by their addresses; sites list small crops of the same picture first. */
function imageIn(values: unknown[], context: ItemContext): string | null {
  let best: { address: string; width: number } | null = null;
  for (const value of values.flatMap(listOf).flat(3)) {
    const item = isItem(value) ? context.resolve(value) : null;
    const address = item ? (listOf(item.url)[0] ?? listOf(item.contentUrl)[0] ?? item['@id']) : value;
    const absolute = typeof address === 'string' ? absoluteAddress(address, context.pageUrl) : null;
    if (!absolute) continue;
    const width = Number(CROP.exec(absolute)?.[1] ?? UNCROPPED);
    if (!best || width > best.width) best = { address: absolute, width };
  }
  return best?.address ?? null;
}

/** The size that content systems append to the names of crops: "-225x225.jpg". */
const CROP = /[-_](\d{2,4})x\d{2,4}\.\w{3,4}(?:$|\?)/;
const UNCROPPED = 10_000;

function durationIn(value: unknown): number | null {
  for (const entry of listOf(value).flat(2)) {
    const minutes = minutesOf(
      isItem(entry)
        ? (entry.maxValue ?? entry.value ?? entry['@value'] ?? entry.name)
        : typeof entry === 'string'
          ? plainText(entry)
          : entry,
    );
    if (minutes !== null) return minutes;
  }
  return null;
}

function yieldStatements(value: unknown): unknown[] {
  if (!isItem(value)) return [value].flat(2);
  const text = [value.value ?? value['@value'] ?? value.name, value.unitText]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  return [text];
}

function namesListedIn(value: unknown): string[] {
  const words = textsIn(value).flatMap((text) => text.split(/\s*[,;|]\s*/));
  return [...new Set(words.map((word) => word.replace(/^#/, '').trim()))].filter((word) => word !== '' && word.length <= 60).slice(0, 40);
}

/** The figures of a serving; those of 100 g say nothing of it, those of the whole recipe are shared out. */
function nutritionIn(value: unknown, servings: number | null, context: ItemContext): Nutrition {
  const items = listOf(value)
    .flat(2)
    .filter(isItem)
    .map((found) => context.resolve(found));
  const basis = (item: SchemaItem): ReturnType<typeof basisOf> => basisOf(textIn(item.servingSize), textIn(item.calories));
  const ofServing = items.find((item) => basis(item) === 'serving');
  if (ofServing) return figuresIn(ofServing);
  const ofRecipe = items.find((item) => basis(item) === 'recipe');
  return ofRecipe && servings ? perServing(figuresIn(ofRecipe), servings) : NO_NUTRITION;
}

function figuresIn(item: SchemaItem): Nutrition {
  const stated = (name: string): unknown => {
    const [entry] = listOf(item[name]);
    return isItem(entry) ? (entry.value ?? entry['@value'] ?? entry.name) : entry;
  };
  return {
    calories: caloriesOf(stated('calories')),
    total_fat: gramsOf(stated('fatContent')),
    saturated_fat: gramsOf(stated('saturatedFatContent')),
    protein: gramsOf(stated('proteinContent')),
    carbohydrates: gramsOf(stated('carbohydrateContent')),
    fiber: gramsOf(stated('fiberContent')),
    sugar: gramsOf(stated('sugarContent')),
    sodium: milligramsOf(stated('sodiumContent')),
  };
}
