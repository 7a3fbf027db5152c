import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { EXPORT_FORMATS, type ExportFormat } from '@simmer/contracts/constants';
import JSZip from 'jszip';
import type { FileRecipe } from '../file-recipe';
import { emptyRecipe } from '../reading/recipe-entry';
import { writtenFile } from './writers';

const pie: FileRecipe = {
  ...emptyRecipe(),
  title: 'Apple pie',
  ingredients: [
    { text: '2 1/2 lb apples', group: null },
    { text: '12 g cinnamon', group: null },
    { text: 'a little lemon juice, freshly pressed and without any seeds', group: 'For the glaze' },
  ],
  instructions: [
    { text: 'Peel the apples and cut them into slices as thin as the blade of a knife, then turn them in the cinnamon.', group: null },
    { text: 'Stir the glaze.', group: 'Glaze' },
  ],
  servings: 8,
  created_at: '2024-05-06T07:08:09.000Z',
};

async function written(format: ExportFormat, ...recipes: FileRecipe[]): Promise<Buffer> {
  async function* each(): AsyncIterable<FileRecipe> {
    yield* recipes;
  }
  const parts: Uint8Array[] = [];
  for await (const part of writtenFile(format, recipes.length).write(each())) parts.push(part);
  return Buffer.concat(parts);
}

async function namesIn(zip: Buffer): Promise<string[]> {
  return Object.values((await JSZip.loadAsync(zip)).files)
    .filter(({ dir }) => !dir)
    .map(({ name }) => name);
}

it.each(EXPORT_FORMATS)('%s writes the same bytes for the same recipes', async (format) => {
  expect((await written(format, pie, pie)).equals(await written(format, pie, pie))).toBe(true);
});

it('a library without recipes makes an empty file', async () => {
  expect(JSON.parse((await written('json-ld')).toString())).toEqual([]);
  expect(await namesIn(await written('mela'))).toEqual([]);
});

it.each([
  ['simmer', ['simmer.json', 'recipes/Apple pie.json', 'recipes/Apple pie (2).json']],
  ['paprika', ['Apple pie.paprikarecipe', 'Apple pie (2).paprikarecipe']],
  ['mela', ['Apple pie.melarecipe', 'Apple pie (2).melarecipe']],
  ['cooklang', ['Apple pie.cook', 'Apple pie (2).cook']],
  ['recipemd', ['Apple pie.md', 'Apple pie (2).md']],
] as const)('%s numbers the files of recipes with the same title', async (format, names) => {
  expect(await namesIn(await written(format, pie, pie))).toEqual(names);
});

it('Cooklang keeps a picture beside its recipe', async () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0]);
  expect(await namesIn(await written('cooklang', { ...pie, pictures: [{ bytes }] }, pie))).toEqual([
    'Apple pie.cook',
    'Apple pie.jpg',
    'Apple pie (2).cook',
  ]);
});

const textOf = async (format: ExportFormat, recipe: Partial<FileRecipe>): Promise<string> =>
  (await written(format, { ...pie, ...recipe })).toString();
const lines = (...texts: string[]): FileRecipe['ingredients'] => texts.map((text) => ({ text, group: null }));

describe('Paprika', () => {
  const fieldsOf = async (recipe: FileRecipe): Promise<Record<string, unknown>> =>
    JSON.parse(gunzipSync(await written('paprika', recipe)).toString()) as Record<string, unknown>;

  it('gets an id that stays with the recipe and a hash that changes with it', async () => {
    const [first, changed] = [await fieldsOf(pie), await fieldsOf({ ...pie, notes: 'Try pears' })];
    expect(first.uid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}$/);
    expect(changed.uid).toBe(first.uid);
    expect(first.hash).toMatch(/^[0-9A-F]{64}$/);
    expect(changed.hash).not.toBe(first.hash);
  });

  it('gets the picture with its own hash', async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);
    const { photo, photo_data, photo_hash, uid } = await fieldsOf({ ...pie, pictures: [{ bytes }] });
    expect(photo).toBe(`${String(uid)}.jpg`);
    expect(Buffer.from(String(photo_data), 'base64')).toEqual(Buffer.from(bytes));
    expect(photo_hash).toBe(createHash('sha256').update(bytes).digest('hex').toUpperCase());
  });

  it('gets a field that its own exports do not have only where it says something', async () => {
    expect(await fieldsOf(pie)).not.toHaveProperty('on_favorites');
    expect(await fieldsOf({ ...pie, favorite: true })).toHaveProperty('on_favorites', true);
  });
});

