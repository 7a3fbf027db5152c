import type { Recipe } from '@simmer/contracts';
import { MAX_SUGGESTIONS } from '@simmer/contracts/constants';
import { excerptsOf, findRecipes, type FoundRecipes, RecipeIndex, type SearchableRecipe, type SearchHit } from '@simmer/recipe-search';
import { CopyStore } from '../copy-store';
import { withWrites } from '../recipe-writes';
import { FoodNames } from './food-names';
import type { Answers, LocalHit, Question } from './search-thread';

/** Some milliseconds of work each, between which questions get their turn. */
const TAKEN_IN_AT_ONCE = 50;

const searchable = ({ id, title, ingredients, instructions, tags, source_name, notes, total_time }: Recipe): SearchableRecipe => ({
  id,
  title,
  ingredients: ingredients.map(({ text }) => text),
  instructions: instructions.map(({ text }) => text),
  tags,
  source: source_name,
  notes,
  total_time,
});

/** Answers questions about the copy of a library on this device, whose index it keeps. What is asked before all of it is taken in waits. */
export function searchAnswers() {
  let index = new RecipeIndex();
  let foods = new FoodNames();
  let store: CopyStore | undefined;
  let ready: Promise<void> = Promise.resolve();

  function put(recipe: Recipe): void {
    index.put(searchable(recipe));
    foods.put(
      recipe.id,
      recipe.ingredients.map(({ parsed }) => parsed.name),
    );
  }

  async function takeIn(copy: CopyStore): Promise<void> {
    [index, foods, store] = [new RecipeIndex(), new FoodNames(), copy];
    const writes = await copy.writes();
    for await (const recipes of copy.recipes(TAKEN_IN_AT_ONCE)) {
      for (const recipe of recipes) {
        const shown = withWrites(recipe, writes);
        if (shown) put(shown);
      }
    }
  }

  async function takeAgain(ids: readonly string[]): Promise<void> {
    if (!store) return;
    const writes = await store.writes();
    for (const id of ids) {
      const shown = withWrites(await store.recipe(id), writes, undefined, id);
      if (shown) put(shown as Recipe);
      else {
        index.remove(id);
        foods.remove(id);
      }
    }
  }

  async function withReasons(hits: readonly SearchHit[]): Promise<LocalHit[]> {
    const kept = await store?.several(hits.map(({ id }) => id));
    return hits.map(({ id, reasons, lacks, minutesOver }) => {
      const recipe = kept?.get(id);
      return { id, lacks, minutesOver, why: recipe ? excerptsOf(searchable(recipe), reasons) : [] };
    });
  }

  async function found({ hits, slower, ...rest }: FoundRecipes): Promise<Answers['search']> {
    return { ...rest, hits: await withReasons(hits), slower: await withReasons(slower) };
  }

  return async function answerTo(question: Question): Promise<Answers[Question['ask']]> {
    if (question.ask === 'open') ready = takeIn(new CopyStore(question.accountId));
    if (question.ask === 'changed') ready = ready.then(() => takeAgain(question.ids));
    await ready;
    switch (question.ask) {
      case 'open':
      case 'changed':
        return null;
      case 'search':
        return found(findRecipes(index, question.question, question.most, { exact: question.exact }));
      case 'ids':
        return index
          .search(question.question, Infinity)
          .hits.filter(({ fit }) => fit === 'full')
          .map(({ id }) => id);
      case 'suggest':
        return {
          hits: await withReasons(index.search(question.typed, MAX_SUGGESTIONS).hits.filter(({ fit }) => fit === 'full')),
          foods: foods.completing(question.typed, (word) => index.complete(word)),
        };
    }
  };
}
