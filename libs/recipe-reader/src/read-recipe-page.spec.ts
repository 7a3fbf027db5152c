import { readRecipePage } from './read-recipe-page';

const url = 'https://www.cook.example/soup?from=mail';
const page = (json: object, body: string, head = '') =>
  `<html lang="en-GB"><head>${head}<script type="application/ld+json">${JSON.stringify(json)}</script></head><body>${body}</body></html>`;
const texts = (lines: { text: string }[] | undefined) => lines?.map((line) => line.text);

describe('reading a page', () => {
  it('merges what the readers say and tells where each field comes from', () => {
    const reading = readRecipePage(
      page(
        {
          '@type': 'Recipe',
          name: 'Soup – Recipe',
          recipeIngredient: ['1 leek', '2 potatoes'],
          recipeInstructions: ['Chop.', 'Cook.'],
          prepTime: 'PT5M',
          cookTime: 'PT20M',
        },
        '<h1>Soup</h1><p>Serves 3</p><h2>Ingredients</h2><h3>Green</h3><ul><li>1 leek</li></ul><h3>White</h3><ul><li>2 potatoes</li></ul>',
        '<link rel="canonical" href="/soup"><meta property="og:image" content="/soup.jpg"><meta property="og:site_name" content="The Cook">',
      ),
      url,
    );
    expect(reading.recipe).toMatchObject({
      title: 'Soup',
      total_time: 25,
      servings: 3,
      image_url: 'https://www.cook.example/soup.jpg',
      source_name: 'The Cook',
      canonical_url: 'https://www.cook.example/soup',
      language: 'en-GB',
    });
    expect(reading.recipe?.ingredients).toEqual([
      { text: '1 leek', group: 'Green' },
      { text: '2 potatoes', group: 'White' },
    ]);
    expect(reading.provenance.instructions).toMatchObject({
      reader: 'json-ld',
      place: 'script 1 › Recipe › recipeInstructions',
      confidence: 0.75,
    });
    expect(reading.provenance.ingredients?.place).toBe(
      'script 1 › Recipe › recipeIngredient; groups: visible-page › heading "Ingredients"',
    );
    expect(reading.provenance.total_time).toEqual({
      reader: 'json-ld',
      place: 'prep_time + cook_time (script 1 › Recipe › prepTime)',
      confidence: 0.9,
    });
    expect(reading.provenance.image_url?.reader).toBe('page-head');
    expect([reading.canonicalUrl, reading.siteName, reading.language]).toEqual(['https://www.cook.example/soup', 'The Cook', 'en-GB']);
    expect(reading.readersTried.map((run) => run.reader)).toEqual([
      'json-ld',
      'microdata',
      'rdfa',
      'plug-in',
      'h-recipe',
      'page-head',
      'visible-page',
    ]);
    expect(reading.readersTried[0]?.found).toContain('ingredients');
  });

  it('tells a guess by its confidence', () => {
    const { provenance } = readRecipePage(
      '<html lang="en"><head><meta name="description" content="Soup."></head><h1>Soup</h1><p>Serves 3</p><h2>Ingredients</h2><ul><li>1 leek</li><li>2 potatoes</li></ul><h2>Method</h2><p>Cook the leek with the potatoes.</p>',
      url,
    );
    const isGuess = (name: keyof typeof provenance) => (provenance[name]?.confidence ?? 1) < 0.7;
    expect((['title', 'description', 'ingredients', 'instructions', 'servings'] as const).map(isGuess)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect((['language', 'source_name'] as const).map(isGuess)).toEqual([false, false]);
  });

  it('asks a reader only while something is missing that it could tell', () => {
    const complete = {
      '@type': 'Recipe',
      name: 'Soup',
      author: 'Ada',
      image: '/soup.jpg',
      recipeIngredient: ['1 leek'],
      recipeInstructions: ['Cook the leek.'],
      prepTime: 'PT5M',
      cookTime: 'PT5M',
      recipeYield: 2,
    };
    expect(readRecipePage(page(complete, ''), url).readersTried.map((run) => run.reader)).toEqual(['json-ld', 'page-head', 'visible-page']);
  });

  it('takes a heading out of the steps when the page shows that it is one', () => {
    const { recipe } = readRecipePage(
      page(
        {
          '@type': 'Recipe',
          name: 'Pie',
          recipeIngredient: ['1 apple'],
          recipeInstructions: 'The crust\nRub the butter into the flour.\nThe filling\nCut the apple into slices.',
        },
        '<h2>Method</h2><h3>The crust</h3><p>Rub the butter into the flour.</p><h3>The filling</h3><p>Cut the apple into slices.</p>',
      ),
      url,
    );
    expect(recipe?.instructions).toEqual([
      { text: 'Rub the butter into the flour.', group: 'The crust' },
      { text: 'Cut the apple into slices.', group: 'The filling' },
    ]);
  });

  it('gives a step the group that it stands in, and none where the steps say the headings themselves', () => {
    const shown =
      '<h2>Method</h2><h3>Make the cream</h3><p>Blend it all until smooth, then set it aside.</p><h3>Prepare the topping</h3><p>Blend it all until smooth, then set it aside.</p><p>Toast the nuts in a dry pan.</p><h3>Stack the cake</h3><p>Spread a layer of cream, a layer of nuts, a layer of cream.</p>';
    const groupsOf = (...recipeInstructions: string[]) =>
      readRecipePage(
        page({ '@type': 'Recipe', name: 'Nut cake', recipeIngredient: ['1 nut'], recipeInstructions }, shown),
        url,
      ).recipe?.instructions.map(({ group }) => group);
    const blend = 'Blend it all until smooth, then set it aside.';
    expect(groupsOf(blend, blend, 'Toast the nuts in a dry pan.', 'a layer of cream', 'a layer of nuts', 'a layer of cream')).toEqual([
      'Make the cream',
      'Prepare the topping',
      'Prepare the topping',
      'Stack the cake',
      'Stack the cake',
      'Stack the cake',
    ]);
    expect(
      groupsOf(
        `Make the cream. ${blend}`,
        `Prepare the topping. ${blend} Toast the nuts in a dry pan.`,
        'a layer of cream',
        'a layer of nuts',
        'a layer of cream',
      ),
    ).toEqual([null, null, null, null, null]);
  });

  it('reads steps under their headings, without labels, and no title for a group', () => {
    const recipeInstructions =
      'Plum buns\nDough\nStap 1:\nStir the yeast into the milk.\nStap 2:\nKnead it with the flour.\nServing\nDust the buns with sugar.';
    const { recipe } = readRecipePage(
      page(
        {
          '@type': 'Recipe',
          name: 'Plum buns',
          recipeIngredient: ['1 plum'],
          recipeInstructions: recipeInstructions.replace('Plum buns\n', ''),
        },
        '',
      ),
      url,
    );
    expect(recipe?.instructions).toEqual([
      { text: 'Stir the yeast into the milk.', group: 'Dough' },
      { text: 'Knead it with the flour.', group: 'Dough' },
      { text: 'Dust the buns with sugar.', group: 'Serving' },
    ]);
    const titled = readRecipePage(
      page(
        {
          '@type': 'Recipe',
          name: 'Plum buns',
          recipeIngredient: ['1 plum', '2 eggs'],
          recipeInstructions: 'Plum buns\nStir the yeast into the milk.',
        },
        '<h2>Ingredients</h2><h3>Plum buns</h3><ul><li>1 plum</li><li>2 eggs</li></ul>',
      ),
      url,
    ).recipe;
    expect([titled?.instructions, titled?.ingredients]).toEqual([
      [{ text: 'Stir the yeast into the milk.', group: null }],
      [
        { text: '1 plum', group: null },
        { text: '2 eggs', group: null },
      ],
    ]);
  });

  it('takes the groups of the card that the lines stand on, where they tell lines apart', () => {
    const step = (text: string) => `<section><div class="instruction" itemprop="recipeInstructions">${text}</div></section>`;
    const label = (name: string) => `<section><div class="instruction-label">${name}</div></section>`;
    const read = (steps: string) =>
      readRecipePage(
        `<div class="zlrecipe-container-border"><div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Noodles</b><i class="ingredient" itemprop="ingredients">1 lime</i>${steps}</div></div>`,
        url,
      );
    const { recipe, provenance } = read(step('Boil the noodles.') + label('Sauce') + step('Press the lime.'));
    expect(recipe?.instructions).toEqual([
      { text: 'Boil the noodles.', group: null },
      { text: 'Press the lime.', group: 'Sauce' },
    ]);
    expect(provenance.instructions?.place).toBe('itemscope Recipe › recipeInstructions; groups: plug-in › Zip Recipes › instructions');
    expect(
      read(label('See the salad too') + step('Boil the noodles.') + step('Press the lime.')).recipe?.instructions.map(({ group }) => group),
    ).toEqual([null, null]);
  });

  it('takes the lines of the page where the structured ones were cut at their commas', () => {
    const cut = {
      '@type': 'Recipe',
      name: 'Schnitzel',
      recipeIngredient: ['1 celeriac', 'peeled', '2 eggs', 'beaten'],
      recipeInstructions: 'Boil the celeriac. Bread it.',
    };
    const { recipe } = readRecipePage(
      page(
        cut,
        '<h2>Ingredients</h2><ul><li>1 celeriac, peeled</li><li>2 eggs, beaten</li></ul><h2>Method</h2><ol><li>Boil the celeriac.</li><li>Bread it.</li></ol>',
      ),
      url,
    );
    expect(texts(recipe?.ingredients)).toEqual(['1 celeriac, peeled', '2 eggs, beaten']);
    expect(texts(recipe?.instructions)).toEqual(['Boil the celeriac.', 'Bread it.']);
  });

  it('takes no excerpt of the page for a description', () => {
    const page = (description: string) =>
      `<title>Plum jam</title><meta name="description" content="${description}"><h1>Plum jam</h1><h2>Ingredients</h2><ul><li>1 kg plums</li><li>500 g sugar</li></ul><h2>Method</h2><p>Boil the plums with the sugar.</p>`;
    expect(
      readRecipePage(page('Ready in an hour Ingredients 1 kg plums 500 g sugar Met...'), 'https://cook.example/').recipe?.description,
    ).toBeNull();
    expect(readRecipePage(page('A jam of 1 kg plums, 500 g sugar and little else.'), 'https://cook.example/').recipe?.description).toBe(
      'A jam of 1 kg plums, 500 g sugar and little else.',
    );
    expect(readRecipePage(page('All it takes is 1 kg plums and a pot.'), 'https://cook.example/').recipe?.description).toBe(
      'All it takes is 1 kg plums and a pot.',
    );
  });

  it('reads a list once that stands on the page twice', () => {
    const list = '<li class="p-ingredient">1 egg</li><li class="p-ingredient">2 figs</li>';
    expect(
      texts(
        readRecipePage(
          `<div class="h-recipe"><h1 class="p-name">Tart</h1><ul>${list}</ul><ul>${list}</ul><p class="e-instructions">Bake.</p></div>`,
          url,
        ).recipe?.ingredients,
      ),
    ).toEqual(['1 egg', '2 figs']);
  });

  it('keeps a list that two parts of a dish have in common', () => {
    const list = '<ul><li class="ingredient">1 egg</li><li class="ingredient">2 figs</li></ul>';
    expect(
      readRecipePage(
        `<div class="zlrecipe-container-border"><h1 class="zlrecipe-title">Tart</h1><p class="ingredient-label">Base</p>${list}<p class="ingredient-label">Top</p>${list}</div>`,
        url,
      ).recipe?.ingredients.map(({ group }) => group),
    ).toEqual(['Base', 'Base', 'Top', 'Top']);
  });

  describe('of a list in two systems of units', () => {
    const cups = ['2 cups rye flour', '¾ cup milk', '½ cup butter, soft', '2 eggs'];
    const grams = ['240 g rye flour', '180 ml milk', '115 g butter, soft', '2 eggs'];
    const steps = 'Stir the flour into the milk, add the butter and the eggs, and bake the cake for an hour.';
    const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const read = (recipeIngredient: string[], shown: string) =>
      texts(
        readRecipePage(
          page(
            { '@type': 'Recipe', name: 'Rye cake', recipeIngredient, recipeInstructions: steps },
            `<h1>Rye cake</h1>${shown}<h2>Method</h2><p>${steps}</p>`,
          ),
          url,
        ).recipe?.ingredients,
      );

    it.each([
      ['one behind the other', `<h2>Ingredients</h2><h3>US Customary</h3>${list(cups)}<h3>Metric</h3>${list(grams)}`],
      ['of which the page shows one', `<h2>Ingredients</h2>${list(cups)}`],
      ['that the page does not show', ''],
    ])('reads each ingredient once: %s', (_, shown) => {
      expect(read([...cups, ...grams], shown)).toEqual(cups);
    });

    it('joins both amounts where they stand in pairs', () => {
      const pairs = cups.flatMap((line, index) => (line === grams[index] ? line : [line, grams[index] ?? '']));
      expect(read(pairs, `<h2>Ingredients</h2>${list(pairs)}`)).toEqual([
        '2 cups (240 g) rye flour',
        '¾ cup (180 ml) milk',
        '½ cup (115 g) butter, soft',
        '2 eggs',
      ]);
    });

    it('puts the lines under no heading that says no more than the units', () => {
      const { recipe } = readRecipePage(
        page(
          { '@type': 'Recipe', name: 'Rye cake', recipeIngredient: cups, recipeInstructions: steps },
          `<h2>Ingredients</h2><h3>US Customary</h3>${list(cups)}<h3>Metric</h3>${list(grams)}`,
        ),
        url,
      );
      expect(recipe?.ingredients).toEqual(cups.map((text) => ({ text, group: null })));
    });
  });

  it('knows the language from the head where the page does not name its own', () => {
    const head = '<meta property="og:locale" content="fr_CA">';
    expect(readRecipePage(`<html><head>${head}</head><p>Soupe</p></html>`, url).language).toBe('fr-CA');
    expect(readRecipePage(`<html lang="fr"><head>${head}</head><p>Soupe</p></html>`, url).language).toBe('fr');
  });

  it('prefers the page where the structured ingredients lack their amounts', () => {
    const { recipe, provenance } = readRecipePage(
      page(
        {
          '@type': 'Recipe',
          name: 'Bread',
          recipeIngredient: ['flour', 'water', 'salt'],
          recipeInstructions: ['Mix and bake for an hour.'],
        },
        '<h2>Ingredients</h2><ul><li>500 g flour</li><li>350 ml water</li><li>10 g salt</li></ul>',
      ),
      url,
    );
    expect(texts(recipe?.ingredients)).toEqual(['500 g flour', '350 ml water', '10 g salt']);
    expect(provenance.ingredients?.place).toContain('visible-page');
  });

  it('keeps the structured list where the page shows a shorter or another one', () => {
    const { recipe } = readRecipePage(
      page(
        { '@type': 'Recipe', name: 'Bread', recipeIngredient: ['500 g flour', '350 ml water'], recipeInstructions: ['Mix.'] },
        '<h2>Ingredients</h2><ul><li>1 lime</li><li>2 cl rum</li><li>3 leaves mint</li></ul>',
      ),
      url,
    );
    expect(texts(recipe?.ingredients)).toEqual(['500 g flour', '350 ml water']);
  });

  it('prefers the steps of the page to an introduction in their place', () => {
    const intro = 'The best bread that you will ever bake, with a crust that sings.';
    const { recipe } = readRecipePage(
      page(
        { '@type': 'Recipe', name: 'Bread', description: intro, recipeIngredient: ['500 g flour'], recipeInstructions: intro },
        '<h2>Method</h2><ol><li>Mix the flour with the water until no dry spot is left in the bowl.</li><li>Let it rest for twelve hours, then shape it and bake it in a hot pot until it is deep brown.</li></ol>',
      ),
      url,
    );
    expect(recipe?.instructions).toHaveLength(2);
  });

  describe('of several marked recipes', () => {
    const recipe = (name: string, ingredient: string, more: object = {}) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: [ingredient, '1 tsp salt'],
      recipeInstructions: [`Cook the ${name.toLowerCase()}.`],
      ...more,
    });
    const teaser = { '@type': 'Recipe', name: 'Cake', url: '/cake', image: '/cake.jpg' };
    const supper = {
      '@graph': [
        recipe('Flatbread – Recipe', '500 g flour'),
        recipe('Dal', '200 g lentils'),
        recipe('Pickled onions', '3 onions'),
        teaser,
        recipe('Only a list', '3 figs', { recipeInstructions: [] }),
      ],
    };
    const body =
      '<h1>Dal</h1><p>Serves 3</p><h2>Ingredients</h2><ul><li>200 g lentils</li><li>1 tsp salt</li></ul><h2>Method</h2><p>Cook the dal until it is soft.</p>';
    const head =
      '<link rel="canonical" href="/supper"><meta property="og:image" content="/dal.jpg"><meta property="og:site_name" content="The Cook">';
    const shown = page(supper, body, head);

    it('tells the titles of the others that are told in full', () => {
      const reading = readRecipePage(shown, url);
      expect(reading).toMatchObject({ recipe: { title: 'Dal' }, isOneOfOthers: false, otherTitles: ['Flatbread', 'Pickled onions'] });
    });

    it('reads the one that the address names, and takes nothing of the page’s own recipe for it', () => {
      const reading = readRecipePage(shown, `${url}#:~:text=Pickled%20onions`);
      expect(reading).toMatchObject({ isOneOfOthers: true, otherTitles: ['Dal', 'Flatbread'] });
      expect(reading.recipe).toMatchObject({
        title: 'Pickled onions',
        servings: null,
        image_url: null,
        canonical_url: 'https://www.cook.example/supper',
        source_name: 'The Cook',
        language: 'en-GB',
      });
      expect(texts(reading.recipe?.ingredients)).toEqual(['3 onions', '1 tsp salt']);
      expect(texts(reading.recipe?.instructions)).toEqual(['Cook the pickled onions.']);
    });

    it.each(['Dal', 'Trifle'])('reads the page’s own where the address names it or none of them: %s', (title) => {
      expect(readRecipePage(shown, `${url}#:~:text=${title}`)).toMatchObject({ recipe: { title: 'Dal' }, isOneOfOthers: false });
    });

    describe.each([
      [
        'h-recipe',
        (name: string, ingredients: string) =>
          `<article class="h-recipe"><h2 class="p-name">${name}</h2><ul>${ingredients}</ul><p class="e-instructions">Cook the ${name.toLowerCase()}.</p></article>`,
        'p-ingredient',
      ],
      [
        'WP Recipe Maker',
        (name: string, ingredients: string) =>
          `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${name}</h2><ul>${ingredients}</ul><ul><li><div class="wprm-recipe-instruction-text">Cook the ${name.toLowerCase()}.</div></li></ul></div>`,
        'wprm-recipe-ingredient',
      ],
      [
        'Tasty Recipes',
        (name: string, ingredients: string) =>
          `<div class="tasty-recipes"><h2 class="tasty-recipes-title">${name}</h2><div class="tasty-recipes-ingredients"><ul>${ingredients}</ul></div><div class="tasty-recipes-instructions"><ol><li>Cook the ${name.toLowerCase()}.</li></ol></div></div>`,
        '',
      ],
      [
        'Create',
        (name: string, ingredients: string) =>
          `<div class="mv-create-card"><h2 class="mv-create-title">${name}</h2><div class="mv-create-ingredients"><ul>${ingredients}</ul></div><div class="mv-create-instructions"><ol><li>Cook the ${name.toLowerCase()}.</li></ol></div></div>`,
        '',
      ],
      [
        'Zip Recipes',
        (name: string, ingredients: string) =>
          `<div class="zlrecipe-container-border"><h2 class="zlrecipe-title">${name}</h2><ul>${ingredients}</ul><ol><li class="instruction">Cook the ${name.toLowerCase()}.</li></ol></div>`,
        'ingredient',
      ],
    ])('of the class names of %s', (_, card, lineClass) => {
      const cardOf = (name: string, ingredient: string) =>
        card(name, [ingredient, '1 tsp salt'].map((text) => `<li class="${lineClass}">${text}</li>`).join(''));
      const cards = `${cardOf('Flatbread', '500 g flour')}${cardOf('Dal', '200 g lentils')}${cardOf('Pickled onions', '3 onions')}`;

      it('tells the first and the titles of the others', () => {
        const reading = readRecipePage(page({}, `<h1>A supper for six</h1>${cards}`), url);
        expect(reading).toMatchObject({ recipe: { title: 'Flatbread' }, isOneOfOthers: false, otherTitles: ['Dal', 'Pickled onions'] });
        expect(texts(reading.recipe?.ingredients)).toEqual(['500 g flour', '1 tsp salt']);
        expect(texts(reading.recipe?.instructions)).toEqual(['Cook the flatbread.']);
      });

      it('prefers the one named like the page, and reads the one that the address names', () => {
        const named = page({}, `<h1>Dal</h1>${cards}`);
        expect(readRecipePage(named, url)).toMatchObject({ recipe: { title: 'Dal' }, otherTitles: ['Flatbread', 'Pickled onions'] });
        const other = readRecipePage(named, `${url}#:~:text=Pickled%20onions`);
        expect(other).toMatchObject({ recipe: { title: 'Pickled onions' }, isOneOfOthers: true });
        expect(texts(other.recipe?.ingredients)).toEqual(['3 onions', '1 tsp salt']);
        expect(texts(other.recipe?.instructions)).toEqual(['Cook the pickled onions.']);
      });
    });

    it('reads the fuller of two cards of one dish', () => {
      const card = (name: string, more = '') =>
        `<article class="h-recipe"><h2 class="p-name">${name}</h2>${more}<p class="p-ingredient">200 g lentils</p><p class="e-instructions">Cook it.</p></article>`;
      const more = '<i class="p-author">Ada</i><p class="p-summary">Soft and hot.</p><time class="dt-duration" datetime="PT1H">1 h</time>';
      expect(readRecipePage(page({}, `<h1>Supper</h1>${card('Dal')}${card('Dal', more)}`), url).recipe).toMatchObject({
        title: 'Dal',
        author: 'Ada',
        total_time: 60,
      });
      expect(readRecipePage(page({}, `<h1>Supper</h1>${card('Dal')}${card('Soup', more)}`), url).recipe).toMatchObject({ title: 'Dal' });
    });

    it('does not take the same recipe, marked twice under two titles, for another', () => {
      const twice = page(
        recipe('Dal', '200 g lentils'),
        `<h1>Dal</h1><div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Dal, our way</b><p itemprop="recipeIngredient">200 g lentils</p><p itemprop="recipeIngredient">1 tsp salt</p><p itemprop="recipeInstructions">Cook the dal.</p></div>`,
      );
      expect(readRecipePage(twice, url).otherTitles).toEqual([]);
    });
  });

  it('says null for a page without a recipe, and for one without an ingredient', () => {
    expect(readRecipePage('<h1>News</h1><p>Nothing to eat here.</p>', url).recipe).toBeNull();
    expect(readRecipePage(page({ '@type': 'Recipe', name: 'Air', recipeIngredient: [] }, ''), url).recipe).toBeNull();
    expect(readRecipePage('', url).recipe).toBeNull();
  });

  it('lets no mark-up through into any field', () => {
    const evil = '<img src=x onerror=alert(1)>&lt;script&gt;alert(2)&lt;/script&gt;<b>x</b>';
    const { recipe } = readRecipePage(
      page(
        {
          '@type': 'Recipe',
          name: evil,
          description: evil,
          author: { name: evil },
          publisher: { name: evil },
          recipeIngredient: [`1 ${evil}`],
          recipeInstructions: [{ '@type': 'HowToSection', name: evil, itemListElement: [evil] }],
          recipeYield: `4 ${evil}`,
          keywords: evil,
          image: 'javascript:alert(1)',
        },
        '',
      ),
      url,
    );
    expect(recipe?.image_url).toBeNull();
    expect(JSON.stringify(recipe)).not.toMatch(/<\/?[a-z]/i);
  });
});