describe('Mela', () => {
  it('gets the name of the source where there is no address', async () => {
    expect(JSON.parse(await textOf('mela', { source_name: 'Grandma’s notebook' }))).toMatchObject({ link: 'Grandma’s notebook' });
    expect(JSON.parse(await textOf('mela', { source_name: 'Example', source_url: 'https://example.com/pie' }))).toMatchObject({
      link: 'https://example.com/pie',
    });
  });

  it('gets categories without commas, which it does not take', async () => {
    expect(JSON.parse(await textOf('mela', { tags: ['sweet, sour', 'pie'] }))).toMatchObject({ categories: ['sweet', 'sour', 'pie'] });
  });
});

describe('Cooklang', () => {
  it('states amounts as its programs count with them', async () => {
    const ingredients = lines(
      '½ tsp salt',
      '1½ cups milk',
      '1⁄4 lb rice',
      '1,5 l water',
      '2 – 3 EL Öl',
      '10 to 12 olives',
      '1,500 g flour',
    );
    const text = await textOf('cooklang', { ingredients });
    expect(text).toContain(
      '@salt{1/2%tsp}\n@milk{1 1/2%cups}\n@rice{1/4%lb}\n@water{1.5%l}\n@Öl{2-3%EL}\n@10 to 12 olives{}\n@1,500 g flour{}\n',
    );
  });

  it('states times and the yield under the names and in the words that it knows', async () => {
    const text = await textOf('cooklang', { prep_time: 45, cook_time: 90, total_time: 135, servings: 4, yield_text: '24 cookies' });
    expect(text).toContain('servings: 4\nmakes: 24 cookies\nprep time: 45min\ncook time: 1h 30min\ntime required: 2h 15min\n');
    expect(await textOf('cooklang', { prep_time: 45, total_time: 90 })).toContain('prep time: 45min\ntime: 1h 30min\n');
  });

  it('states languages as it knows them, and words that older YAML takes for something else as words', async () => {
    expect(await textOf('cooklang', { language: 'pt-BR' })).toContain('locale: pt_BR\n');
    const text = await textOf('cooklang', { language: 'no', tags: ['yes', '12:30'] });
    expect(text).toContain('tags:\n  - "yes"\n  - "12:30"\nlocale: "no"\ncreated: "2024-05-06T07:08:09.000Z"\n');
  });

  it('names the source where programs look for it', async () => {
    expect(await textOf('cooklang', { source_name: 'Grandma’s notebook' })).toContain('\nsource: Grandma’s notebook\n');
    const text = await textOf('cooklang', { source_name: 'Example', source_url: 'https://example.com/pie' });
    expect(text).toContain('\nsource: https://example.com/pie\nsource name: Example\n');
  });

  it('keeps the marks of a heading in its name', async () => {
    expect(await textOf('cooklang', { ingredients: [{ text: '1 egg', group: '1 cup = 240 ml' }] })).toContain('== 1 cup \\= 240 ml ==');
  });

  it('escapes the start of a line only where it would be read', async () => {
    const text = await textOf('cooklang', { ingredients: lines('> 2 eggs', '- salt'), instructions: lines('> Rest.', '- Bake.') });
    expect(text).toContain('@> 2 eggs{}\n@\\- salt{}\n\n==\n\n\\> Rest.\n\n- Bake.\n');
  });
});

describe('RecipeMD', () => {
  it('marks as amounts what its programs count with', async () => {
    const text = await textOf('recipemd', {
      ingredients: lines(
        '1½ cups milk',
        '½ tsp salt',
        '1⁄4 lb rice',
        '1,5 l water',
        '150g flour',
        '2 – 3 carrots',
        '10 to 12 olives',
        '1.500 g beef',
      ),
    });
    expect(text).toContain(
      '- *1 ½ cups* milk\n- *½ tsp* salt\n- *1/4 lb* rice\n- *1,5 l* water\n- *150g* flour\n- 2 – 3 carrots\n- 10 to 12 olives\n- 1.500 g beef\n',
    );
  });

  it.each([
    [{ servings: 4, yield_text: '' }, '**4**'],
    [{ servings: 4, yield_text: '24 cookies' }, '**4 servings, 24 cookies**'],
    [{ servings: null, yield_text: '2 ½ loaves' }, '**2 ½ loaves**'],
    [{ servings: 4, yield_text: 'One large pan' }, '**4**'],
    [{ servings: 4, yield_text: '24 cookies, about' }, '**4**'],
    [{ servings: 4, yield_text: '24 *big* cookies' }, '**4**'],
  ])('states yields that are amounts only, since it takes no others: %j', async (recipe, stated) => {
    const text = await textOf('recipemd', recipe);
    expect(text.split('\n').filter((line) => line.startsWith('**'))).toEqual([stated]);
    expect(text.includes(`- Yield: ${recipe.yield_text.replace(/\*/g, '\\*')}`)).toBe(!stated.includes(recipe.yield_text));
  });

  it('leaves no mark of Markdown at the start of an ingredient or a line of text', async () => {
    const marked = ['# one', '- two', '3. three', '4) four', '> five', '---', '===', '~~~', '   # six'];
    const text = await textOf('recipemd', { ingredients: lines(...marked), description: marked.join('\n') });
    const escaped = ['\\# one', '\\- two', '3\\. three', '4\\) four', '\\> five', '\\---', '\\===', '\\~~~', '   \\# six'];
    expect(text).toContain(`\n\n${escaped.join('\n')}\n\n`);
    expect(text).toContain(`\n- ${escaped.map((line) => line.trim()).join('\n- ')}\n`);
  });

  it('keeps commas and asterisks in a tag from its programs, which know no escapes there', async () => {
    expect(await textOf('recipemd', { tags: ['sweet, sour', '5* hotel', 'pie_crust', 'odd\\,ante', 'in&amp'] })).toContain(
      '\n*sweet&#44; sour, 5&#42; hotel, pie&#95;crust, odd\\\\&#44;ante, in&#38;amp*\n',
    );
  });
});

