import { SURE_FROM } from '@simmer/contracts/constants';
import { readHRecipe } from './h-recipe/h-recipe.reader';
import { readJsonLd } from './json-ld/json-ld.reader';
import { isIntroduction } from './merge/choose-lines';
import { areTimesOutOfProportion, mergeFacts, type MergedFacts } from './merge/merge-facts';
import { readMicrodata } from './microdata/microdata.reader';
import { type NoRecipeReason, noRecipeReason } from './no-recipe-reason';
import { dishOf, ofWholePage, otherRecipes } from './other-recipes';
import { readPageHead } from './page-head/page-head.reader';
import { textOf } from './page/element-text';
import { type Page, parsePage } from './page/page';
import { FIELDS, type FieldName, type ParsedRecipe, type ReaderFacts, type ReaderName, type RecipeFacts } from './parsed-recipe';
import { onlyTextOf, readPlainText } from './plain-text/plain-text.reader';
import { readPlugIn } from './plug-in/plug-in.reader';
import { readRdfa } from './rdfa/rdfa.reader';
import { readScriptState } from './script-state/script-state.reader';
import { HEADING, looksLikeHeading } from './visible-page/rows/element-kinds';
import { lettersOf } from './visible-page/title/site-name';
import { type Known, readVisiblePage } from './visible-page/visible-page.reader';
import { NO_NUTRITION } from './values/nutrition';
import { recipeNamedIn } from './values/recipe-address';

export interface ReaderRun {
  reader: ReaderName;
  /** The fields that the reader found. */
  found: FieldName[];
  ms: number;
}

export interface PageReading {
  /** Null when the page shows no recipe, that is no title or no ingredient. */
  recipe: ParsedRecipe | null;
  /** Titles of the other complete recipes in the page's mark-up, the main one first: teasers of other pages have a title, but no list or no steps. */
  otherTitles: string[];
  /** The address names this one of the page's recipes, which is not the one that the page is about. */
  isOneOfOthers: boolean;
  /** Why there is no recipe, as far as the page shows; null when there is one. */
  noRecipeReason: NoRecipeReason | null;
  /** Who read each field, where, and how sure it is: below SURE_FROM it is a guess. */
  provenance: MergedFacts['provenance'];
  language: string | null;
  canonicalUrl: string | null;
  siteName: string | null;
  /** In the order in which they ran; a reader that could add nothing is skipped. */
  readersTried: ReaderRun[];
}

/** The surest first. */
const STRUCTURED: [ReaderName, (page: Page) => RecipeFacts[]][] = [
  ['json-ld', readJsonLd],
  ['microdata', readMicrodata],
  ['rdfa', readRdfa],
  ['plug-in', readPlugIn],
  ['h-recipe', readHRecipe],
];

/**
 * Reads the recipe of a web page. Never throws for what stands in the page; `url` is the absolute address that it came from. Of a page with several
 * recipes that is the one that the address names, else the one that the page is about.
 */
export function readRecipePage(html: string, url: string): PageReading {
  const page = parsePage(html, url);
  const readersTried: ReaderRun[] = [];
  const found: ReaderFacts[] = [];
  let stated: RecipeFacts = {};
  const run = (reader: ReaderName, read: () => RecipeFacts | null): void => {
    const start = performance.now();
    const facts = read() ?? {};
    readersTried.push({ reader, found: FIELDS.filter((name) => facts[name]), ms: performance.now() - start });
    found.push({ reader, facts });
    // who ran before is surer
    stated = { ...facts, ...stated };
  };
  const marked: ReaderFacts[] = [];
  const runStructured = (reader: ReaderName, read: (page: Page) => RecipeFacts[]): void =>
    run(reader, () => {
      const recipes = read(page);
      for (const facts of recipes) marked.push({ reader, facts });
      return recipes[0] ?? null;
    });
  for (const [reader, read] of STRUCTURED) if (!isComplete(stated)) runStructured(reader, read);
  if (!stated.ingredients || !stated.instructions) run('script-state', () => readScriptState(page));
  run('page-head', () => readPageHead(page));
  const text = onlyTextOf(page);
  if (text === null) run('visible-page', () => readVisiblePage(page, knownOf(stated)));
  else run('plain-text', () => readPlainText(text));

  const own = merge(found, page);
  const others = own.recipe ? otherRecipes(marked, own.recipe) : [];
  const named = others.find(({ title }) => title === recipeNamedIn(url));
  const { recipe, facts, provenance } = named ? merge([named, ofWholePage(found)], page) : own;
  return {
    recipe,
    otherTitles: [own.recipe, ...others].flatMap((other) => other?.title ?? []).filter((title) => title !== recipe?.title),
    isOneOfOthers: named !== undefined,
    noRecipeReason: recipe ? null : noRecipeReason(page),
    provenance,
    language: facts.language?.value ?? null,
    canonicalUrl: facts.canonical_url?.value ?? null,
    siteName: facts.source_name?.value ?? null,
    readersTried,
  };
}

