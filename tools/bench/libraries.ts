import { type InputOf, operations } from '@simmer/contracts';
import { Mongo } from '@simmer/kit';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { RecipesModule } from '@svc/recipes';
import { v7 as uuidv7 } from 'uuid';

const { recipe } = operations.recipes;
type Cook = ReturnType<typeof cook>;
type Draft = InputOf<typeof recipe.create>;

const MAINS = ['chicken', 'lentil', 'salmon', 'mushroom', 'beef', 'tofu', 'pumpkin', 'chickpea', 'potato', 'spinach'];
const DISHES = ['soup', 'stew', 'pie', 'salad', 'curry', 'pasta', 'casserole', 'tacos', 'risotto', 'stir-fry'];
const MANNERS = ['creamy', 'spicy', 'quick', 'roasted', 'smoky', 'lemony', 'weeknight', 'green', 'golden', 'slow'];
/** Fewer than a free library has room for. */
const TEMPLATES = 40;
const AT_ONCE = 1_000;
const RECIPES_OF_OTHERS = 12;

const draft = (at: number): Draft => ({
  title: `${MANNERS[at % 10]} ${MAINS[(at * 3) % 10]} ${DISHES[Math.floor(at / 10) % 10]}`,
  description: 'A dish that the whole family asks for again, ready before anybody gets impatient.',
  ingredients: [`500 g ${MAINS[(at * 3) % 10]}`, '2 onions', '1 tbsp olive oil', '3 cloves garlic', `${at % 4} carrots`, '1 tsp salt'],
  instructions: ['Chop the onions and the garlic.', 'Fry them in the oil for 5 minutes.', 'Add the rest and simmer for 25 minutes.'],
  total_time: 10 + (at % 9) * 10,
  difficulty: (['easy', 'medium', 'hard'] as const)[at % 3] ?? 'easy',
  tags: [['Dinner'], ['Lunch', 'quick'], ['Dessert'], []][at % 4] ?? [],
});

/** The questions that a cook's library answers, each with what a screen asks. */
const questions: Record<string, (call: ServiceUnderTest['call'], who: Cook, at: number) => Promise<unknown>> = {
  list: (call, who, at) => call(recipe.list, { sort: (['newest', 'title', 'quickest'] as const)[at % 3] }, who),
  'list, filtered': (call, who, at) => call(recipe.list, { categories: ['dinner'], difficulties: [at % 2 ? 'easy' : 'medium'] }, who),
  counts: (call, who, at) => call(recipe.facets, at % 2 ? { favorite: true } : {}, who),
  search: (call, who, at) => call(recipe.search, { q: `${MAINS[at % 10]} ${DISHES[(at * 7) % 10]}` }, who),
  'is it there already': (call, who, at) => {
    const candidates = [{ addresses: [`https://cook.example/${at}`], title: `Soup ${at}`, ingredients: ['1 leek'] }];
    return call(recipe.findSame, { candidates }, who);
  },
  'what was deleted': (call, who) => call(recipe.listDeleted, {}, who),
};
export const QUESTIONS = Object.keys(questions);

/** The recipes service on real servers, and a way to put any number of recipes into its store. */
export async function openLibraries() {
  const recipes = await serviceUnderTest('recipes', RecipesModule);
  const connection = recipes.get(Mongo).connection;
  const [documentsOf, libraries] = [connection.collection('recipes'), connection.collection('libraries')];

  async function insertAll(cooks: readonly { ownerId: string; count: number }[]): Promise<void> {
    const documents = cooks.flatMap(({ ownerId, count }) =>
      Array.from({ length: count }, (_, at) => ({
        ...templates[at % TEMPLATES],
        _id: uuidv7(),
        ownerId,
        requestKey: uuidv7(),
        contentKey: uuidv7(),
      })),
    );
    for (let from = 0; from < documents.length; from += AT_ONCE)
      await documentsOf.insertMany(documents.slice(from, from + AT_ONCE) as never[], { ordered: false });
    stored += documents.length;
    await libraries.insertMany(
      cooks.map(({ ownerId, count }) => ({ _id: ownerId as never, count, pending: [], collections: [], revision: 1, changes: [] })),
    );
  }

  const author = cook();
  for (let at = 0; at < TEMPLATES; at++) await recipes.call(recipe.create, draft(at), author);
  await recipes.settle();
  const templates: object[] = await documentsOf.find({}).toArray();
  let stored = templates.length;

  return {
    /** A cook with so many recipes of their own. */
    async newCook(count: number): Promise<Cook> {
      const made = cook();
      await insertAll([{ ownerId: made.accountId, count }]);
      return made;
    },
    /** Recipes of other cooks, until there are so many of all. */
    async fillUpTo(total: number): Promise<void> {
      while (stored < total) {
        const cooks = Math.ceil(Math.min(total - stored, 4 * AT_ONCE) / RECIPES_OF_OTHERS);
        await insertAll(Array.from({ length: cooks }, () => ({ ownerId: uuidv7(), count: RECIPES_OF_OTHERS })));
      }
    },
    /** Milliseconds until the answer. */
    async ask(name: string, who: Cook, at: number): Promise<number> {
      const begun = performance.now();
      await questions[name]?.(recipes.call, who, at);
      return performance.now() - begun;
    },
    close: () => recipes.close(),
  };
}
