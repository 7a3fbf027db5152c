import { addressOfRecipe, type ParsedRecipe, readRecipePage } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { onePicture, pictureAt } from '../../reading/pictures';
import { tagsOf } from '../../reading/plain-values';
import { recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { isMhtml, pageOfMhtml } from './mhtml';

const PAGE = /<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]/i;
/** A piece of a page: it begins with a tag, or says what it is about. */
const PIECE =
  /^\s*<(?:!--|(?:script|div|section|article|main|header|p|h[1-6]|ul|ol|table|span|meta|link|style|title)[\s>])|application\/ld\+json|schema\.org\/Recipe/i;
/** What browsers write into a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(https?:\/\/[^\s>]+)\s*-->/i;

const NOWHERE = 'about:blank';

/** A page that a cook saved, read as one that is fetched. */
export const webPageReader: FileReader = {
  format: 'web-page',
  recognises: ({ text }) => text.includes('<') && (PAGE.test(text.slice(0, 20_000)) || isMhtml(text) || PIECE.test(text)),
  async *read({ text }) {
    const { html, address } = (isMhtml(text) && pageOfMhtml(text)) || {
      html: text,
      address: SAVED_FROM.exec(text.slice(0, 4_000))?.[1] ?? null,
    };
    const { recipe, otherTitles } = readRecipePage(html, address ?? NOWHERE);
    if (recipe) yield await recipeEntry(recipe.title, () => recipeOf(recipe, address));
    for (const title of otherTitles) {
      const other = readRecipePage(html, addressOfRecipe(address ?? NOWHERE, title) ?? NOWHERE).recipe;
      if (other?.title === title) yield await recipeEntry(title, () => otherOf(other, address));
    }
  },
};

/** One of several recipes has an address of its own, which distinguishes it. */
function otherOf(page: ParsedRecipe, address: string | null): Partial<FileRecipe> {
  const fields = recipeOf(page, address);
  return { ...fields, source_url: fields.source_url ? addressOfRecipe(fields.source_url, page.title) : null };
}

function recipeOf(page: ParsedRecipe, address: string | null): Partial<FileRecipe> {
  return {
    title: page.title,
    description: page.description ?? '',
    ingredients: page.ingredients,
    instructions: page.instructions,
    prep_time: page.prep_time,
    cook_time: page.cook_time,
    total_time: page.total_time,
    ...yieldFields(page.yield_text),
    servings: page.servings,
    tags: tagsOf(page.categories, page.cuisines, page.keywords),
    nutrition: page.nutrition,
    source_url: page.canonical_url ?? address,
    source_name: page.source_name ?? '',
    author: page.author ?? '',
    language: page.language,
    ...onePicture([pictureAt(page.image_url)]),
  };
}
