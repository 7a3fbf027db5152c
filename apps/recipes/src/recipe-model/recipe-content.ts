import { type ParsedIngredientLine, pick, type Recipe, RECIPE_FIELDS } from '@simmer/contracts';
import { type Language, detectLineLanguage, type ParsedIngredient, parseIngredient } from '@simmer/culinary';
import { normalise } from '@simmer/recipe-list';
import { plateOf } from './recipe-plate';
import type { Draft, RecipeContent, RecipeKeys } from './recipe.schema';
import { samenessOf } from './sameness';

type Ingredients = Recipe['ingredients'];

/** What is stored of a draft: its content, and the keys that follow from it. Lines that are among `known` are not parsed again. */
export function contentOf(draft: Draft, known: Ingredients = []): RecipeContent & RecipeKeys {
  const content: RecipeContent = {
    ...pick(draft, RECIPE_FIELDS),
    ingredients: ingredientsOf(draft.ingredients, known),
    total_time: draft.total_time || draft.prep_time + draft.cook_time,
    tags: uniqueTags(draft.tags),
  };
  return { ...content, ...keysOf(content) };
}

/** The tags as they are stored, and what follows from them. */
export function tagsOf(recipe: RecipeContent, tags: readonly string[]): Pick<RecipeContent, 'tags'> & RecipeKeys {
  const content = { ...pick(recipe, RECIPE_FIELDS), tags: uniqueTags(tags) };
  return { tags: content.tags, ...keysOf(content) };
}

const keysOf = (content: RecipeContent): RecipeKeys => ({
  ...samenessOf(content),
  plate: plateOf({
    title: content.title,
    tags: content.tags,
    ingredientNames: content.ingredients.map(({ parsed }) => parsed.name),
    language: languageOf(content.ingredients),
  }),
});

function ingredientsOf(lines: Draft['ingredients'], known: Ingredients): Ingredients {
  const language = languageOf(lines);
  // in another language the same words may mean something else
  const understood = new Map(language === languageOf(known) ? known.map(({ text, parsed }) => [text, parsed]) : []);
  return lines.map((line) => ({ ...line, parsed: understood.get(line.text) ?? parsedLine(line.text, language) }));
}

const languageOf = (lines: readonly { text: string }[]): Language => detectLineLanguage(lines.map(({ text }) => text).join('\n'));

function parsedLine(text: string, expected: Language): ParsedIngredientLine {
  const line = parseIngredient(text, { expected });
  const { preparation, note, optional } = line;
  const also = furtherFoods(line);
  return { ...foodOf(line), preparation: preparation ?? '', note: note ?? '', optional, ...(also.length > 0 && { also }) };
}

const foodOf = ({ quantity, quantityMax, unit, unitText, name }: ParsedIngredient) => ({
  quantity,
  quantity_max: quantityMax,
  unit: unit ?? unitText,
  name,
});

const furtherFoods = ({ also }: ParsedIngredient): ReturnType<typeof foodOf>[] => (also ? [foodOf(also), ...furtherFoods(also)] : []);

/** Tags as they were written first, each once whatever its case. */
function uniqueTags(tags: readonly string[]): string[] {
  const plain = tags.map(normalise);
  return tags.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
}
