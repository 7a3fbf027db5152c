import JSZip from 'jszip';
import { gzipped, linesWithGroups, MELA, PICTURE, readFile, zipOf } from './testing/read-file';

const PAPRIKA = { name: 'Pie', ingredients: '2 apples', directions: 'Bake.', hash: 'z' };
const MEALIE = {
  name: 'Stew',
  slug: 'stew',
  recipe_yield: '2',
  recipe_ingredient: [{ note: '500 g beef' }],
  recipe_instructions: [{ text: 'Simmer.' }],
};
const TANDOOR = {
  name: 'Curry',
  working_time: 1,
  waiting_time: 2,
  servings: 2,
  servings_text: '',
  keywords: [],
  steps: [{ instruction: 'Fry.', order: 0, ingredients: [{ food: { name: 'rice' }, unit: null, amount: 1, order: 0 }] }],
};
const SCHEMA = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks'],
  recipeInstructions: ['Slice.'],
};
const TEXT_RECIPE =
  'Pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nInstructions\nWhisk everything together.\nFry in butter until golden.\n';
const letter = (index: number): string => `Dear aunt, day ${index} at the sea, and it rains.\n`;

const json = JSON.stringify;
const BROKEN = '{"title": "Lost", "name": ]]] :';

/** What a file comes to: the titles of its recipes, and what was left out with the reason. */
async function outcome(
  name: string,
  members: Record<string, string | Uint8Array>,
): Promise<{ format: string | null; titles: string[]; leftOut: string[] }> {
  const { format, entries } = await readFile(name, await zipOf(members));
  return {
    format,
    titles: entries.flatMap((entry) => ('recipe' in entry ? [entry.recipe.title] : [])),
    leftOut: entries.flatMap((entry) => ('skipped' in entry ? [`${entry.skipped.name}: ${entry.skipped.reason.code}`] : [])),
  };
}

describe('a member that is no recipe', () => {
  it.each([
    ['Paprika', { 'pie.paprikarecipe': gzipped(PAPRIKA), 'lost.paprikarecipe': BROKEN }, 'lost.paprikarecipe'],
    ['Mela', { 'soup.melarecipe': json(MELA), 'lost.melarecipe': json(MELA).slice(0, 30) }, 'lost.melarecipe'],
    [
      'Mealie',
      {
        'recipes/stew/stew.json': json(MEALIE),
        'recipes/lost/lost.json': BROKEN,
        'recipes/stew/images/original.webp': PICTURE,
        'settings/settings.json': '{"a":1}',
      },
      'recipes/lost/lost.json',
    ],
    ['Tandoor', { '1.zip': 'zip', '2.zip': 'x' }, '2.zip'],
    [
      'Nextcloud',
      { 'Leek soup/recipe.json': json(SCHEMA), 'Leek soup/full.jpg': PICTURE, 'Lost/recipe.json': BROKEN, 'Lost/thumb.jpg': PICTURE },
      'Lost/recipe.json',
    ],
  ])('is named when it should be one: %s', async (kind, members, lost) => {
    const packed =
      kind === 'Tandoor' ? { ...members, '1.zip': await zipOf({ 'recipe.json': json(TANDOOR), 'image.webp': PICTURE }) } : members;
    const { titles, leftOut } = await outcome('a.zip', packed as Record<string, string | Uint8Array>);
    expect(titles).toHaveLength(1);
    expect(leftOut).toEqual([`${lost}: no-recipe`]);
  });

  it('is not named when it is what an app keeps beside its recipes', async () => {
    const toast = { title: 'Toast', ingredients: '2 slices', instructions: 'Toast.' };
    const { titles, leftOut } = await outcome('a.rtk', {
      'recipes_0.json': json([toast]),
      'category.json': '[{"title":"Snacks"}]',
      'shoppingLists.json': '[]',
      'calendarItems.json': '[]',
      'calendar.json': '[{"title":"Monday"}]',
    });
    expect({ titles, leftOut }).toEqual({ titles: ['Toast'], leftOut: [] });
  });

  it('is read as Cooklang between files of surer forms', async () => {
    const { titles, leftOut } = await outcome('a.zip', {
      'soup.melarecipe': json(MELA),
      'Leek tart.cook': 'Slice @leeks{2} and bake them in a #tin{}.\n',
    });
    expect({ titles, leftOut }).toEqual({ titles: ['Pea soup', 'Leek tart'], leftOut: [] });
  });

  it('is named with the archive that it lies in', async () => {
    const { leftOut } = await outcome('a.zip', {
      '1.zip': await zipOf({ 'recipe.json': json(TANDOOR) }),
      '2.zip': await zipOf({ 'recipe.json': BROKEN }),
    });
    expect(leftOut).toEqual(['2.zip/recipe.json: no-recipe']);
  });

  it('is named when it is empty', async () => {
    const { leftOut } = await outcome('a.zip', { 'soup.melarecipe': json(MELA), 'empty.melarecipe': '' });
    expect(leftOut).toEqual(['empty.melarecipe: empty']);
  });

  it('is named when its bytes are not the ones that were packed', async () => {
    const zip = new JSZip().file('soup.melarecipe', json(MELA)).file('stew.melarecipe', json({ ...MELA, title: 'Stew' }));
    const bytes = await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
    bytes.write('Spew', bytes.indexOf('Stew'));
    const { entries } = await readFile('a.melarecipes', bytes);
    expect(entries).toMatchObject([
      { recipe: { title: 'Pea soup' } },
      { skipped: { name: 'stew.melarecipe', reason: { code: 'damaged' } } },
    ]);
  });

  it('is named when its name leads out of the zip, or it is a link', async () => {
    const zip = new JSZip()
      .file('soup.melarecipe', json(MELA))
      .file('../../stew.melarecipe', json(MELA), { createFolders: false })
      .file('/photos/stew.jpg', PICTURE, { createFolders: false });
    zip.file('tart.melarecipe', '/home/tart.melarecipe', { unixPermissions: 0o120777 });
    const { entries } = await readFile('a.melarecipes', await zip.generateAsync({ type: 'uint8array', platform: 'UNIX' }));
    expect(entries).toMatchObject([
      { recipe: { title: 'Pea soup' } },
      { skipped: { name: '../../stew.melarecipe', reason: { code: 'name-leads-out' } } },
      { skipped: { name: 'tart.melarecipe', reason: { code: 'link' } } },
    ]);
  });

  it('is named when none is one', async () => {
    expect(await outcome('a.melarecipes', { 'lost.melarecipe': BROKEN })).toEqual({
      format: 'mela',
      titles: [],
      leftOut: ['lost.melarecipe: no-recipe'],
    });
  });

  it('is named beside recipes with the same ending in the same folder', async () => {
    const { leftOut } = await outcome('a.zip', {
      'soups/pea.json': json(MELA),
      'soups/lost.json': BROKEN,
      'index.json': '{"count":1}',
      'soups/manifest.json': '{"version":1}',
      'soups/read me.txt': 'Mine.',
      'soups/pea.jpg': PICTURE,
    });
    expect(leftOut).toEqual(['soups/lost.json: no-recipe']);
  });
});