/** Whether no field is left for other mark-up of the same page. */
function isComplete(stated: RecipeFacts): boolean {
  const hasAllFields = stated.title && stated.author && stated.image_url && stated.ingredients && stated.instructions;
  return hasAllFields !== undefined && statesTimesAndServings(stated);
}

function knownOf(stated: RecipeFacts): Known {
  return {
    ingredients: stated.ingredients?.value ?? [],
    instructions: knownSteps(stated),
    timesAndServings: statesTimesAndServings(stated) && !areTimesOutOfProportion(stated),
    nutrition: stated.nutrition !== undefined,
    // the page's head has one that may be the site's
    description: (stated.description?.confidence ?? 0) >= SURE_FROM,
    author: stated.author !== undefined,
    image: stated.image_url !== undefined,
  };
}

/** An introduction in place of the steps would lead the reader of the page astray. */
function knownSteps({ instructions, description }: RecipeFacts): ParsedRecipe['instructions'] {
  return instructions && !isIntroduction(instructions.value, description?.value ?? '') ? instructions.value : [];
}

function statesTimesAndServings({ prep_time, cook_time, total_time, servings }: RecipeFacts): boolean {
  return servings !== undefined && prep_time !== undefined && (total_time !== undefined || cook_time !== undefined);
}

function merge(found: readonly ReaderFacts[], page: Page): MergedFacts & { recipe: ParsedRecipe | null } {
  const merged = mergeFacts(found, (text) => showsHeading(page, text));
  return { ...merged, recipe: recipeOf(merged.facts) };
}

/** The card of a recipe has the name as its heading, whatever heads the page. */
function showsHeading({ elements }: Page, name: string): boolean {
  const letters = lettersOf(name);
  return elements.some(
    (element) =>
      (HEADING.test(element.name) || looksLikeHeading(element, name)) &&
      element.end - element.index <= MOST_ELEMENTS_OF_HEADING &&
      lettersOf(textOf(element)) === letters,
  );
}

const MOST_ELEMENTS_OF_HEADING = 10;

function recipeOf(facts: RecipeFacts): ParsedRecipe | null {
  if (!facts.title || !facts.ingredients) return null;
  return {
    title: dishOf(facts.title.value),
    description: facts.description?.value ?? null,
    author: facts.author?.value ?? null,
    source_name: facts.source_name?.value ?? null,
    canonical_url: facts.canonical_url?.value ?? null,
    language: facts.language?.value ?? null,
    image_url: facts.image_url?.value ?? null,
    ingredients: facts.ingredients.value,
    instructions: facts.instructions?.value ?? [],
    prep_time: facts.prep_time?.value ?? null,
    cook_time: facts.cook_time?.value ?? null,
    total_time: facts.total_time?.value ?? null,
    servings: facts.servings?.value ?? null,
    yield_text: facts.yield_text?.value ?? null,
    keywords: facts.keywords?.value ?? [],
    categories: facts.categories?.value ?? [],
    cuisines: facts.cuisines?.value ?? [],
    nutrition: facts.nutrition?.value ?? NO_NUTRITION,
  };
}
