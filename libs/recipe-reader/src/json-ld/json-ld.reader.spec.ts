import { parsePage } from '../page/page';
import { readJsonLd } from './json-ld.reader';
import { readJson } from './lenient-json';

const read = (json: string, rest = '') =>
  readJsonLd(
    parsePage(`<html><head><script type="application/ld+json">${json}</script>${rest}</head></html>`, 'https://cook.example/soup'),
  )[0] ?? null;
const texts = (lines: { value: { text: string }[] } | undefined) => lines?.value.map((line) => line.text);

describe('JSON-LD', () => {
  it('reads every field of a plain Recipe', () => {
    const facts =
      read(`{"@context":"https://schema.org","@type":"Recipe","name":"Leek soup","description":"Warm.","author":{"@type":"Person","name":"Ada"},"image":["/leek.jpg"],
      "recipeIngredient":["2 leeks","1 l stock"],"recipeInstructions":"Slice.\\nSimmer.","prepTime":"PT10M","cookTime":"PT1H5M","totalTime":"PT1H15M","recipeYield":["4","4 bowls"],
      "keywords":"soup, winter","recipeCategory":"Dinner","recipeCuisine":["French"],"nutrition":{"calories":"210 kcal","fatContent":"8 g","sodiumContent":"0.4 g"}}`);
    expect(facts?.title?.value).toBe('Leek soup');
    expect(facts?.author?.value).toBe('Ada');
    expect(facts?.image_url?.value).toBe('https://cook.example/leek.jpg');
    expect(texts(facts?.ingredients)).toEqual(['2 leeks', '1 l stock']);
    expect(texts(facts?.instructions)).toEqual(['Slice.', 'Simmer.']);
    expect([facts?.prep_time?.value, facts?.cook_time?.value, facts?.total_time?.value]).toEqual([10, 65, 75]);
    expect([facts?.servings?.value, facts?.yield_text?.value]).toEqual([4, '4 bowls']);
    expect([facts?.keywords?.value, facts?.categories?.value, facts?.cuisines?.value]).toEqual([
      ['soup', 'winter'],
      ['Dinner'],
      ['French'],
    ]);
    expect(facts?.nutrition?.value).toMatchObject({ calories: 210, total_fat: 8, sodium: 400, protein: null });
    expect(facts?.title).toMatchObject({ place: 'script 1 › Recipe › name', confidence: 0.9 });
  });

  const lines = (list: { value: { text: string; group: string | null }[] } | undefined): string[] =>
    (list?.value ?? []).map(({ text, group }) => (group ? `[${group}] ${text}` : text));
  const recipe = (properties: object) =>
    read(JSON.stringify({ '@type': 'Recipe', name: 'Cake', recipeIngredient: ['1 egg'], ...properties }));

  it.each([
    [
      ['1 leek', '**Topping**', '1 onion'],
      ['1 leek', '[Topping] 1 onion'],
    ],
    [
      ['1 leek', '--- Sauce ---', '1 onion'],
      ['1 leek', '[Sauce] 1 onion'],
    ],
    [
      ['1 leek', '== Für den Guss ==', '1 Ei'],
      ['1 leek', '[Für den Guss] 1 Ei'],
    ],
    [
      ['**2 eggs**', '- 1 leek'],
      ['2 eggs', '1 leek'],
    ],
    [[{ 'Ingredients:': '2 aubergines, 2 tbsp oil, 400 g tomatoes' }], ['2 aubergines', '2 tbsp oil', '400 g tomatoes']],
    [[{ 'For the dough': ['200 g flour', '1 egg'] }], ['[For the dough] 200 g flour', '[For the dough] 1 egg']],
    [{ ingredient1: '200 g flour', ingredient2: '1 egg' }, ['200 g flour', '1 egg']],
  ])('reads the list %j', (recipeIngredient, expected) => {
    expect(lines(recipe({ recipeIngredient })?.ingredients)).toEqual(expected);
  });

  it.each([
    [[{ '@type': 'HowToStep', text: '**Rice**\n\n- Rinse the rice\n- Boil the rice' }], ['[Rice] Rinse the rice', '[Rice] Boil the rice']],
    [['Mix **well** with [the sauce](https://cook.example/sauce).'], ['Mix well with the sauce.']],
    [{ 'Step 1': 'Mix it.', 'Step 2': 'Bake it.' }, ['Mix it.', 'Bake it.']],
  ])('reads the steps %j', (recipeInstructions, expected) => {
    expect(lines(recipe({ recipeInstructions })?.instructions)).toEqual(expected);
  });

  it('reads a recipe that stands in a section of the steps, with its ingredients', () => {
    const inner = { '@type': 'Recipe', name: 'Butter cream', recipeIngredient: ['100 g butter'], recipeInstructions: ['Whip the butter.'] };
    const found = recipe({
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Sponge', itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }] },
        { '@type': 'HowToSection', name: 'Filling', itemListElement: [inner] },
      ],
    });
    expect(lines(found?.instructions)).toEqual(['[Sponge] Mix.', '[Butter cream] Whip the butter.']);
    expect(lines(found?.ingredients)).toEqual(['1 egg', '[Butter cream] 100 g butter']);
  });

  it.each([
    ['Salt u0026 pepper squid', 'Salt & pepper squid'],
    ['Cru00e8me bru00fblu00e9e', 'Crème brûlée'],
    ['Grandmau2019s u00bd pie', 'Grandma’s ½ pie'],
    ['Menu2020 tuna', 'Menu2020 tuna'],
  ])('puts right the escapes that lost their backslash: %s', (name, title) => {
    expect(recipe({ name })?.title?.value).toBe(title);
  });

  it.each([
    [{ servingSize: '100 g', calories: '120 kcal' }, undefined],
    [{ servingSize: '100g', calories: '120' }, undefined],
    [{ calories: '120 kcal per 100 g' }, undefined],
    [{ servingSize: 'entire recipe', calories: '2400 kcal' }, { calories: 600 }],
    [
      { servingSize: 'ganzes Rezept', calories: '2400 kcal', fatContent: '40 g' },
      { calories: 600, total_fat: 10 },
    ],
    [{ servingSize: '1 slice (100 g)', calories: '120 kcal' }, { calories: 120 }],
    [{ servingSize: '1 serving', calories: '120 kcal' }, { calories: 120 }],
    [{ sodiumContent: '1.2 g salt' }, { sodium: 472 }],
    [{ sodiumContent: '1,2 g Salz' }, { sodium: 472 }],
    [{ sodiumContent: '480 mg' }, { sodium: 480 }],
  ])('takes of %j what is said of a serving', (nutrition, expected) => {
    const found = recipe({ recipeYield: '4', nutrition: { '@type': 'NutritionInformation', ...nutrition } });
    if (expected) expect(found?.nutrition?.value).toMatchObject(expected);
    else expect(found?.nutrition).toBeUndefined();
  });

  it('knows a Recipe that is written small', () => {
    expect(['recipe', 'http://schema.org/recipe'].map((type) => read(`{"@type":"${type}","name":"Leek soup"}`)?.title?.value)).toEqual([
      'Leek soup',
      'Leek soup',
    ]);
    expect(read('{"@type":"Nonrecipe","name":"Leek soup"}')).toBeNull();
  });

  it('finds the Recipe in a nested @graph and follows references', () => {
    const facts = read(
      `[{"@graph":[{"@type":"WebPage","mainEntity":{"@type":["Recipe","NewsArticle"],"name":"Pie","author":{"@id":"#bo"},"recipeIngredient":["1 apple"]}},{"@id":"#bo","@type":"Person","name":"Bo"}]}]`,
    );
    expect([facts?.title?.value, facts?.author?.value]).toEqual(['Pie', 'Bo']);
  });

  it('takes the fullest of several recipes', () => {
    expect(
      read(
        `[{"@type":"Recipe","name":"Teaser"},{"@type":"Recipe","name":"Stew","recipeIngredient":["1 beet"],"recipeInstructions":["Cook."]}]`,
      )?.title?.value,
    ).toBe('Stew');
  });

  it('takes the recipe of this page where another is as full', () => {
    const recipe = (name: string, more: string) =>
      `{"@type":"Recipe","name":"${name}","recipeIngredient":["1 beet"],"recipeInstructions":["Cook."],${more}}`;
    const stew = recipe('Stew', '"url":"https://cook.example/stew","keywords":"beet","prepTime":"PT5M"');
    for (const more of [
      '"url":"https://cook.example/soup/"',
      '"@id":"https://cook.example/soup#recipe"',
      '"mainEntityOfPage":{"@type":"WebPage","@id":"/soup"}',
    ]) {
      expect(read(`[${stew},${recipe('Soup', more)}]`)?.title?.value).toBe('Soup');
    }
    expect(read(`[${stew},{"@type":"Recipe","name":"Soup","url":"https://cook.example/soup"}]`)?.title?.value).toBe('Stew');
  });

  it('reads headings within the text of the steps as groups', () => {
    const steps = (text: string) =>
      read(JSON.stringify({ '@type': 'Recipe', name: 'Pie', recipeInstructions: text }))?.instructions?.value.map((line) => [
        line.group,
        line.text,
      ]);
    const expected = [
      ['Dough', 'Rub in the butter.'],
      ['Dough', 'Rest it.'],
      ['Bake', 'Fill and bake.'],
    ];
    expect(steps('<h3>Dough</h3><ol><li>Rub in the butter.</li><li>Rest it.</li></ol><h3>Bake:</h3><p>Fill and bake.</p>')).toEqual(
      expected,
    );
    expect(steps('<p><strong>Dough</strong></p><p>Rub in the butter.</p><p>Rest it.</p><p><b>Bake</b><br>Fill and bake.</p>')).toEqual(
      expected,
    );
    expect(steps('<p><strong>Rub in</strong> the butter.</p><p><b>Rest it.</b></p><p>Bake.</p><p><b>Serve warm</b></p>')).toEqual([
      [null, 'Rub in the butter.'],
      [null, 'Rest it.'],
      [null, 'Bake.'],
      [null, 'Serve warm'],
    ]);
  });

  it('keeps the names of sections as groups', () => {
    const facts = read(`{"@type":"Recipe","name":"Cake","recipeIngredient":["1 egg"],"recipeInstructions":[
      {"@type":"HowToSection","name":"Dough","itemListElement":[{"@type":"HowToStep","text":"Mix."},{"@type":"HowToStep","itemListElement":{"@type":"HowToDirection","text":"Rest."}}]},
      {"@type":"HowToSection","name":"Glaze","itemListElement":["Stir."]}]}`);
    expect(facts?.instructions?.value).toEqual([
      { text: 'Mix.', group: 'Dough' },
      { text: 'Rest.', group: 'Dough' },
      { text: 'Stir.', group: 'Glaze' },
    ]);
  });

  it('reads lists of lists, numbered text, and ingredients given as objects', () => {
    const facts = read(
      `{"@type":"Recipe","name":"Tea","recipeIngredient":[["1 cup water"],[{"name":"tea","amount":"2 tsp"}]],"recipeInstructions":[["1. Boil.<br>2. Steep."]]}`,
    );
    expect(texts(facts?.ingredients)).toEqual(['1 cup water', '2 tsp tea']);
    expect(texts(facts?.instructions)).toEqual(['Boil.', 'Steep.']);
    expect(
      texts(read('{"@type":"Recipe","name":"Tea","recipeInstructions":"Step 1: Boil. Step 2: Steep for 4. Step 3: Pour."}')?.instructions),
    ).toEqual(['Boil.', 'Steep for 4.', 'Pour.']);
  });

  it('takes the recipe that the page is headed by where another is fuller', () => {
    const recipe = (name: string, more = '') =>
      `{"@type":"Recipe","name":"${name}","recipeIngredient":["1 lemon"],"recipeInstructions":["Stir."]${more}}`;
    const page = `<html><script type="application/ld+json">[${recipe('Lemon curd', ',"prepTime":"PT5M","recipeYield":"1 jar"')},${recipe('Lemon cake')}]</script><h1>Lemon Cake</h1></html>`;
    expect(readJsonLd(parsePage(page, 'https://cook.example/')).map(({ title }) => title?.value)).toEqual(['Lemon cake', 'Lemon curd']);
  });

  it('reads headings among the ingredients as groups, as mark-up, in bold or in Markdown', () => {
    const lines = (recipeIngredient: unknown) =>
      read(JSON.stringify({ '@type': 'Recipe', name: 'Bowl', recipeIngredient }))?.ingredients?.value.map((line) => [
        line.group,
        line.text,
      ]);
    const expected = [
      ['Rice', '200 g rice'],
      ['Top', '1 egg'],
      ['Top', '2 tsp toasted sesame'],
    ];
    expect(lines(['<b>Rice</b>', '200 g rice', '<strong>Top:</strong>', '1 egg', '2 tsp <b>toasted</b> sesame'])).toEqual(expected);
    expect(lines(['## Rice', '200 g rice', '## Top', '1 egg', '2 tsp toasted sesame'])).toEqual(expected);
    expect(lines('<h4>Rice</h4><ul><li>200 g rice</li></ul><h4>Top</h4><ul><li>1 egg</li><li>2 tsp toasted sesame</li></ul>')).toEqual(
      expected,
    );
    expect(
      lines({
        '@type': 'ItemList',
        itemListElement: [
          { name: 'Rice', itemListElement: ['200 g rice'] },
          { name: 'Top', itemListElement: ['1 egg', '2 tsp toasted sesame'] },
        ],
      }),
    ).toEqual(expected);
    expect(lines(['<b>200 g rice</b>', '1 egg', '<b>Salt</b>', '<b>to taste</b>'])).toEqual([
      [null, '200 g rice'],
      [null, '1 egg'],
      [null, 'Salt'],
      [null, 'to taste'],
    ]);
  });

  it('reads headings among the steps as groups', () => {
    expect(
      read(
        '{"@type":"Recipe","name":"Bowl","recipeInstructions":["<h4>Rice</h4>","Boil it.","<h4>Top</h4>","Fry the egg.","<b>Serve hot</b>"]}',
      )?.instructions?.value.map((line) => [line.group, line.text]),
    ).toEqual([
      ['Rice', 'Boil it.'],
      ['Top', 'Fry the egg.'],
      ['Top', 'Serve hot'],
    ]);
  });

  it('takes one text apart where each of its parts states an amount', () => {
    const lines = (text: string) => texts(read(JSON.stringify({ '@type': 'Recipe', name: 'Cocoa', recipeIngredient: text }))?.ingredients);
    expect(lines('500 ml milk, 3 tbsp cocoa, 2 tbsp sugar')).toEqual(['500 ml milk', '3 tbsp cocoa', '2 tbsp sugar']);
    expect(lines('1 onion, peeled, sliced')).toEqual(['1 onion, peeled, sliced']);
  });

  it('reads the quantity of a supply, and the directions of a step that has no text', () => {
    const facts = read(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Bread',
        recipeIngredient: [
          { '@type': 'HowToSupply', name: 'flour', requiredQuantity: { value: 400, unitText: 'g' } },
          { '@type': 'HowToSupply', name: 'buttermilk', requiredQuantity: '350 ml' },
          { '@type': 'PropertyValue', name: 'salt', value: 2, unitText: 'tsp' },
        ],
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            name: 'Step 1',
            text: ' ',
            itemListElement: [
              { '@type': 'HowToDirection', text: 'Mix.' },
              { '@type': 'HowToDirection', text: 'Bake.' },
            ],
          },
        ],
      }),
    );
    expect(texts(facts?.ingredients)).toEqual(['400 g flour', '350 ml buttermilk', '2 tsp salt']);
    expect(texts(facts?.instructions)).toEqual(['Mix.', 'Bake.']);
  });

  it('keeps the name of an entry that says nothing else', () => {
    const lines = (entry: object) => {
      const facts = read(
        JSON.stringify({
          '@type': 'Recipe',
          name: 'Curry',
          recipeIngredient: [entry, '1 egg'],
          recipeInstructions: [{ '@type': 'HowToStep', ...entry }, 'Serve.'],
        }),
      );
      return [facts?.ingredients, facts?.instructions].map((list) => texts(list)?.[0]);
    };
    for (const rest of [
      {},
      { text: '' },
      { text: ' ', itemListElement: [] },
      { itemListElement: [{ '@type': 'HowToDirection', text: '' }] },
    ])
      expect(lines({ name: 'Fry 2 onions', ...rest })).toEqual(['Fry 2 onions', 'Fry 2 onions']);
    expect(
      texts(
        read(
          '{"@type":"Recipe","name":"Curry","recipeInstructions":[{"@type":"HowToSection","name":"Sauce","text":"Fry it.","itemListElement":[]},{"@type":"HowToSection","name":"Rice","itemListElement":[]}]}',
        )?.instructions,
      ),
    ).toEqual(['Fry it.', 'Rice']);
  });

  it('undoes brackets that a plug-in doubled', () => {
    expect(
      texts(
        read('{"@type":"Recipe","name":"Tea","recipeIngredient":["1 cup water ((about 240 ml (8 oz)))","2 tsp tea (green)"]}')?.ingredients,
      ),
    ).toEqual(['1 cup water (about 240 ml (8 oz))', '2 tsp tea (green)']);
  });

  it('gives text only: entities, doubly escaped mark-up and scripts go', () => {
    const facts = read(
      `{"@type":"Recipe","name":"Mac &amp;amp; cheese &lt;b&gt;best&lt;/b&gt;","recipeIngredient":["<li>1&frac12;&nbsp;cups <a href='x'>milk</a></li>"],"recipeInstructions":"<p>Heat.</p><script>alert(1)<\\/script><<b>img src=x onerror=1>Stir."}`,
    );
    expect(facts?.title?.value).toBe('Mac & cheese best');
    expect(texts(facts?.ingredients)).toEqual(['1½ cups milk']);
    expect(JSON.stringify(facts)).not.toMatch(/<[a-z/]/i);
  });

  it('reads JSON that no parser takes', () => {
    expect(
      read(`<!-- {"@type":"Recipe", "name":"6" sub" roll", "recipeIngredient":["1 roll","2
      slices ham",], /* why */ } -->`),
    ).toMatchObject({ title: { value: '6" sub" roll' }, ingredients: { value: [{ text: '1 roll' }, { text: '2 slices ham' }] } });
    expect(readJson('{"a":,"b":[{"c":}],"d":1,"e": }')).toEqual({ a: null, b: [{ c: null }], d: 1, e: null });
    expect(readJson(`{name: 'Soup', list: [1, 2,], cut: "of`)).toEqual({ name: 'Soup', list: [1, 2], cut: 'of' });
  });

  it('reads what is there of a script that is cut off', () => {
    const whole = '{"@context":"https://schema.org","@type":"Recipe","name":"Soup","recipeIngredient":["1 leek","2 carrots"],"recipeInst';
    for (const cut of ['', 'ructions"', 'ructions":', 'ructions":[', 'ructions":[{"@type":"HowToStep","te']) {
      expect(texts(read(whole + cut)?.ingredients)).toEqual(['1 leek', '2 carrots']);
    }
  });

  it('reads several documents in one script, and a remark behind a comma', () => {
    expect(read('<!--{"@type":"WebSite","name":"Cooks"}\n{"@type":"Recipe","name":"Soup"}-->')?.title?.value).toBe('Soup');
    expect(
      read('/* <![CDATA[ */{"@context":"https://schema.org/", // the vocabulary\n"@type":"Recipe", /* ours */ "name":"Soup",}/* ]]> */')
        ?.title?.value,
    ).toBe('Soup');
  });

  it.each([
    ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['broken arrays', '['.repeat(100_000)],
  ])('survives 100,000 nested %s', (_name, json) => {
    expect(read(json)).toBeNull();
  });

  it('reads all of a long list, so that what a recipe has no room for can go into its notes', () => {
    const many = Array.from({ length: 420 }, (_, index) => `${index + 1} g of spice ${index + 1}`);
    const facts = read(JSON.stringify({ '@type': 'Recipe', name: 'Everything curry', recipeIngredient: many, recipeInstructions: many }));
    expect([facts?.ingredients?.value.length, facts?.instructions?.value.length]).toEqual([420, 420]);
  });
});
