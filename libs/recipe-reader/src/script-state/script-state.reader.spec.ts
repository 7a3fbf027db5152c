import { parsePage } from '../page/page';
import { readScriptState } from './script-state.reader';

const read = (html: string) => readScriptState(parsePage(html, 'https://cook.example/'));
const recipe = {
  title: 'Chili',
  ingredients: [
    { quantity: 2, unit: { abbreviation: 'tbsp' }, name: 'oil' },
    { amount: '400 g', ingredient: { name: 'beans' }, note: 'drained' },
  ],
  steps: [{ description: '<p>Fry.</p>' }, { text: 'Simmer.' }],
  servings: 4,
  prepTime: 15,
};
const ingredients = [
  { text: '2 tbsp oil', group: null },
  { text: '400 g beans, drained', group: null },
];

describe('script state', () => {
  it('reads a JSON script', () => {
    const facts = read(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { recipe } } })}</script>`,
    );
    expect(facts).toMatchObject({
      title: { value: 'Chili' },
      servings: { value: 4 },
      prep_time: { value: 15 },
      instructions: { value: [{ text: 'Fry.' }, { text: 'Simmer.' }] },
    });
    expect(facts?.ingredients?.value).toEqual(ingredients);
  });

  it.each([
    ['an assigned literal', `<script>var a = 1; window.__STATE__ = ${JSON.stringify({ data: recipe })}; start();</script>`],
    [
      'a literal that is no JSON',
      `<script>window.app = {data: {title: 'Chili', ingredients: ${JSON.stringify(recipe.ingredients)}, steps: ['Fry.', 'Simmer.'],},};</script>`,
    ],
    ['a parsed string', `<script>init(JSON.parse(${JSON.stringify(JSON.stringify({ recipe }))}))</script>`],
    [
      'streamed chunks',
      `<script>self.__next_f.push([1,${JSON.stringify(`7:["$","div",null,${JSON.stringify({ recipe }).slice(0, 40)}`)}])</script><script>self.__next_f.push([1,${JSON.stringify(`${JSON.stringify({ recipe }).slice(40)}]\n`)}])</script>`,
    ],
  ])('reads %s', (_name, html) => {
    expect(read(html)?.ingredients?.value).toEqual(ingredients);
  });

  it('reads a flattened Nuxt state', () => {
    const flat = [{ recipe: 1 }, { title: 2, ingredients: 3 }, 'Salad', [4, 5], '1 lettuce', '2 tomatoes'];
    expect(
      read(`<script id="__NUXT_DATA__" type="application/json">${JSON.stringify(flat)}</script>`)?.ingredients?.value.map(
        (line) => line.text,
      ),
    ).toEqual(['1 lettuce', '2 tomatoes']);
  });

  it('reads the properties of a box, escaped in an attribute', () => {
    const properties = JSON.stringify({
      recipe: { ...recipe, story: 'It simmers by itself while you set the table. '.repeat(10) },
    }).replaceAll('"', '&quot;');
    expect(read(`<div data-props="${properties}"></div>`)?.ingredients?.value).toEqual(ingredients);
  });

  it.each([
    ['by its name', (name: string) => ({ __ref: name })],
    ['by its name and a type', (name: string) => ({ type: 'id', id: name })],
  ])('follows what a cache refers to %s', (_name, refer) => {
    const cache = {
      'Recipe:1': { title: 'Other', image: null },
      'Recipe:7': {
        title: 'Chili',
        author: refer('User:5'),
        ingredientGroups: [refer('Group:0')],
        steps: [refer('Step:0'), refer('Step:1')],
        previewImage: refer('Image:3'),
      },
      'Group:0': { header: 'Pot', ingredients: [refer('Ingredient:0'), refer('Ingredient:1')] },
      'Ingredient:0': recipe.ingredients[0],
      'Ingredient:1': recipe.ingredients[1],
      'Step:0': { text: 'Fry.' },
      'Step:1': { text: 'Simmer.' },
      'User:5': { name: 'Ada Quill' },
      'Image:3': { url: '/chili.jpg' },
    };
    const facts = read(`<script>window.__CACHE__ = ${JSON.stringify(cache)}</script>`);
    expect(facts).toMatchObject({
      title: { value: 'Chili' },
      author: { value: 'Ada Quill' },
      image_url: { value: 'https://cook.example/chili.jpg' },
      instructions: { value: [{ text: 'Fry.' }, { text: 'Simmer.' }] },
    });
    expect(facts?.ingredients?.value).toEqual([
      { text: '2 tbsp oil', group: 'Pot' },
      { text: '400 g beans, drained', group: 'Pot' },
    ]);
  });

  it('stops where a cache refers to itself', () => {
    const cache = { 'Recipe:7': { ingredients: ['1 egg', '2 figs'], similar: { __ref: 'Recipe:7' } } };
    expect(read(`<script>window.__CACHE__ = ${JSON.stringify(cache)}</script>`)?.ingredients?.value).toHaveLength(2);
  });

  it.each([
    [
      'objects',
      {
        yield: { amount: 4, label: 'servings' },
        author: { name: 'Ada Quill' },
        heroImage: { url: '/chili.jpg' },
        nutrition: { calories: { value: 420 } },
      },
    ],
    ['plain values', { portions: '4', authorName: 'Ada Quill', photo: '/chili.jpg', kcalPerPortion: 420 }],
  ])('reads servings, author, picture and calories as %s', (_name, more) => {
    const { title, ingredients: lines, steps } = recipe;
    expect(read(`<script type="application/json">${JSON.stringify({ title, ingredients: lines, steps, ...more })}</script>`)).toMatchObject(
      {
        servings: { value: 4 },
        author: { value: 'Ada Quill' },
        image_url: { value: 'https://cook.example/chili.jpg' },
        nutrition: { value: { calories: 420 } },
      },
    );
  });

  it('keeps the groups of an application', () => {
    const state = {
      ingredientGroups: [
        { title: 'Sauce', ingredients: ['1 egg', '2 figs'] },
        { name: 'Top', items: [{ name: 'mint' }] },
      ],
    };
    expect(read(`<script type="application/json">${JSON.stringify(state)}</script>`)?.ingredients?.value).toEqual([
      { text: '1 egg', group: 'Sauce' },
      { text: '2 figs', group: 'Sauce' },
      { text: 'mint', group: 'Top' },
    ]);
  });

  it('reads lists that are one text, one line each, and the first of several pictures', () => {
    const state = {
      name: 'Crisps',
      ingredients: '3 parsnips\n2 tbsp oil',
      method: '1. Slice the parsnips as thinly as you can.\n2. Bake them with the oil.',
      images: [{ src: '/crisps.jpg' }, { src: '/bowl.jpg' }],
    };
    const facts = read(`<script>self.__data = ${JSON.stringify({ recipe: state })};</script>`);
    expect([facts?.ingredients?.value, facts?.instructions?.value].map((list) => list?.length)).toEqual([2, 2]);
    expect(facts?.image_url?.value).toBe('https://cook.example/crisps.jpg');
    expect(read('<script type="application/json">{"name":"Soap","ingredients":"aqua, parfum"}</script>')).toBeNull();
  });

  it('reads an answer that is kept as a text', () => {
    const answer = {
      status: 200,
      statusText: '{',
      body: JSON.stringify({ name: 'Jam', ingredients: ['1 kg plums', '500 g sugar'], steps: ['Boil.'] }),
    };
    expect(read(`<script type="application/json" data-url="/api/jam">${JSON.stringify(answer)}</script>`)).toMatchObject({
      title: { value: 'Jam' },
      ingredients: { value: [{ text: '1 kg plums' }, { text: '500 g sugar' }] },
    });
  });

  it('is not misled by scripts that only mention ingredients', () => {
    expect(read('<script>track("ingredients clicked"); if (a = {) {}</script>')).toBeNull();
  });
});