describe('an archive of several kinds', () => {
  it('gives its recipes in free text too, once each', async () => {
    const { format, titles, leftOut } = await outcome('a.zip', {
      'soup.melarecipe': json(MELA),
      'pancakes.txt': TEXT_RECIPE,
      'copy/pea.txt': TEXT_RECIPE.replace('Pancakes', 'Pea soup'),
      'README.txt': TEXT_RECIPE.replace('Pancakes', 'How to read this'),
    });
    expect({ format, titles, leftOut }).toEqual({ format: 'mela', titles: ['Pea soup', 'Pancakes'], leftOut: [] });
  });
});

describe('an archive of letters', () => {
  const letters = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`letters/${index}.txt`, letter(index)]));

  it('is given up after a while', async () => {
    await expect(outcome('a.zip', letters)).rejects.toThrow('no-recipe-in-first 500');
  });

  it('still gives its recipes in surer forms, and says what was not looked into', async () => {
    const { titles, leftOut } = await outcome('a.zip', { ...letters, 'z/soup.melarecipe': json(MELA), 'z/pancakes.txt': TEXT_RECIPE });
    expect(titles).toEqual(['Pea soup']);
    expect(leftOut).toEqual(['…: not-tried']);
  });
});

describe('a file with a recipe on each line', () => {
  const lines = (...recipes: unknown[]): string => recipes.map((recipe) => (typeof recipe === 'string' ? recipe : json(recipe))).join('\n');

  it.each([
    ['mela', MELA, { ...MELA, title: 'Stew' }],
    ['paprika', PAPRIKA, { ...PAPRIKA, name: 'Tart' }],
    ['json-ld', SCHEMA, { ...SCHEMA, name: 'Stew' }],
    ['mealie', MEALIE, { ...MEALIE, name: 'Soup' }],
    ['tandoor', TANDOOR, { ...TANDOOR, name: 'Dal' }],
    [
      'crouton',
      {
        name: 'Bread',
        serves: 2,
        uuid: 'x',
        ingredients: [{ ingredient: { name: 'flour' }, order: 0 }],
        steps: [{ step: 'Bake.', order: 0 }],
      },
      {
        name: 'Rolls',
        serves: 2,
        uuid: 'y',
        ingredients: [{ ingredient: { name: 'flour' }, order: 0 }],
        steps: [{ step: 'Bake.', order: 0 }],
      },
    ],
    [
      'json-ld',
      { title: 'Dip', ingredients: ['1 avocado'], steps: ['Mash.'] },
      { title: 'Salsa', ingredients: ['1 tomato'], steps: ['Chop.'] },
    ],
  ])('is read to its end: %s', async (format, first, second) => {
    const read = await readFile('all.jsonl', `${lines(first, second)}\n`);
    expect(read).toMatchObject({ format, entries: [{ recipe: {} }, { recipe: {} }] });
  });

  it('names the lines that cannot be read', async () => {
    const { entries } = await readFile(
      'all.jsonl',
      lines(MELA, BROKEN, { ...MELA, title: 'Stew' }, { ...MELA, title: 'Cut' }).slice(0, -40),
    );
    expect(entries.map((entry) => ('recipe' in entry ? entry.recipe.title : entry.skipped))).toEqual([
      'Pea soup',
      'Stew',
      { name: '#2', reason: { code: 'damaged' } },
      { name: '#4', reason: { code: 'damaged' } },
    ]);
  });
});

describe('headings among the ingredients', () => {
  it('are groups where the schema.org recipe writes them as in Markdown', async () => {
    const { entries } = await readFile(
      'a.zip',
      await zipOf({ 'Leek soup/recipe.json': json({ ...SCHEMA, recipeIngredient: ['2 leeks', '## Garnish', 'parsley'] }) }),
    );
    const [entry] = entries;
    expect(linesWithGroups(entry && 'recipe' in entry ? entry.recipe.ingredients : [])).toEqual(['2 leeks', 'Garnish › parsley']);
  });
});
