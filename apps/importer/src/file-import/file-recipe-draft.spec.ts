import { type FileLoss, operations } from '@simmer/contracts';
import { emptyRecipe, type FileRecipe } from '@simmer/recipe-files';
import { NO_NUTRITION } from '@simmer/recipe-reader';
import { prepareRecipe } from './file-recipe-draft';

const EMPTY: FileRecipe = { ...emptyRecipe(), title: 'Barley broth' };
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const prepared = (fields: Partial<FileRecipe>) => prepareRecipe({ ...EMPTY, ...fields });
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const line = (text: string, group: string | null = null) => ({ text, group });

/** The recipes service takes it as it is. */
const accepted = (fields: Partial<FileRecipe>) => operations.recipes.recipe.create.input.parse(prepared(fields).draft);

describe('a recipe of a file', () => {
  it('keeps every field that Simmer has', () => {
    const fields = {
      description: 'Thick.',
      ingredients: [line('200 g barley', 'Broth')],
      instructions: [line('Simmer.', null)],
      prep_time: 10,
      cook_time: 50,
      total_time: 60,
      servings: 6,
      yield_text: '6 bowls',
      difficulty: 'easy' as const,
      tags: ['soup'],
      source_url: 'https://example.com/broth',
      source_name: 'Example',
      author: 'Ada',
      language: 'en-GB',
      notes: 'Better the day after.',
      rating: 5,
      favorite: true,
    };
    expect(accepted({ ...fields, created_at: '2020-02-03T04:05:06+01:00', nutrition: { ...NO_NUTRITION, calories: 210 } })).toMatchObject({
      ...fields,
      created_at: '2020-02-03T03:05:06.000Z',
      calories: 210,
    });
    expect(prepared(fields).losses).toEqual([]);
  });

  it('is accepted however little it says', () => {
    expect(accepted({ title: ' ' })).toMatchObject({ title: 'Untitled recipe', servings: 4, ingredients: [] });
  });

  it('is accepted however odd it is', () => {
    const odd = {
      title: 'a\u0000b',
      prep_time: -4,
      cook_time: 1e9,
      total_time: NaN,
      servings: -2,
      rating: 9.4,
      language: 'klingon!',
      created_at: '3024-01-01T00:00:00Z',
      nutrition: { ...NO_NUTRITION, calories: -1 },
      source_url: 'grandma’s blue book',
      tags: ['', 'soup', 'soup'],
      ingredients: [line('  '), line('salt', ' ')],
    };
    expect(accepted(odd)).toMatchObject({
      title: 'ab',
      prep_time: 0,
      rating: 5,
      language: null,
      source_url: null,
      tags: ['soup'],
      ingredients: [line('salt')],
      notes: 'Source: grandma’s blue book',
    });
    expect(prepared(odd).losses).toEqual([
      { code: 'nutrient-impossible', params: { nutrient: 'calories', amount: -1 } },
      { code: 'language', params: { language: 'klingon!' } },
    ]);
  });

  it('has no stars that nobody gave, and whole ones from 1 to 5', () => {
    expect([null, 0.4, 3.5, 9].map((rating) => prepared({ rating }).draft.rating)).toEqual([null, 1, 4, 5]);
  });

  it('drops a day that is still to come', () => {
    expect(prepared({ created_at: '3024-01-01T00:00:00Z' }).draft.created_at).toBeUndefined();
  });

  it('names the figures that cannot be right, and leaves out those that are none', () => {
    const { draft, losses } = prepared({ nutrition: { ...NO_NUTRITION, calories: 2_000_000, saturated_fat: -1, protein: NaN } });
    expect(draft).toMatchObject({ calories: null, saturated_fat: null, protein: null });
    expect(losses).toEqual([
      { code: 'nutrient-impossible', params: { nutrient: 'calories', amount: 2_000_000 } },
      { code: 'nutrient-impossible', params: { nutrient: 'saturated_fat', amount: -1 } },
    ]);
  });

  it('names the tags that are too many', () => {
    const { draft, losses } = prepared({ tags: Array.from({ length: 42 }, (_, at) => `tag ${at}`) });
    expect(draft.tags).toHaveLength(40);
    expect(losses).toEqual([{ code: 'more-tags', params: { most: 40, tags: 'tag 40, tag 41' } }]);
  });

  it('tells no more losses than a cook reads, none of them long', () => {
    const tools = (names: string): FileLoss => ({ code: 'tools', params: { names } });
    const { losses } = prepared({ losses: Array.from({ length: 25 }, () => tools('x'.repeat(400))) });
    expect(losses).toEqual(Array.from({ length: 20 }, () => tools('x'.repeat(300))));
  });

  it('loses no text that is too long for its place', () => {
    const long = { title: words(60), description: words(1_000), ingredients: [line(words(100), words(30))], author: words(40) };
    const { notes } = accepted(long);
    for (const text of [long.title, long.description, ...[long.ingredients[0]?.text, long.ingredients[0]?.group], long.author])
      expect(notes).toContain(text);
  });

  it('makes several steps of one that is too long', () => {
    const step = Array.from({ length: 400 }, (_, at) => `Sentence number ${at} says it.`).join(' ');
    const { instructions } = accepted({ instructions: [line(step, 'Dough')] });
    expect(instructions.length).toBeGreaterThan(1);
    expect(instructions.map((part) => (part as { text: string }).text).join(' ')).toBe(step);
  });

  it('puts the lines that are too many into the notes', () => {
    const draft = accepted({ ingredients: Array.from({ length: 310 }, (_, at) => line(`${at} peas`)) });
    expect(draft.ingredients).toHaveLength(300);
    expect(draft.notes).toContain('309 peas');
  });

  it('says how much did not even fit into the notes', () => {
    const { draft, losses } = prepared({ notes: words(5_000) });
    expect(draft.notes).toHaveLength(10_000);
    expect(losses).toEqual([{ code: 'end-of-notes', params: { count: expect.any(Number), most: 10_000 } }]);
  });

  it('never cuts a character in half', () => {
    expect(accepted({ title: '🍲'.repeat(150).padStart(301, '-') }).title).not.toMatch(/[\uD800-\uDBFF]$/);
  });
});

