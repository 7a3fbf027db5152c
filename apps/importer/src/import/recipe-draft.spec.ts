import { NO_NUTRITION, type ParsedRecipe } from '@simmer/recipe-reader';
import { originsOf } from './field-origins';
import { prepareDraft } from './recipe-draft';

const ADDRESS = 'https://pots.example/bean-stew';

const stew = (changes: Partial<ParsedRecipe> = {}): ParsedRecipe => ({
  title: 'Bean stew',
  description: null,
  author: null,
  source_name: 'Pots',
  canonical_url: null,
  language: 'en',
  image_url: null,
  ingredients: [{ text: '400 g beans', group: null }],
  instructions: [{ text: 'Simmer for an hour.', group: null }],
  prep_time: null,
  cook_time: 60,
  total_time: 60,
  servings: 4,
  yield_text: 'a big pot',
  keywords: [],
  categories: [],
  cuisines: [],
  nutrition: NO_NUTRITION,
  ...changes,
});

const words = (count: number, word = 'beans'): string => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');

describe('the draft of a page’s recipe', () => {
  it('changes nothing of what fits', () => {
    const { draft, changes } = prepareDraft(stew(), ADDRESS);
    expect(draft).toMatchObject({
      title: 'Bean stew',
      notes: '',
      language: 'en',
      yield_text: 'a big pot',
      source_url: ADDRESS,
      servings: 4,
      prep_time: 0,
      cook_time: 60,
    });
    expect(changes).toEqual([]);
  });

  it('goes on in further lines where a line is too long, without losing a word', () => {
    const long = words(200);
    const { draft, changes } = prepareDraft(stew({ ingredients: [{ text: long, group: 'For the pot' }] }), ADDRESS);
    expect(draft.ingredients.length).toBeGreaterThan(1);
    expect(draft.ingredients.every(({ text, group }) => text.length <= 500 && group === 'For the pot')).toBe(true);
    expect(draft.ingredients.map(({ text }) => text).join(' ')).toBe(long);
    expect(changes).toEqual([expect.stringMatching(/^lines too long for one went on in \d more$/)]);
  });

  it.each([
    ['title', { title: words(60) }],
    ['description', { description: words(900) }],
    ['author', { author: words(60) }],
    ['name of the source', { source_name: words(60) }],
    ['yield', { yield_text: words(60) }],
    ['group', { ingredients: [{ text: '400 g beans', group: words(40) }] }],
    ['tag', { keywords: [words(20)] }],
  ])('keeps the whole of a long %s in the notes and says so', (_, changes) => {
    const [long = ''] = JSON.stringify(changes).match(/beans0[^"]*/) ?? [];
    const prepared = prepareDraft(stew(changes), ADDRESS);
    expect(prepared.draft.notes).toContain(long);
    expect(prepared.changes).toEqual([expect.stringContaining('went on in the notes')]);
  });

  it('puts lines and tags beyond the limit into the notes', () => {
    const ingredients = Array.from({ length: 320 }, (_, at) => ({ text: `bean ${at}`, group: null }));
    const { draft } = prepareDraft(stew({ ingredients, keywords: words(50, 'tag').split(' ') }), ADDRESS);
    expect(draft.ingredients).toHaveLength(300);
    expect(draft.tags).toHaveLength(40);
    expect(draft.notes).toContain('More ingredients:\nbean 300\n');
    expect(draft.notes).toContain('tag49');
  });

  it('says how much even the notes could not take', () => {
    const { draft, changes } = prepareDraft(stew({ description: words(3_000) }), ADDRESS);
    expect(draft.notes?.length).toBeLessThanOrEqual(10_000);
    expect(changes).toContainEqual(expect.stringMatching(/^end-of-notes \d+ 10000$/));
  });

  it.each([
    ['its own address', 'https://pots.example/stews/beans', ADDRESS, 'https://pots.example/stews/beans'],
    ['the front page', 'https://pots.example/', ADDRESS, ADDRESS],
    ['nothing', null, ADDRESS, ADDRESS],
    ['its own address where nobody knows another', 'https://pots.example/', null, 'https://pots.example/'],
    ['nothing where nobody knows another', null, null, null],
  ])('takes as the source, when the page names %s as its address', (_, canonical_url, url, source) => {
    expect(prepareDraft(stew({ canonical_url }), url).draft.source_url).toBe(source);
  });

  it('takes no language that is none', () => {
    expect(prepareDraft(stew({ language: 'English, mostly' }), ADDRESS).draft.language).toBeNull();
  });
});

describe('the origins of its fields', () => {
  it('are named as the recipe names them; of several places the least sure counts', () => {
    const { draft } = prepareDraft(
      stew({ keywords: ['hearty'], categories: ['Dinner'], nutrition: { ...NO_NUTRITION, calories: 300 } }),
      ADDRESS,
    );
    const origins = originsOf(
      {
        title: { reader: 'json-ld', place: 'name', confidence: 0.95 },
        keywords: { reader: 'json-ld', place: 'keywords', confidence: 0.9 },
        categories: { reader: 'microdata', place: 'recipeCategory', confidence: 0.6 },
        nutrition: { reader: 'json-ld', place: 'nutrition', confidence: 0.9 },
        author: { reader: 'page-head', place: 'meta author', confidence: 0.5 },
      },
      draft,
    );
    expect(origins).toEqual([
      { field: 'title', reader: 'json-ld', place: 'name', confidence: 0.95 },
      { field: 'tags', reader: 'microdata', place: 'recipeCategory', confidence: 0.6 },
      { field: 'calories', reader: 'json-ld', place: 'nutrition', confidence: 0.9 },
    ]);
  });

  it('tell which lines of a list that is sure are guesses', () => {
    const { draft } = prepareDraft(stew({ ingredients: ['2 leeks', 'salt'].map((text) => ({ text, group: null })) }), ADDRESS);
    const [origin] = originsOf(
      { ingredients: { reader: 'json-ld', place: 'recipeIngredient', confidence: 0.8, lines: [0.97, 0.6] } },
      draft,
    );
    expect(origin?.guesses).toEqual(['salt']);
  });

  it('bring along what the page tells in place of a list, unless it is longer than any recipe', () => {
    const ingredients = [{ text: '1 cup stock', group: null }];
    const alternative = (text: string) => ({ units: 'metric' as const, name: null, lines: [{ text, group: null }] });
    const alternativesRead = (text: string) =>
      originsOf(
        { ingredients: { reader: 'json-ld', place: 'recipeIngredient', confidence: 0.9, alternatives: [alternative(text)] } },
        prepareDraft(stew({ ingredients }), ADDRESS).draft,
      )[0]?.alternatives;
    expect(alternativesRead('240 ml stock')).toEqual([alternative('240 ml stock')]);
    expect(alternativesRead('240 ml stock'.repeat(1_000))).toBeUndefined();
  });
});
