import { Injectable } from '@nestjs/common';
import { allFoods } from '@simmer/foods/all';
import { HITS_BYTES, type OutputOf, type ParsedInputOf, type recipe, type SearchCondition } from '@simmer/contracts';
import { fitting } from '@simmer/kit';
import { type Condition, excerptsOf, findRecipes, type SearchHit } from '@simmer/recipe-search';
import { LibraryInMemory } from '../library/library-in-memory';
import { type Searched, SEARCHED_FIELDS, toSearchable } from '../library/searchable';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { STORED_SUMMARY, type StoredSummary, toSummary } from '../recipe-model/recipe-view';

type Found = OutputOf<typeof recipe.search>;

const asShown = (condition: Condition): SearchCondition => {
  if (condition.kind !== 'without') return condition;
  const { kind, food, from, to } = condition;
  return { kind, food, from, to };
};

/** Searches a cook's recipes, and says of each hit why it is one. */
@Injectable()
export class RecipeSearchService {
  constructor(
    private readonly libraries: LibraryInMemory,
    private readonly recipes: RecipeRepository,
  ) {}

  async search(ownerId: string, { q, exact, diets, limit }: ParsedInputOf<typeof recipe.search>): Promise<Found> {
    const { hits, slower, total, parts, conditions } = findRecipes(await this.libraries.index(ownerId), q, limit, { exact, diets });
    const ids = [...hits, ...slower].map(({ id }) => id);
    const stored = new Map((await this.read(ownerId, ids)).map((found) => [found._id, found]));
    const shown = (found: readonly SearchHit[]): Found['hits'] =>
      fitting(
        found.flatMap(({ id, reasons, lacks, minutesOver, keeps }) => {
          const document = stored.get(id);
          if (!document) return [];
          const why = excerptsOf(toSearchable(document), reasons, allFoods()).map((excerpt) => ({
            ...excerpt,
            marks: excerpt.marks.map(([from, to]): [number, number] => [from, to]),
          }));
          return [{ recipe: toSummary(document), why, lacks, minutesOver, keeps: [...keeps] }];
        }),
        HITS_BYTES,
      );
    return { hits: shown(hits), total, slower: shown(slower), parts: [...parts], conditions: conditions.map(asShown) };
  }

  private read(ownerId: string, ids: readonly string[]): Promise<(StoredSummary & Searched)[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.recipes.findMany<StoredSummary & Searched>(ownerId, ids, [...new Set([...STORED_SUMMARY, ...SEARCHED_FIELDS])]);
  }
}