describe('schema.org', () => {
  it('can be pasted into a page as it is', async () => {
    const text = await textOf('json-ld', { notes: 'Ends with </script>' });
    expect(text).not.toContain('</script>');
    expect(JSON.parse(text)).toMatchObject({ comment: [{ text: 'Ends with </script>' }] });
  });
});

describe('Meal-Master', () => {
  const ingredientsOf = async (...texts: string[]): Promise<string[]> =>
    (await textOf('meal-master', { ingredients: lines(...texts) })).split('\n').slice(6, 6 + texts.length);

  it('has a number in the first column, and a unit that its programs know in the second', async () => {
    expect(
      await ingredientsOf('½ tsp salt', '1½ cups milk', '1,5 l water', '2-3 carrots', '2,5 kg beef', '3 EL oil', '12 1/16 oz rice'),
    ).toEqual([
      '    1/2 ts salt',
      '  1 1/2 c  milk',
      '    1.5 l  water',
      '           2-3 carrots',
      '    2.5 kg beef',
      '      3    EL oil',
      '12 1/16 oz rice',
    ]);
  });

  it('takes no ingredient for the rest of the one before it', async () => {
    expect(await ingredientsOf('1 apple', '- salt')).toEqual(['      1    apple', '           – salt']);
  });

  it('holds no tabs and other signs that its programs stop at', async () => {
    const text = await textOf('meal-master', {
      title: 'Apple\tpie',
      tags: ['a\tb'],
      ingredients: [{ text: '1\tapple', group: 'For\tthe pie' }],
      instructions: lines('Bake\t\u0007it.'),
    });
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    expect(text).toContain('Title: Apple pie\n');
  });
});

it('Meal-Master keeps to its columns', async () => {
  expect((await written('meal-master', pie)).toString().split('\n')).toEqual([
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    ' ',
    '      Title: Apple pie',
    ' Categories: ',
    '      Yield: 8',
    ' ',
    '  2 1/2 lb apples',
    '     12 g  cinnamon',
    'MMMMM-----------------------------For the glaze-----------------------------',
    '           a little lemon juice,',
    '           -freshly pressed and without',
    '           -any seeds',
    ' ',
    '  Peel the apples and cut them into slices as thin as the blade of a knife,',
    '  then turn them in the cinnamon.',
    ' ',
    'MMMMM---------------------------------Glaze---------------------------------',
    '  Stir the glaze.',
    ' ',
    'MMMMM',
    '',
  ]);
});

it('a table runs no formula of a recipe', async () => {
  const table = (await written('csv', { ...pie, title: '=HYPERLINK("https://example.com")', notes: '@SUM(1)' })).toString();
  expect(table).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(table).toContain(`'@SUM(1)`);
});

it('schema.org gets standard durations, sections and people', async () => {
  const [recipe] = JSON.parse((await written('json-ld', { ...pie, cook_time: 75, author: 'Ana' }, pie)).toString()) as [
    Record<string, unknown>,
  ];
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    cookTime: 'PT1H15M',
    author: { '@type': 'Person', name: 'Ana' },
    recipeYield: '8',
    recipeIngredient: ['2 1/2 lb apples', '12 g cinnamon', 'For the glaze:', 'a little lemon juice, freshly pressed and without any seeds'],
    recipeInstructions: [
      { '@type': 'HowToStep' },
      { '@type': 'HowToSection', name: 'Glaze', itemListElement: [{ '@type': 'HowToStep', text: 'Stir the glaze.' }] },
    ],
  });
});
