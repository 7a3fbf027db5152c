import { parsePage } from '../page/page';
import { type Known, readVisiblePage } from './visible-page.reader';

const nothingKnown: Known = { ingredients: [], instructions: [], timesAndServings: false, nutrition: false, author: false, image: false };
const read = (html: string, known = nothingKnown) => readVisiblePage(parsePage(html, 'https://cook.example/'), known);
const texts = (lines: { value: { text: string }[] } | undefined) => lines?.value.map((line) => line.text);

describe('the visible page', () => {
  it('reads what stands under headings, up to the next part', () => {
    const facts = read(`<title>Lentils – My kitchen</title><header><h1>My kitchen</h1></header><h1>Lentils</h1><p>A story about lentils.</p><p>Prep time: 10 min | Cook time: 1 hr 5 min</p><p>Serves 4</p>
      <h2>Ingredients</h2><p>1x 2x 3x</p><ul><li>200 g lentils</li><li>1 onion</li><li>salt</li></ul><h2>Method</h2><ol><li>Rinse the lentils.</li><li>Cook them with the onion.</li></ol>
      <h2>Notes</h2><p>They keep for a week.</p><h2>Comments</h2><p>Lovely, I used 3 onions.</p>`);
    expect(texts(facts?.ingredients)).toEqual(['200 g lentils', '1 onion', 'salt']);
    expect(texts(facts?.instructions)).toEqual(['Rinse the lentils.', 'Cook them with the onion.']);
    expect(facts).toMatchObject({ title: { value: 'Lentils' }, prep_time: { value: 10 }, cook_time: { value: 65 }, servings: { value: 4 } });
    expect(facts?.ingredients?.place).toBe('heading "Ingredients"');
  });

  it.each([
    ['German', 'Zutaten für 4 Personen', 'Zubereitung', 'Vorbereitungszeit: 20 Min.'],
    ['French', 'Ingrédients', 'Préparation', 'Temps de préparation : 20 min'],
    ['Spanish', 'Ingredientes:', 'Elaboración', 'Tiempo de preparación: 20 minutos'],
    ['Italian', 'Ingredienti', 'Procedimento', 'Preparazione: 20 min'],
    ['Portuguese', 'Ingredientes', 'Modo de preparo', 'Tempo de preparo: 20 minutos'],
    ['Dutch', 'Ingrediënten', 'Bereidingswijze', 'Voorbereiding: 20 minuten'],
    ['Swedish', 'Ingredienser', 'Gör så här', 'Förberedelse: 20 min'],
    ['Polish', 'Składniki', 'Sposób przygotowania', 'Czas przygotowania: 20 minut'],
    ['Czech', 'Suroviny', 'Postup', 'Příprava: 20 min'],
    ['Russian', 'Ингредиенты', 'Приготовление', 'Время подготовки: 20 минут'],
  ])('knows the headings of a %s page', (_language, ingredients, instructions, time) => {
    const facts = read(`<h1>X</h1><p>${time}</p><h3>${ingredients}</h3><ul><li>2 x</li><li>3 y</li></ul><h3>${instructions}</h3><p>Aaa bbb ccc ddd eee fff ggg hhh.</p>`);
    expect([texts(facts?.ingredients), texts(facts?.instructions), facts?.prep_time?.value]).toEqual([['2 x', '3 y'], ['Aaa bbb ccc ddd eee fff ggg hhh.'], 20]);
  });

  it.each(['[재료]', '【材料】2人分', '재료 Ingredients', 'Zutaten / Ingredients', '(Ingrédients)'])('knows the heading %s', (heading) => {
    const facts = read(`<h1>X</h1><p>1 and 2</p><p>${heading}</p><p>2 x</p><p>3 y</p><h3>Method</h3><p>Aaa bbb ccc ddd eee fff ggg hhh.</p>`);
    expect([texts(facts?.ingredients), facts?.ingredients?.place]).toEqual([['2 x', '3 y'], `heading "${heading}"`]);
  });

  it('keeps the groups of both lists', () => {
    const facts = read(`<h2>Ingredients</h2><h3>For the dough</h3><ul><li>1 cup flour</li></ul><p><b>Filling:</b></p><ul><li>2 plums</li><li>1 fig</li></ul>
      <h2>Directions</h2><h3>Dough</h3><p>Mix the flour with a little water.</p><h3>Bake</h3><p>Fill the dough and bake it until brown.</p>`);
    expect(facts?.ingredients?.value.map((line) => line.group)).toEqual(['For the dough', 'Filling', 'Filling']);
    expect(facts?.instructions?.value.map((line) => line.group)).toEqual(['Dough', 'Bake']);
  });

  it('reads rows of boxes, amounts and names apart, and knows the parts by their names', () => {
    const facts = read(`<h1>Rice</h1><p>${'A long story about rice and where it comes from. '.repeat(8)}</p><div class="c-ingredients"><div class="row"><span>200 g</span><span>rice</span></div><div class="row"><span>1</span><span>onion</span></div><div class="row"><span>½ l</span><span>stock</span></div><div class="row">4 servings</div></div>
      <div class="c-steps recipe-steps"><div class="s"><b>1</b><p>Fry the onion in a little oil.</p></div><div class="s"><b>2</b><p>Add the rice and the stock.</p></div></div>`);
    expect(texts(facts?.ingredients)).toEqual(['200 g rice', '1 onion', '½ l stock']);
    expect(texts(facts?.instructions)).toEqual(['Fry the onion in a little oil.', 'Add the rice and the stock.']);
  });

  it('reads tables and lines that end in a break', () => {
    expect(texts(read('<h2>Zutaten</h2><table><tr><td>500 g</td><td>Mehl</td></tr><tr><td>2</td><td>Eier</td></tr></table>')?.ingredients)).toEqual(['500 g Mehl', '2 Eier']);
    expect(texts(read('<p><b>Ingredients</b><br>1 cup oats<br>2 bananas<br></p><p><b>Method</b><br>Mash the bananas well.<br>Stir in the oats.</p>')?.ingredients)).toEqual(['1 cup oats', '2 bananas']);
  });

  it('reads columns in which the amount follows its name', () => {
    const cells = ['Ingredient', 'KG', '%', 'Rye flour', '5.000', '50', 'Yeast', '0.250', '2.5', 'Total weight: 5.250'].map((text) => `<div class="col">${text}</div>`).join('');
    expect(texts(read(`<h2>Ingredients</h2><div>${cells}</div><h2>Method</h2><p>Mix the flour with the yeast.</p>`)?.ingredients)).toEqual(['5.000 Rye flour', '0.250 Yeast']);
  });

  it('reads a description list as lines, amounts first', () => {
    const pairs = [['rice', '200 g'], ['onion', '1'], ['ginger, peeled', 'a thumb'], ['½ l', 'stock']];
    const list = (open: string, close: string) => `<dl>${pairs.map(([term, description]) => `${open}<dt>${term}</dt><dd>${description}</dd>${close}`).join('')}</dl>`;
    for (const html of [list('', ''), list('<div>', '</div>')]) {
      expect(texts(read(`<h2>Ingredients</h2>${html}<h2>Method</h2><p>Simmer the rice in the stock.</p>`)?.ingredients)).toEqual(['200 g rice', '1 onion', 'ginger, peeled a thumb', '½ l stock']);
    }
    const groups = read('<h2>Ingredients</h2><dl><dt>Sauce</dt><dd>1 lime</dd><dd>2 tbsp oil</dd><dt>Salad</dt><dd>2 carrots</dd></dl>')?.ingredients?.value;
    expect(groups?.map((line) => [line.group, line.text])).toEqual([['Sauce', '1 lime'], ['Sauce', '2 tbsp oil'], ['Salad', '2 carrots']]);
  });

  it('keeps boxes apart that stand in one line without a space', () => {
    const facts = read(`<div><strong>Prep</strong><span>15 min</span></div><div><b>6</b><span>servings</span></div><h2>Ingredients</h2><p><span>200 g</span><b>rice</b></p><p><i>2</i><span>onions</span><span>, sliced</span></p>
      <h2>Method</h2><p><span class="run">Fry the oni</span><span class="run">ons in <b>o</b><i>il</i>, add the rice.</span></p>`);
    expect(facts).toMatchObject({ prep_time: { value: 15 }, servings: { value: 6 } });
    expect([texts(facts?.ingredients), texts(facts?.instructions)]).toEqual([['200 g rice', '2 onions, sliced'], ['Fry the onions in oil, add the rice.']]);
  });

  it('reads a list once that is shown for each of three devices', () => {
    const list = '<ul><li>220 g dough</li><li>60 g sauce</li><li>75 g cheese</li></ul>';
    expect(texts(read(`<h2>Ingredients</h2>${list.repeat(3)}<h2>Method</h2><p>Bake the dough with the sauce.</p>`)?.ingredients)).toEqual(['220 g dough', '60 g sauce', '75 g cheese']);
  });

  it('finds a list of amounts without any heading, and the text behind it', () => {
    const facts = read('<h1>Dip</h1><ul><li>1 cup yoghurt</li><li>2 cloves garlic</li><li>1 tbsp oil</li></ul><p>Crush the garlic and stir it into the yoghurt with the oil.</p>');
    expect(texts(facts?.ingredients)).toHaveLength(3);
    expect(texts(facts?.instructions)).toEqual(['Crush the garlic and stir it into the yoghurt with the oil.']);
    const lines = read('<h1>Dip</h1><p>I make it on Sundays.</p><p>1 cup yoghurt<br>2 cloves garlic<br>salt<br>1 tbsp oil<br>pepper</p><p><b>On top</b></p><p>3 mint leaves<br>1 lime</p><p>Crush the garlic and stir it into the yoghurt.</p>')?.ingredients?.value;
    expect(lines?.map((line) => [line.group, line.text])).toEqual([[null, '1 cup yoghurt'], [null, '2 cloves garlic'], [null, 'salt'], [null, '1 tbsp oil'], [null, 'pepper'], ['On top', '3 mint leaves'], ['On top', '1 lime']]);
    const parts = read('<h1>Dip</h1><ul><li>1 cup yoghurt</li><li>2 cloves garlic</li><li>1 tbsp oil</li></ul><p><b>On top</b></p><ul><li>3 mint leaves</li><li>1 pinch sumac</li><li>2 walnuts</li></ul><p>Crush the garlic and stir it in.</p>');
    expect(parts?.ingredients?.value.map((line) => line.group)).toEqual([null, null, null, 'On top', 'On top', 'On top']);
    const numbered = read('<ul><li>1 cup yoghurt</li><li>2 cloves garlic</li><li>1 tbsp oil</li></ul><h3>Step 1</h3><p>Crush the cloves of garlic with some salt.</p><h3>Step 2</h3><p>Stir the garlic into the yoghurt with the oil.</p><h3>More dips</h3><p>There are others, made of beans.</p>');
    expect(texts(numbered?.instructions)).toEqual(['Crush the cloves of garlic with some salt.', 'Stir the garlic into the yoghurt with the oil.']);
  });

  it('leaves out menus, comments, hidden text and the same list in other units', () => {
    const facts = read(`<nav><ul><li>1 menu</li><li>2 menu</li></ul></nav><h2>Ingredients</h2><ul><li>1 cup flour<span class="sr-only"> hidden</span></li><li>2 sticks butter</li><li>3 tbsp honey</li></ul><ul><li>120 g flour</li><li>225 g butter</li><li>45 ml honey</li></ul>
      <div class="comments"><h3>Ingredients</h3><ul><li>9 comments</li><li>8 more</li><li>7 x</li><li>6 y</li><li>5 z</li></ul></div>`);
    expect(texts(facts?.ingredients)).toEqual(['1 cup flour', '2 sticks butter', '3 tbsp honey']);
  });

  it('takes the list that structured data speaks of', () => {
    const html = '<h2>Ingredients</h2><ul><li>1 lime</li><li>2 mint leaves</li><li>3 cubes ice</li></ul><h2>Ingredients</h2><ul><li>200 g flour</li><li>3 eggs</li></ul>';
    expect(texts(read(html, { ...nothingKnown, ingredients: [{ text: 'flour', group: null }, { text: 'eggs', group: null }] })?.ingredients)).toEqual(['200 g flour', '3 eggs']);
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