describe('the pictures of its steps', () => {
  it('stay with their steps where a long one becomes several, and one that is not kept is named', () => {
    const instructions = [line(words(1_000)), line('Boil.'), line('Serve.')];
    const step_images = [
      { step: 0, bytes: JPEG },
      { step: 2, bytes: JPEG },
      { step: 1, bytes: Buffer.from('GIF89a') },
      { step: 9, bytes: JPEG },
    ];
    const { draft, stepPictures, losses } = prepared({ instructions, step_images });
    expect(draft.instructions.length).toBeGreaterThan(instructions.length);
    expect(stepPictures.map(({ step }) => draft.instructions[step]?.text.slice(0, 6))).toEqual(['word0 ', 'Serve.']);
    expect(losses).toEqual([{ code: 'step-pictures', params: { count: 2 } }]);
  });
});

describe('its picture', () => {
  it('is kept by its bytes or by its address', () => {
    expect(prepared({ pictures: [{ bytes: JPEG }] })).toMatchObject({ picture: JPEG, draft: { image_url: null }, losses: [] });
    const png = Buffer.from('\u0089PNG', 'latin1');
    const webp = Buffer.from('RIFF0000WEBP');
    for (const bytes of [png, webp]) expect(prepared({ pictures: [{ bytes }] })).toMatchObject({ picture: bytes, losses: [] });
    expect(prepared({ pictures: [{ url: 'https://example.com/a.jpg' }] })).toMatchObject({
      picture: null,
      draft: { image_url: 'https://example.com/a.jpg' },
    });
  });

  it.each([
    ['is not in a form that Simmer keeps', { bytes: Buffer.from('GIF89a') }, { code: 'picture-kind' }],
    [
      'is too large',
      { bytes: Buffer.concat([JPEG, Buffer.alloc(15 * 1024 * 1024)]) },
      { code: 'picture-too-large', params: { megabytes: 15 } },
    ],
    ['is on no web page', { url: 'ftp://example.com/a.jpg' }, { code: 'picture-without-address' }],
    ['is nowhere', { url: 'photos/a.jpg' }, { code: 'picture-without-address' }],
  ])('is named when it %s', (_what, picture, loss) => {
    expect(prepared({ pictures: [picture] })).toMatchObject({ picture: null, losses: [loss] });
  });
});
