import { CATEGORIES, type ParsedIngredientLine, type ParsedInputOf, type recipe } from '@simmer/contracts';
import { type Language, detectLineLanguage, parseIngredient } from '@simmer/culinary';
import { plateOf } from './recipe-plate';
import type { Ingredient, RecipeContent, RecipeKeys } from './recipe.schema';
import { samenessOf } from './sameness';
import { normalise, searchTextOf, titleKeyOf } from './search-text';
import { timeKeyOf } from './time-range';

type Draft = Omit<ParsedInputOf<typeof recipe.create>, 'id' | 'origins' | 'favorite' | 'created_at'>;
type IngredientDraft = Draft['ingredients'][number];
type InstructionDraft = Draft['instructions'][number];

/** What is stored of a draft: its content, and the keys that follow from it. */
export function contentOf(draft: Draft): RecipeContent & RecipeKeys {
  const content: RecipeContent = {
    title: draft.title,
    description: draft.description,
    ingredients: ingredientsOf(draft.ingredients),
    instructions: draft.instructions.map(lineOf),
    prep_time: draft.prep_time,
    cook_time: draft.cook_time,
    total_time: draft.total_time || draft.prep_time + draft.cook_time,
    servings: draft.servings,
    difficulty: draft.difficulty,
    tags: uniqueTags(draft.tags),
    image_url: draft.image_url,
    image_id: draft.image_id,
    calories: draft.calories,
    total_fat: draft.total_fat,
    saturated_fat: draft.saturated_fat,
    protein: draft.protein,
    carbohydrates: draft.carbohydrates,
    fiber: draft.fiber,
    sugar: draft.sugar,
    sodium: draft.sodium,
    source_url: draft.source_url,
    source_name: draft.source_name,
    author: draft.author,
    language: draft.language,
    yield_text: draft.yield_text,
    notes: draft.notes,
    rating: draft.rating,
  };
  return { ...content, ...keysOf(content) };
}

function keysOf(content: RecipeContent): RecipeKeys {
  const tags = new Set(content.tags.map(normalise));
  return {
    searchText: searchTextOf([content.title, ...content.tags, ...content.ingredients.map(({ text }) => text)]),
    titleKey: titleKeyOf(content.title),
    timeKey: timeKeyOf(content.total_time),
    categories: CATEGORIES.filter((category) => tags.has(category)),
    ...samenessOf(content),
    plate: plateOf({ title: content.title, tags: content.tags, ingredientNames: content.ingredients.map(({ parsed }) => parsed.name) }),
  };
}

function ingredientsOf(drafts: readonly IngredientDraft[]): Ingredient[] {
  const lines = drafts.map(lineOf);
  const language = detectLineLanguage(lines.map(({ text }) => text).join('\n'));
  return lines.map((line) => ({ ...line, parsed: parsedLine(line.text, language) }));
}

function parsedLine(text: string, expected: Language): ParsedIngredientLine {
  const { quantity, quantityMax, unit, unitText, name, preparation, note, optional } = parseIngredient(text, { expected });
  return { quantity, quantity_max: quantityMax, unit: unit ?? unitText, name, preparation: preparation ?? '', note: note ?? '', optional };
}

const lineOf = (draft: IngredientDraft | InstructionDraft): { text: string; group: string | null } =>
  typeof draft === 'string' ? { text: draft, group: null } : draft;

/** Tags as they were written first, each once whatever its case. */
function uniqueTags(tags: readonly string[]): string[] {
  const plain = tags.map(normalise);
  return tags.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
}
