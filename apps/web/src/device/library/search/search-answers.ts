import type { Recipe } from '@simmer/contracts';
import { MAX_SUGGESTIONS } from '@simmer/contracts/constants';
import { type FoodLanguage, type Foods, loadFoods } from '@simmer/foods';
import { language } from '@simmer/messages/language';
import {
  excerptsOf,
  findRecipes,
  type FoundRecipes,
  languageOf,
  RecipeIndex,
  type SearchableRecipe,
  type SearchHit,
} from '@simmer/recipe-search';
import { CopyStore } from '../copy-store';
import { withWrites } from '../with-writes';
import { FoodNames } from './food-names';
import type { Answers, LocalHit, Question } from './search-thread';

/** Some milliseconds of work each, between which questions get their turn. */
const TAKEN_IN_AT_ONCE = 50;

const searchable = ({
  id,
  title,
  ingredients,
  instructions,
  tags,
  source_name,
  notes,
  total_time,
  language: own,
  favorite,
  rating,
  times_cooked,
}: Recipe): SearchableRecipe => ({
  id,
  title,
  ingredients: ingredients.map(({ text }) => text),
  names: ingredients.map(({ parsed }) => parsed.name),
  instructions: instructions.map(({ text }) => text),
  tags,
  source: source_name,
  notes,
  total_time,
  language: own,
  own: { favorite, rating, times_cooked },
});

const shownOf = ({ lacks, minutesOver, keeps }: Omit<SearchHit, 'id' | 'reasons'>) => ({ lacks, minutesOver, keeps });

/** Answers questions about the copy of a library on this device, whose index it keeps. What is asked before all of it is taken in waits. */
export function searchAnswers() {
  /** What foods are called, in the reader's language and those of the recipes; their ids are English. */
  const languages = new Set<FoodLanguage>(['en', language]);
  let catalogue: Foods | undefined;
  let index: RecipeIndex | undefined;
  let foods = new FoodNames();
  let store: CopyStore | undefined;
  let ready: Promise<void> = Promise.resolve();

  async function speaking(recipes: readonly Recipe[]): Promise<{ index: RecipeIndex; catalogue: Foods }> {
    for (const recipe of recipes) languages.add(languageOf(searchable(recipe)));
    if (catalogue?.languages.length !== languages.size) {
      catalogue = await loadFoods([...languages]);
      index?.speak(catalogue);
    }
    index ??= new RecipeIndex(catalogue);
    return { index, catalogue };
  }

  async function put(recipes: readonly Recipe[]): Promise<void> {
    const { index: own } = await speaking(recipes);
    for (const recipe of recipes) putOne(own, recipe);
  }

  function putOne(own: RecipeIndex, recipe: Recipe): void {
    own.put(searchable(recipe));
    foods.put(
      recipe.id,
      recipe.ingredients.map(({ parsed }) => parsed.name),
    );
  }

  async function takeIn(copy: CopyStore): Promise<void> {
    [index, foods, store] = [undefined, new FoodNames(), copy];
    const writes = await copy.writes();
    for await (const recipes of copy.recipes(TAKEN_IN_AT_ONCE)) {
      await put(recipes.flatMap((recipe) => withWrites(recipe, writes) ?? []));
    }
  }

  async function takeAgain(ids: readonly string[]): Promise<void> {
    if (!store) return;
    const writes = await store.writes();
    for (const id of ids) {
      const shown = withWrites(await store.recipe(id), writes, undefined, id);
      if (shown) await put([shown as Recipe]);
      else {
        index?.remove(id);
        foods.remove(id);
      }
    }
  }

  async function withReasons(hits: readonly SearchHit[]): Promise<LocalHit[]> {
    const kept = await store?.several(hits.map(({ id }) => id));
    const { catalogue: known } = await speaking([]);
    return hits.map(({ id, reasons, ...rest }) => {
      const recipe = kept?.get(id);
      return { id, ...shownOf(rest), why: recipe ? excerptsOf(searchable(recipe), reasons, known) : [] };
    });
  }

  async function found({ hits, slower, ...rest }: FoundRecipes): Promise<Answers['search']> {
    return { ...rest, hits: await withReasons(hits), slower: await withReasons(slower) };
  }

  return async function answerTo(question: Question): Promise<Answers[Question['ask']]> {
    if (question.ask === 'open') ready = takeIn(new CopyStore(question.accountId));
    if (question.ask === 'changed') ready = ready.then(() => takeAgain(question.ids));
    await ready;
    const { index: own } = await speaking([]);
    switch (question.ask) {
      case 'open':
      case 'changed':
        return null;
      case 'search':
        return found(findRecipes(own, question.question, question.most, { exact: question.exact, diets: question.diets }));
      case 'ids':
        return own.ids(question.question, { diets: question.diets });
      case 'suggest':
        return {
          hits: await withReasons(own.search(question.typed, MAX_SUGGESTIONS).hits.filter(({ fit }) => fit === 'full')),
          foods: foods.completing(question.typed, (word) => own.complete(word)),
        };
    }
  };
}
