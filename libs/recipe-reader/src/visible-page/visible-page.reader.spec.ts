import { NOTHING_KNOWN, readVisible as read } from './visible-page.fixture';

const texts = (lines: { value: { text: string }[] } | undefined) => lines?.value.map((line) => line.text);

describe('the visible page', () => {
  it('reads what stands under headings, up to the next part', () => {
    const facts =
      read(`<title>Lentils – My kitchen</title><header><h1>My kitchen</h1></header><h1>Lentils</h1><p>A story about lentils.</p><p>Prep time: 10 min | Cook time: 1 hr 5 min</p><p>Serves 4</p>
      <h2>Ingredients</h2><p>1x 2x 3x</p><ul><li>200 g lentils</li><li>1 onion</li><li>salt</li></ul><h2>Method</h2><ol><li>Rinse the lentils.</li><li>Cook them with the onion.</li></ol>
      <h2>Notes</h2><p>They keep for a week.</p><h2>Comments</h2><p>Lovely, I used 3 onions.</p>`);
    expect(texts(facts?.ingredients)).toEqual(['200 g lentils', '1 onion', 'salt']);
    expect(texts(facts?.instructions)).toEqual(['Rinse the lentils.', 'Cook them with the onion.']);
    expect(facts).toMatchObject({
      title: { value: 'Lentils' },
      prep_time: { value: 10 },
      cook_time: { value: 65 },
      servings: { value: 4 },
    });
    expect(facts?.ingredients?.place).toBe('heading "Ingredients"');
  });

  it.each([
    ['German', 'Zutaten für 4 Personen', 'Zubereitung', 'Vorbereitungszeit: 20 Min.'],
    ['French', 'Ingrédients', 'Préparation', 'Temps de préparation : 20 min'],
    ['Spanish', 'Ingredientes:', 'Elaboración', 'Tiempo de preparación: 20 minutos'],
    ['Italian', 'Ingredienti', 'Procedimento', 'Preparazione: 20 min'],
    ['Portuguese', 'Ingredientes', 'Modo de preparo', 'Tempo de preparo: 20 minutos'],
    ['Dutch', 'Ingrediënten', 'Bereidingswijze', 'Voorbereiding: 20 minuten'],
    ['Dutch, with a description', 'Ingrediënten', 'Beschrijving', 'Voorbereiding: 20 minuten'],
    ['Swedish', 'Ingredienser', 'Gör så här', 'Förberedelse: 20 min'],
    ['Polish', 'Składniki', 'Sposób przygotowania', 'Przygotowanie: 20 minut'],
    ['Czech', 'Suroviny', 'Postup', 'Příprava: 20 min'],
    ['Russian', 'Ингредиенты', 'Приготовление', 'Время подготовки: 20 минут'],
  ])('knows the headings of a %s page', (_language, ingredients, instructions, time) => {
    const facts = read(
      `<h1>X</h1><p>${time}</p><h3>${ingredients}</h3><ul><li>2 x</li><li>3 y</li></ul><h3>${instructions}</h3><p>Aaa bbb ccc ddd eee fff ggg hhh.</p>`,
    );
    expect([texts(facts?.ingredients), texts(facts?.instructions), facts?.prep_time?.value]).toEqual([
      ['2 x', '3 y'],
      ['Aaa bbb ccc ddd eee fff ggg hhh.'],
      20,
    ]);
  });

  it.each([
    '[재료]',
    '【材料】2人分',
    'ー材料ー',
    '〜 材料 〜',
    '=== Ingredients ===',
    '재료 Ingredients',
    'Zutaten / Ingredients',
    '(Ingrédients)',
  ])('knows the heading %s', (heading) => {
    const facts = read(
      `<h1>X</h1><p>1 and 2</p><p>${heading}</p><p>2 x</p><p>3 y</p><h3>Method</h3><p>Aaa bbb ccc ddd eee fff ggg hhh.</p>`,
    );
    expect([texts(facts?.ingredients), facts?.ingredients?.place]).toEqual([['2 x', '3 y'], `heading "${heading}"`]);
  });

  it('knows the caption of a table as its heading', () => {
    const facts = read(
      '<h1>スープ</h1><p>1 and 2</p><table><caption>材料一覧</caption><tr><td>玉ねぎ</td><td>1個</td></tr><tr><td>水</td><td>少々</td></tr></table><h2>作り方</h2><p>玉ねぎを切って、水で柔らかくなるまで煮てください。</p>',
    );
    expect(texts(facts?.ingredients)).toEqual(['玉ねぎ 1個', '水 少々']);
  });

  it.each([
    ['heading elements, for the size of their type', '<h4>', '</h4>'],
    ['an element for menus, without a link', '<nav class="list">', '</nav>'],
  ])('reads lists within %s', (_name, open, close) => {
    const facts = read(
      `<h1>Jam</h1><h2>Ingredients</h2>${open}<ul><li>1 kg plums</li><li>500 g sugar</li></ul>${close}<h2>Method</h2>${open}<ol><li>Boil the plums with the sugar.</li><li>Fill the jars.</li></ol>${close}`,
    );
    expect([texts(facts?.ingredients), texts(facts?.instructions)]).toEqual([
      ['1 kg plums', '500 g sugar'],
      ['Boil the plums with the sugar.', 'Fill the jars.'],
    ]);
  });

  it('takes the bold name of a part for a group where its ingredients stand behind it on the line', () => {
    const facts = read(
      '<h1>Tart</h1><h2>Ingredients</h2><ul><li><b>Crust:</b> 200 g flour, 100 g butter</li><li><b>Filling</b>: 1 kg plums, 50 g sugar</li></ul><h2>Method</h2><ol><li><b>Crust:</b> rub the butter into the flour.</li><li><b>Filling:</b> stone the plums, sugar them.</li></ol>',
    );
    expect(facts?.ingredients?.value).toMatchObject([
      { text: '200 g flour, 100 g butter', group: 'Crust' },
      { text: '1 kg plums, 50 g sugar', group: 'Filling' },
    ]);
    expect(texts(facts?.instructions)).toEqual(['Crust: rub the butter into the flour.', 'Filling: stone the plums, sugar them.']);
    expect(
      texts(
        read(
          '<h2>Ingredients</h2><ul><li><b>Pizza dough:</b> 500 g</li><li><b>Tomato sauce:</b> 200 ml</li></ul><h2>Method</h2><p>Spread the sauce on the dough.</p>',
        )?.ingredients,
      ),
    ).toEqual(['Pizza dough: 500 g', 'Tomato sauce: 200 ml']);
  });

  it.each([
    '<b>Dressing</b> 1/2 cup, or more to taste',
    '<b>Sauce:</b> 2 cups, homemade',
    '<b>Dough:</b> 1 piece, rolled',
    '<b>Crust</b> 1, baked',
    '<b>Pastry</b>: 1 sheet, 275 g',
    '<b>Sauce</b> 1 cup (240 ml, 8 oz), warm',
  ])('takes the bold name for the ingredient where no other stands behind it: %s', (line) => {
    const facts = read(
      `<h1>Salad</h1><h2>Ingredients</h2><ul><li>${line}</li><li>200 g leaves</li></ul><h2>Method</h2><p>Toss it all well in a wide bowl.</p>`,
    );
    expect(facts?.ingredients?.value[0]).toMatchObject({ text: line.replace(/<\/?b>/g, ''), group: null });
  });

  it.each([
    ['US cups', 'Metric grams'],
    ['US (cups)', 'Metric (grams)'],
    ['For 2 people', 'For 4 people'],
    ['Serves 2:', 'Serves 4:'],
    ['For 2', 'For 3–4'],
  ])('reads a list once that stands there again under another measure: %s, %s', (one, other) => {
    const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const both = (first: string, second: string) =>
      texts(
        read(
          `<h1>Cake</h1><h2>Ingredients</h2><h3>${first}</h3>${list('2 cups flour', '1 cup sugar', '1 stick butter')}<h3>${second}</h3>${list('480 g flour', '400 g sugar', '226 g butter')}<h2>Method</h2><p>Stir the flour into the butter and the sugar.</p>`,
        )?.ingredients,
      );
    expect(both(one, other)).toEqual(['2 cups flour', '1 cup sugar', '1 stick butter']);
    expect(both(one, 'Crumble')).toHaveLength(6);
    expect(both(`Dough: ${one}`, `Crumble: ${other}`)).toHaveLength(6);
  });

  it('keeps the groups of both lists', () => {
    const facts =
      read(`<h2>Ingredients</h2><h3>For the dough</h3><ul><li>1 cup flour</li></ul><p><b>Filling:</b></p><ul><li>2 plums</li><li>1 fig</li></ul>
      <h2>Directions</h2><h3>Dough</h3><p>Mix the flour with a little water.</p><h3>Bake</h3><p>Fill the dough and bake it until brown.</p>`);
    expect(facts?.ingredients?.value.map((line) => line.group)).toEqual(['For the dough', 'Filling', 'Filling']);
    expect(facts?.instructions?.value.map((line) => line.group)).toEqual(['Dough', 'Bake']);
  });

  it('reads rows of boxes, amounts and names apart, and knows the parts by their names', () => {
    const facts =
      read(`<h1>Rice</h1><p>${'A long story about rice and where it comes from. '.repeat(8)}</p><div class="c-ingredients"><div class="row"><span>200 g</span><span>rice</span></div><div class="row"><span>1</span><span>onion</span></div><div class="row"><span>½ l</span><span>stock</span></div><div class="row">4 servings</div></div>
      <div class="c-steps recipe-steps"><div class="s"><b>1</b><p>Fry the onion in a little oil.</p></div><div class="s"><b>2</b><p>Add the rice and the stock.</p></div></div>`);
    expect(texts(facts?.ingredients)).toEqual(['200 g rice', '1 onion', '½ l stock']);
    expect(texts(facts?.instructions)).toEqual(['Fry the onion in a little oil.', 'Add the rice and the stock.']);
  });

  it('reads tables and lines that end in a break', () => {
    expect(
      texts(read('<h2>Zutaten</h2><table><tr><td>500 g</td><td>Mehl</td></tr><tr><td>2</td><td>Eier</td></tr></table>')?.ingredients),
    ).toEqual(['500 g Mehl', '2 Eier']);
    expect(
      texts(
        read('<p><b>Ingredients</b><br>1 cup oats<br>2 bananas<br></p><p><b>Method</b><br>Mash the bananas well.<br>Stir in the oats.</p>')
          ?.ingredients,
      ),
    ).toEqual(['1 cup oats', '2 bananas']);
  });

  it('reads lists of plain boxes, however few stand in one group', () => {
    const row = (text: string) => `<div class="row"><div class="tick"></div><div class="text">${text}</div></div>`;
    const box = (name: string, ...lines: string[]) =>
      `<div class="part"><div class="part-name">${name}</div>${lines.map(row).join('')}</div>`;
    const facts =
      read(`<h2>You’ll need</h2>${box('The rice', '200 g rice', '2 tbsp oil')}${box('The sauce', '80 g nuts', '2 limes', '1 tbsp soy', '1 tsp chilli')}${box('To finish', 'A handful of mint', '30 g peanuts')}
      <h2>Method</h2><div class="step"><div class="count">Step 1 of 2</div><div>Boil the rice in the oil.</div></div><div class="step"><div class="count">Step 2 of 2</div><div>Pour the sauce over the rice.</div></div>`);
    expect(facts?.ingredients?.value.map((line) => [line.group, line.text])).toEqual([
      ['The rice', '200 g rice'],
      ['The rice', '2 tbsp oil'],
      ['The sauce', '80 g nuts'],
      ['The sauce', '2 limes'],
      ['The sauce', '1 tbsp soy'],
      ['The sauce', '1 tsp chilli'],
      ['To finish', 'A handful of mint'],
      ['To finish', '30 g peanuts'],
    ]);
    expect(texts(facts?.instructions)).toEqual(['Boil the rice in the oil.', 'Pour the sauce over the rice.']);
    const flat =
      '<div class="name">Dej</div><div class="line">500 g flour</div><div class="line">50 g yeast</div><div class="name">Fyld</div><div class="line">200 g plums</div><div class="line">sugar</div><div class="name">Top</div><div class="line">1 egg</div>';
    expect(read(`<h2>Ingredients</h2>${flat}`)?.ingredients?.value.map((line) => line.group)).toEqual([
      'Dej',
      'Dej',
      'Fyld',
      'Fyld',
      'Top',
    ]);
  });

  it('names the first group of a list as the others', () => {
    const groups = (html: string) => read(html)?.ingredients?.value.map((line) => line.group);
    expect(
      groups(
        '<h2>What you need</h2><div><strong>Sponge</strong><ul><li>6 eggs</li><li>150 g sugar</li></ul></div><div><strong>Filling</strong><ul><li>1 jar cherries</li><li>300 ml cream</li></ul></div>',
      ),
    ).toEqual(['Sponge', 'Sponge', 'Filling', 'Filling']);
    expect(
      groups(
        '<h1>Soup</h1><h3>Pour la soupe</h3><p>- 250 g beans<br>- 2 leeks<br>- 100 g pasta</p><h3>Pour le pistou</h3><p>- 1 bunch basil<br>- 3 cloves garlic<br>- 8 cl oil<br>- salt</p><h3>Method</h3><p>Boil the beans with the leeks.</p>',
      ),
    ).toEqual([...Array<string>(3).fill('Pour la soupe'), ...Array<string>(4).fill('Pour le pistou')]);
    expect(
      groups('<h2>Ingredients</h2><ul><li>1 leek</li><li>2 carrots</li></ul><p>＜Sauce＞</p><ul><li>1 lime</li><li>2 tbsp oil</li></ul>'),
    ).toEqual([null, null, 'Sauce', 'Sauce']);
  });

  it('names the groups by what stands between the items of one list', () => {
    const facts = read(
      '<h1>Dumplings</h1><p>Buy this:</p><ol><li>150 g sauerkraut</li><li>2 shallots</li><p>For the dough:</p><li>350 g flour</li><li>1 egg</li><h5>Top</h5><li>45 g butter</li></ol><p>Knead the dough and fill it with the sauerkraut.</p>',
    );
    expect(facts?.ingredients?.value.map((line) => [line.group, line.text])).toEqual([
      [null, '150 g sauerkraut'],
      [null, '2 shallots'],
      ['For the dough', '350 g flour'],
      ['For the dough', '1 egg'],
      ['Top', '45 g butter'],
    ]);
  });

  it.each([
    ['a head over all columns', (name: string) => `<tr><th colspan="2">${name}</th></tr>`],
    ['a bold cell', (name: string) => `<tr><td colspan="2"><b>${name}</b></td></tr>`],
  ])('names the groups of a table by %s', (_name, head) => {
    const row = (amount: string, name: string) => `<tr><td>${amount}</td><td>${name}</td></tr>`;
    const table = `<table>${head('Dough')}${row('300 g', 'flour')}${row('1', 'egg')}${head('Plums')}${row('400 g', 'plums')}${row('', 'salt')}</table><h2>Method</h2><p>Knead the flour with the egg.</p>`;
    for (const html of [`<h1>Buns</h1>${table}`, `<h2>Ingredients</h2>${table}`]) {
      expect(read(html)?.ingredients?.value.map((line) => [line.group, line.text])).toEqual([
        ['Dough', '300 g flour'],
        ['Dough', '1 egg'],
        ['Plums', '400 g plums'],
        ['Plums', 'salt'],
      ]);
    }
    const heads =
      '<table><tr><td>300 g</td><th>flour</th></tr><tr><td></td><th>butter for the tin</th></tr><tr><td>2</td><th>eggs</th></tr></table>';
    expect(read(`<h2>Ingredients</h2>${heads}`)?.ingredients?.value.map((line) => line.group)).toEqual([null, null, null]);
  });

  it('reads boxes of lines as lines', () => {
    const facts = read(
      '<div>I make it on Thursdays.</div><div><b>Ingredients:</b></div><div>1 l milk<br>250 g semolina<br>2 yolks<br>salt</div><div><b>Method:</b></div><div>Boil the milk and stir in the semolina.</div><div>Bake it with the yolks.</div>',
    );
    expect(texts(facts?.ingredients)).toEqual(['1 l milk', '250 g semolina', '2 yolks', 'salt']);
  });

  it('reads the list that a sentence announces, be it without any amount', () => {
    const page = (sentence: string) =>
      read(
        `<h1>Soup</h1><p>${sentence}</p><ul><li>leeks</li><li>stock</li><li>cream</li></ul><p>Now let us begin, it is quickly made.</p><ol><li>Simmer the leeks in the stock until they are soft.</li><li>Stir in the cream.</li></ol>`,
      );
    for (const sentence of [
      'For the soup of my aunt from the north you need the following ingredients:',
      'Pour cette soupe, prenez les ingrédients suivants :',
    ]) {
      const facts = page(sentence);
      expect([texts(facts?.ingredients), texts(facts?.instructions)]).toEqual([
        ['leeks', 'stock', 'cream'],
        ['Simmer the leeks in the stock until they are soft.', 'Stir in the cream.'],
      ]);
    }
    expect(page('My other soups:')?.ingredients).toBeUndefined();
  });

  it('keeps the ingredient that the cook says much of, in a list of short ones', () => {
    const long = `a bunch of herbs, ${'which you can tie together with a bit of twine so that you find it again, '.repeat(4)}and which smells good.`;
    const short = ['2 leeks', '3 carrots', '1 onion', '1 l stock'];
    expect(
      texts(
        read(`<ul>${[...short, long].map((text) => `<li>${text}</li>`).join('')}</ul><p>Simmer the leeks with the carrots.</p>`)
          ?.ingredients,
      ),
    ).toEqual([...short, long]);
  });

  it('takes "Recipe" behind the ingredients for the heading of the steps', () => {
    const facts = read(
      '<h1>Ingredients</h1><br>2 leeks<br>1 l stock<br>salt<br><h1>Recipe:</h1><br>Cut the leeks into fine rings<br>Simmer them in the stock<br>',
    );
    expect([texts(facts?.ingredients), texts(facts?.instructions)]).toEqual([
      ['2 leeks', '1 l stock', 'salt'],
      ['Cut the leeks into fine rings', 'Simmer them in the stock'],
    ]);
    expect(
      texts(
        read('<h2>Recipe</h2><h3>Ingredients</h3><p>2 leeks<br>1 l stock</p><h3>Method</h3><p>Simmer the leeks in the stock.</p>')
          ?.instructions,
      ),
    ).toEqual(['Simmer the leeks in the stock.']);
  });

  it('takes no menu, foot, or form for a step', () => {
    const list = '<p>1 cup meal<br>2 cups milk<br>3 eggs<br>4 tbsp butter<br>salt and pepper</p>';
    const facts =
      read(`<table><tr><td><h1>Bread</h1>${list}<p>Pour the hot milk over the meal and stir.</p><aside class="box-signup"><h2>Sign up</h2><form><input></form></aside><p>Beat in the eggs and bake it all.</p><p>&lt;&lt; Beans | Index | Slaw &gt;&gt;</p></td></tr>
      <tr><td><footer><a href="/about">About us</a> | <a href="/terms">Terms of use</a><p>© 2024 cook.example</p></footer></td></tr></table>`);
    expect(texts(facts?.ingredients)?.at(-1)).toBe('salt and pepper');
    expect(texts(facts?.instructions)).toEqual(['Pour the hot milk over the meal and stir.', 'Beat in the eggs and bake it all.']);
    const about = read(
      `<h1>Bread</h1>${list}<p>Pour the hot milk over the meal and stir.</p><p>Beat in the eggs and bake it all.</p><ul><li>Ada Quill is the author of many books.</li></ul>`,
    );
    expect(texts(about?.instructions)).toHaveLength(2);
  });

  it('reads columns in which the amount follows its name, in that order', () => {
    const cells = ['Ingredient', 'KG', '%', 'Rye flour', '5.000', '50', 'Yeast', '0.250', '2.5', 'Total weight: 5.250']
      .map((text) => `<div class="col">${text}</div>`)
      .join('');
    expect(texts(read(`<h2>Ingredients</h2><div>${cells}</div><h2>Method</h2><p>Mix the flour with the yeast.</p>`)?.ingredients)).toEqual([
      'Rye flour 5.000',
      'Yeast 0.250',
    ]);
  });

  it('reads columns of amounts and names, be some amounts left out', () => {
    const cells = [
      ['500 g', 'rye flour'],
      ['400 ml', 'water'],
      ['', 'salt'],
    ]
      .map(([amount, name]) => `<div class="amount">${amount}</div><div class="name">${name}</div>`)
      .join('');
    expect(texts(read(`<h2>Ingredients</h2><div>${cells}</div>`)?.ingredients)).toEqual(['500 g rye flour', '400 ml water', 'salt']);
  });

  const row = (cells: string[], name = 'td') => `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;

  it.each([
    [
      'for two and for four',
      `<table>${row(['', '2 people', '4 people'], 'th')}${row(['rice', '200 g', '400 g'])}${row(['onion', '1 piece(s)', '2 piece(s)'])}${row(['salt', 'to taste', 'to taste'])}</table>`,
      ['rice 200 g', 'onion 1 piece(s)', 'salt to taste'],
      2,
    ],
    [
      'before the name',
      `<table>${row(['2 people', '4 people', ''], 'th')}${row(['200 g', '400 g', 'rice'])}${row(['1', '2', 'onion'])}${row(['1', '400 g', 'tin of beans'])}</table>`,
      ['200 g rice', '1 onion', '1 400 g tin of beans'],
      2,
    ],
    [
      'with a share and a price',
      `<table>${row(['Ingredient', 'g', '%'], 'th')}${row(['rye flour T65', '1,500 g', '15', '$2.10'])}${row(['water', '900 g', '9 %', '$0.00'])}</table>`,
      ['rye flour T65 1,500 g', 'water 900 g'],
      undefined,
    ],
    [
      'in the boxes of an item',
      '<ul><li>2 people 4 people</li><li><span>rice</span><span>200 g</span><span>400 g</span></li><li><span>stock</span><span>300 ml</span><span>600 ml</span></li></ul>',
      ['rice 200 g', 'stock 300 ml'],
      2,
    ],
    [
      'in a list of their own',
      '<h4>2 people</h4><ul><li>200 g rice</li><li>1 onion</li></ul><h4>4 people</h4><ul><li>400 g rice</li><li>2 onions</li></ul>',
      ['200 g rice', '1 onion'],
      2,
    ],
  ])('takes the first of several amounts, %s', (_name, list, lines, servings) => {
    const facts = read(`<h1>Rice</h1><h2>Ingredients</h2>${list}<h2>Method</h2><p>Simmer the rice in the stock.</p>`);
    expect([texts(facts?.ingredients), facts?.servings?.value]).toEqual([lines, servings]);
  });

  it.each([
    ['headings', (name: string) => `<h3>${name}</h3><table>`],
    ['captions', (name: string) => `<table><caption>${name}</caption>`],
  ])('joins the tables of the stages of a dough below %s', (_name, head) => {
    const html = `<h1>Loaf</h1><h2>Recipe</h2>${head('Sour')}${row(['rye flour', '500 g', '25'])}${row(['water', '400 g', '20'])}</table>${head('Dough')}${row(['wheat flour', '1500 g', '75'])}${row(['yeast', '20 g', '1'])}${row(['salt', '40 g', '2'])}</table>
      <h2>Working method</h2><p>Let the sour ripen for a night.</p><table>${row(['Mixing:', '8 minutes'])}${row(['Shaping:', 'Shape loaves and let them rise in baskets.'])}${row(['Oven:', '230 °C'])}</table>`;
    const facts = read(html);
    expect(facts?.ingredients?.value.map((line) => [line.group, line.text])).toEqual([
      ['Sour', 'rye flour 500 g'],
      ['Sour', 'water 400 g'],
      ['Dough', 'wheat flour 1500 g'],
      ['Dough', 'yeast 20 g'],
      ['Dough', 'salt 40 g'],
    ]);
    expect(texts(facts?.instructions)).toEqual([
      'Let the sour ripen for a night.',
      'Mixing: 8 minutes',
      'Shaping: Shape loaves and let them rise in baskets.',
      'Oven: 230 °C',
    ]);
  });

  it('takes the name of a control for no group', () => {
    const facts = read(
      '<h2>Ingredients</h2><div>Serving amount</div><ul><li>200 g rice</li><li>1 onion</li></ul><p>For the top</p><ul><li>2 limes</li></ul>',
    );
    expect(facts?.ingredients?.value.map((line) => line.group)).toEqual([null, null, 'For the top']);
  });

  it('names the groups of a table by a cell that stands alone', () => {
    const table = `<table>${row(['Sour'])}${row(['rye flour', '500 g'])}${row(['Dough'])}${row(['wheat flour', '1500 g'])}</table>`;
    expect(read(`<h2>Ingredients</h2>${table}`)?.ingredients?.value.map((line) => line.group)).toEqual(['Sour', 'Dough']);
  });

  it.each([
    ['hidden, below a heading', '<div hidden><div>Method</div>'],
    ['not displayed', '<div style="display: none">'],
  ])('reads the steps of a tab that is %s', (_name, open) => {
    const list = '<ul><li>200 g rice</li><li>1 onion</li><li>1 l stock</li></ul>';
    const steps = '<ol><li>Fry the onion in a little oil.</li><li>Add the rice and the stock.</li></ol>';
    expect(texts(read(`<h1>Rice</h1><div>${list}</div>${open}${steps}</div>`)?.instructions)).toEqual([
      'Fry the onion in a little oil.',
      'Add the rice and the stock.',
    ]);
    const shown = read(`<h1>Rice</h1><h2>Ingredients</h2>${list}<h2>Method</h2><p>Simmer the rice in the stock.</p>${open}${steps}</div>`);
    expect(texts(shown?.instructions)).toEqual(['Simmer the rice in the stock.']);
  });

  it('prefers the list that text follows to one beside the matter', () => {
    const blogs = ['Bread Matters', 'The Oven', 'Crumbs', 'Flour']
      .map((name, at) => `<div class="blog"><a href="/${at}">${name}</a></div><div class="time">${at + 2} weeks ago</div>`)
      .join('');
    const facts = read(
      `<h1>Cookies</h1><div>A story of cookies.<br><br>200 g butter<br>100 g sugar<br>1 egg<br>300 g flour<br><br>Beat the butter with the sugar and the egg until it is pale.<br>Fold in the flour and bake the cookies.</div><h2>My blogs</h2>${blogs}`,
    );
    expect(texts(facts?.ingredients)).toEqual(['200 g butter', '100 g sugar', '1 egg', '300 g flour']);
  });

  it('reads a description list as lines, in its order', () => {
    const pairs = [
      ['rice', '200 g'],
      ['onion', '1'],
      ['ginger, peeled', 'a thumb'],
      ['½ l', 'stock'],
    ];
    const list = (open: string, close: string) =>
      `<dl>${pairs.map(([term, description]) => `${open}<dt>${term}</dt><dd>${description}</dd>${close}`).join('')}</dl>`;
    for (const html of [list('', ''), list('<div>', '</div>')]) {
      expect(texts(read(`<h2>Ingredients</h2>${html}<h2>Method</h2><p>Simmer the rice in the stock.</p>`)?.ingredients)).toEqual([
        'rice 200 g',
        'onion 1',
        'ginger, peeled a thumb',
        '½ l stock',
      ]);
    }
    const groups = read('<h2>Ingredients</h2><dl><dt>Sauce</dt><dd>1 lime</dd><dd>2 tbsp oil</dd><dt>Salad</dt><dd>2 carrots</dd></dl>')
      ?.ingredients?.value;
    expect(groups?.map((line) => [line.group, line.text])).toEqual([
      ['Sauce', '1 lime'],
      ['Sauce', '2 tbsp oil'],
      ['Salad', '2 carrots'],
    ]);
  });

  it('keeps boxes apart that stand in one line without a space', () => {
    const facts =
      read(`<div><strong>Prep</strong><span>15 min</span></div><div><b>6</b><span>servings</span></div><h2>Ingredients</h2><p><span>200 g</span><b>rice</b></p><p><i>2</i><span>onions</span><span>, sliced</span></p>
      <h2>Method</h2><p><span class="run">Fry the oni</span><span class="run">ons in <b>o</b><i>il</i>, add the rice.</span></p>`);
    expect(facts).toMatchObject({ prep_time: { value: 15 }, servings: { value: 6 } });
    expect([texts(facts?.ingredients), texts(facts?.instructions)]).toEqual([
      ['200 g rice', '2 onions, sliced'],
      ['Fry the onions in oil, add the rice.'],
    ]);
  });

  it('reads a list once that is shown for each of three devices', () => {
    const list = '<ul><li>220 g dough</li><li>60 g sauce</li><li>75 g cheese</li></ul>';
    expect(texts(read(`<h2>Ingredients</h2>${list.repeat(3)}<h2>Method</h2><p>Bake the dough with the sauce.</p>`)?.ingredients)).toEqual([
      '220 g dough',
      '60 g sauce',
      '75 g cheese',
    ]);
  });

  it('finds a list of amounts without any heading, and the text behind it', () => {
    const facts = read(
      '<h1>Dip</h1><ul><li>1 cup yoghurt</li><li>2 cloves garlic</li><li>1 tbsp oil</li></ul><p>Crush the garlic and stir it into the yoghurt with the oil.</p>',
    );
    expect(texts(facts?.ingredients)).toHaveLength(3);
    expect(texts(facts?.instructions)).toEqual(['Crush the garlic and stir it into the yoghurt with the oil.']);
    const lines = read(
      '<h1>Dip</h1><p>I make it on Sundays.</p><p>1 cup yoghurt<br>2 cloves garlic<br>salt<br>1 tbsp oil<br>pepper</p><p><b>On top</b></p><p>3 mint leaves<br>1 lime</p><p>Crush the garlic and stir it into the yoghurt.</p>',
    )?.ingredients?.value;
    expect(lines?.map((line) => [line.group, line.text])).toEqual([
      [null, '1 cup yoghurt'],
      [null, '2 cloves garlic'],
      [null, 'salt'],
      [null, '1 tbsp oil'],
      [null, 'pepper'],
      ['On top', '3 mint leaves'],
      ['On top', '1 lime'],
    ]);
    const parts = read(
      '<h1>Dip</h1><ul><li>1 cup yoghurt</li><li>2 cloves garlic</li><li>1 tbsp oil</li></ul><p><b>On top</b></p><ul><li>3 mint leaves</li><li>1 pinch sumac</li><li>2 walnuts</li></ul><p>Crush the garlic and stir it in.</p>',
    );
    expect(parts?.ingredients?.value.map((line) => line.group)).toEqual([null, null, null, 'On top', 'On top', 'On top']);
    const numbered = read(
      '<ul><li>1 cup yoghurt</li><li>2 cloves garlic</li><li>1 tbsp oil</li></ul><h3>Step 1</h3><p>Crush the cloves of garlic with some salt.</p><h3>Step 2</h3><p>Stir the garlic into the yoghurt with the oil.</p><h3>More dips</h3><p>There are others, made of beans.</p>',
    );
    expect(texts(numbered?.instructions)).toEqual([
      'Crush the cloves of garlic with some salt.',
      'Stir the garlic into the yoghurt with the oil.',
    ]);
  });

  it('finds such a list where some amounts are words', () => {
    const list = (...items: string[]) =>
      texts(
        read(
          `<h1>Tourte</h1><p>Pour une tourte, selon le moule :</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><ol><li>Étaler la pâte et la piquer à la fourchette.</li><li>Verser les poireaux et enfourner.</li></ol>`,
        )?.ingredients,
      );
    const items = ['Un rouleau de pâte', 'Une botte de poireaux', '20 cl de crème', '3-4 œufs', '100 g de comté', 'Quelques noix'];
    expect(list(...items)).toEqual(items);
    expect(list('Un jardin', 'Une maison', 'Un chat de 3 ans', 'Quelques photos')).toBeUndefined();
  });

  it('leaves out menus, comments, hidden text and the same list in other units', () => {
    const facts =
      read(`<nav><ul><li>1 menu</li><li>2 menu</li></ul></nav><h2>Ingredients</h2><ul><li>1 cup flour<span class="sr-only"> hidden</span></li><li>2 sticks butter</li><li>3 tbsp honey</li></ul><ul><li>120 g flour</li><li>225 g butter</li><li>45 ml honey</li></ul>
      <div class="comments"><h3>Ingredients</h3><ul><li>9 comments</li><li>8 more</li><li>7 x</li><li>6 y</li><li>5 z</li></ul></div>`);
    expect(texts(facts?.ingredients)).toEqual(['1 cup flour', '2 sticks butter', '3 tbsp honey']);
  });

  it('keeps what two parts of a dish have in common', () => {
    const list = (factor: number) =>
      `<ul><li>${200 * factor} g flour</li><li>${100 * factor} g butter</li><li>${50 * factor} g sugar</li></ul>`;
    const facts = read(
      `<h2>Ingredients</h2><h3>Base</h3>${list(1)}<h3>Crumble</h3>${list(2)}<h2>Method</h2><p>Rub the butter into the flour.</p>`,
    );
    expect(facts?.ingredients?.value.map(({ text, group }) => `${group}: ${text}`)).toEqual([
      'Base: 200 g flour',
      'Base: 100 g butter',
      'Base: 50 g sugar',
      'Crumble: 400 g flour',
      'Crumble: 200 g butter',
      'Crumble: 100 g sugar',
    ]);
  });

  it('keeps lines that have most of their words in common', () => {
    const spices = ['cumin', 'coriander', 'ginger', 'turmeric', 'cloves', 'cinnamon'].map((spice) => `1 tsp ground ${spice}`);
    expect(
      texts(
        read(`<h2>Ingredients</h2><ul>${spices.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><p>Shake them in a jar.</p>`)
          ?.ingredients,
      ),
    ).toEqual(spices);
  });

  it('reads long lists and long methods to their ends', () => {
    const herbs = Array.from(
      { length: 300 },
      (_, index) => `herb${[index % 26, Math.trunc(index / 26)].map((letter) => String.fromCharCode(97 + letter)).join('')}`,
    );
    const items = herbs.map((herb, index) => `<li>${index + 1} g ${herb}</li>`).join('');
    const steps = herbs.map((herb) => `<li>Stir the ${herb} into the pot.</li>`).join('');
    const facts = read(`<h2>Ingredients</h2><ul>${items}</ul><h2>Method</h2><ol>${steps}</ol>`);
    expect([facts?.ingredients?.value.length, facts?.instructions?.value.length]).toEqual([300, 300]);
    expect(read(`<div class="ingredients">${items}</div><div class="steps">${steps}</div>`)?.ingredients?.value).toHaveLength(300);
  });

  it('takes the list that structured data speaks of', () => {
    const html =
      '<h2>Ingredients</h2><ul><li>1 lime</li><li>2 mint leaves</li><li>3 cubes ice</li></ul><h2>Ingredients</h2><ul><li>200 g flour</li><li>3 eggs</li></ul>';
    expect(
      texts(
        read(html, {
          ...NOTHING_KNOWN,
          ingredients: [
            { text: 'flour', group: null },
            { text: 'eggs', group: null },
          ],
        })?.ingredients,
      ),
    ).toEqual(['200 g flour', '3 eggs']);
  });

  it.each([
    ['a million nested boxes', '<div>'.repeat(1_000_000)],
    ['a table without an end', `<h2>Ingredients</h2><table>${'<tr><td>1<td>x'.repeat(300_000)}`],
    ['lines of digits', `<h2>Ingredients</h2><ul>${`<li>${'1'.repeat(240)}x</li>`.repeat(10_000)}</ul>`],
    ['headings and nothing else', '<h2>Ingredients</h2>'.repeat(100_000)],
    ['drawings that never close', '<svg>'.repeat(500_000)],
    ['boxes beside the matter in one another', `${'<div class="comments"><p>a</p>'.repeat(1_500)}${'<p>b</p>'.repeat(50_000)}`],
  ])('survives %s', (_name, html) => {
    expect(() => read(html)).not.toThrow();
  });
});
