import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';
const I = ['500 g beetroot', '2 onions', '1 l stock', '3 tbsp vinegar', 'salt'];
const D = ['200 g flour', '1 egg', '2 tbsp sour cream'];
const S = [
  'Peel the beetroot and grate it coarsely.',
  'Soften the onions in a little oil until they are golden.',
  'Add the beetroot, the stock and the vinegar and simmer for forty minutes.',
];
const DS = ['Knead the flour with the egg and a pinch of salt.', 'Drop small pieces of it into the hot stock.'];
const T = 'Beetroot soup';
const page = (ing: string, st = `<h2>Method</h2>${list(S, 'ol')}`) => `<h1>${T}</h1><h2>Ingredients</h2>${ing}${st}`;
const p = (a: string[], t = 'p') => a.map((x) => `<${t}>${x}</${t}>`).join('');
describe('ingredients of the data and of the page, in many forms', () => {
  it.each<[string, unknown, string, string[]]>([
    ['only sub recipe, h3 groups', D, `<h3>Soup</h3>${list(I)}<h3>Dumplings</h3>${list(D)}`, [...I, ...D]],
    ['only sub recipe, h2 after', D, `${list(I)}<h2>Dumplings</h2>${list(D)}`, [...I, ...D]],
    ['first part only', I, `<h3>Soup</h3>${list(I)}<h3>Dumplings</h3>${list(D)}`, [...I, ...D]],
    ['first part only, h2', I, `${list(I)}<h2>Sour dumplings</h2>${list(D)}`, [...I, ...D]],
    ['one glued string', I.join(' '), list(I), I],
    ['one glued string without spaces', I.join(''), list(I), I],
    ['glued in two', [I.slice(0, 3).join(', '), I.slice(3).join(', ')], list(I), I],
    ['first word only', ['beetroot', 'onion', 'stock', 'vinegar', 'salt'], list(I), I],
    ['names without amounts and cut', ['beetroot', 'onions', 'stock'], list(I), I],
    ['amount and name apart', ['500 g', 'beetroot', '2', 'onions', '1 l', 'stock', '3 tbsp', 'vinegar', 'salt'], list(I), I],
    [
      'entities unread',
      ['500 g beetroot', '2 onions', '1 l stock', '3 tbsp vin&amp;egar', 'salt'],
      list(I),
      I.map((x) => x.replace('vinegar', 'vin&egar')),
    ],
    ['numbers lost', ['g beetroot', 'onions', 'l stock', 'tbsp vinegar', 'salt'], list(I), I],
    ['an ad line on the page', I, list([...I.slice(0, 2), 'Try our stock powder for $4', ...I.slice(2)]), I],
    ['line split in two on the page', I, list([...I.slice(0, 2), '1 l', 'stock', ...I.slice(3)]), I],
    ['page list lacks lines', [...I, ...D], list(I), [...I, ...D]],
    ['page in another order', I, list([...I].reverse()), I],
    ['page twice', I, list(I) + `<div class="print">${list(I)}</div>`, I],
    [
      'page in two units',
      I,
      `<div>${list(I)}</div><div>${list(['1 lb beetroot', '2 onions', '4 cups stock', '3 tbsp vinegar', 'salt'])}</div>`,
      I,
    ],
    ['page with sub amounts', I, list(I.map((x) => `${x} <small>(about 10 kcal)</small>`)), I],
    ['page with notes', I, list(I.map((x, i) => `${x} <sup>${i + 1}</sup>`)), I],
    ['other words on the page for one', I, list([...I.slice(0, 3), '45 ml of cider vinegar', 'salt']), I],
    ['heading lines in data', ['Soup:', ...I, 'Dumplings:', ...D], `<h3>Soup</h3>${list(I)}<h3>Dumplings</h3>${list(D)}`, [...I, ...D]],
    [
      'equal amounts swapped order',
      ['100 g butter', '200 g flour', '50 g butter', '100 g sugar'],
      `<h3>Top</h3>${list(['50 g butter', '100 g sugar'])}<h3>Base</h3>${list(['100 g butter', '200 g flour'])}`,
      ['100 g butter', '200 g flour', '50 g butter', '100 g sugar'],
    ],
    [
      'sum, three parts',
      ['300 g flour', '150 g butter', '100 g sugar'],
      `<h3>A</h3>${list(['300 g flour', '50 g butter'])}<h3>B</h3>${list(['50 g butter', '100 g sugar'])}<h3>C</h3>${list(['50 g soft butter'])}`,
      ['300 g flour', '150 g butter', '100 g sugar'],
    ],
    [
      'sum, fractions',
      ['1 ½ cups sugar', '2 eggs', '1 cup flour'],
      `<h3>A</h3>${list(['1 cup sugar', '2 eggs'])}<h3>B</h3>${list(['½ cup sugar', '1 cup flour'])}`,
      ['1 ½ cups sugar', '2 eggs', '1 cup flour'],
    ],
  ])('%s', (_, recipeIngredient, shown, want) => {
    expect(ingredientsOf(reading({ title: T, data: { recipeIngredient, recipeInstructions: S }, body: page(shown) })).sort()).toEqual(
      [...want].sort(),
    );
  });
});
describe('steps of the data and of the page, in many forms', () => {
  it.each<[string, unknown, string, string[]]>([
    ['glued', S.join(' '), list(S, 'ol'), S],
    ['glued numbers', S.map((s, i) => `${i + 1}. ${s}`).join(' '), list(S, 'ol'), S],
    ['first only', S[0], list(S, 'ol'), S],
    ['cut at first dot', ['1', '2', '3'], list(S, 'ol'), S],
    ['last missing', S.slice(0, 2), list(S, 'ol'), S],
    ['headings only', ['Prepare', 'Cook', 'Serve'], list(S, 'ol'), S],
    ['section missing', S, `<h3>Soup</h3>${list(S, 'ol')}<h3>Dumplings</h3>${list(DS, 'ol')}`, [...S, ...DS]],
    ['section missing, paragraphs', S, `<h3>Soup</h3>${p(S)}<h3>Dumplings</h3>${p(DS)}`, [...S, ...DS]],
    [
      'clean, with ingredient list between',
      S,
      `<ol>${S.map((s) => `<li>${s}<ul><li>2 onions</li><li>1 l stock</li></ul></li>`).join('')}</ol>`,
      S,
    ],
    ['clean, captions between', S, S.map((s) => `<p>${s}</p><p>Photo: Max</p><p>Step finished</p>`).join(''), S],
    ['clean, timers', S, S.map((s) => `<p>${s}</p><p>10 min</p>`).join(''), S],
    [
      'clean, ads',
      S,
      `<p>${S[0]}</p><p>Advertisement</p><p>${S[1]}</p><p>Get our newsletter with the best soups every week.</p><p>${S[2]}</p>`,
      S,
    ],
    ['description as steps', 'A soup that my aunt made every Sunday in winter, with beetroot from her own garden.', list(S, 'ol'), S],
  ])('%s', (_, recipeInstructions, shown, want) => {
    expect(
      stepsOf(
        reading({
          title: T,
          data: {
            description: 'A soup that my aunt made every Sunday in winter, with beetroot from her own garden.',
            recipeIngredient: I,
            recipeInstructions,
          },
          body: page(list(I), `<h2>Method</h2>${shown}`),
        }),
      ),
    ).toEqual(want);
  });
  it.each<[string, unknown]>([
    ['html article', `<h2>Ingredients</h2><ul>${p(I, 'li')}</ul><h2>Method</h2><p>${S.join('</p><p>')}</p><h2>Notes</h2><p>It keeps.</p>`],
    [
      'html with bold',
      `<p><strong>Ingredients</strong></p><p>${I.join('<br>')}</p><p><strong>Method</strong></p><p>${S.join('</p><p>')}</p><p><strong>Tips</strong></p><p>It keeps.</p>`,
    ],
    ['plain lines', `Ingredients:\n${I.join('\n')}\n\nMethod:\n${S.join('\n')}\n\nNotes:\nIt keeps.`],
    ['numbers in the article', `My aunt made it.\n${S.map((s, i) => `${i + 1}. ${s}`).join('\n')}`],
    ['steps with credits', [...S, 'Recipe: Ada Quill', 'Photos: Max Mould', 'Styling by Mo Fern']],
    ['steps with nutrition', [...S, 'Nutrition per serving: 210 kcal, 12 g fat', 'Serves 4']],
    ['steps with "Serves" first', ['Serves: 4', 'Time: 40 minutes', ...S]],
    [
      'how to sections',
      [
        { '@type': 'HowToSection', name: 'Ingredients', itemListElement: I.map((text) => ({ '@type': 'HowToStep', text })) },
        { '@type': 'HowToSection', name: 'Method', itemListElement: S.map((text) => ({ '@type': 'HowToStep', text })) },
        { '@type': 'HowToSection', name: 'Notes', itemListElement: [{ '@type': 'HowToStep', text: 'It keeps.' }] },
      ],
    ],
  ])('more than steps: %s', (_, recipeInstructions) => {
    expect(stepsOf(reading({ title: T, data: { recipeIngredient: I, recipeInstructions }, body: `<h1>${T}</h1>` }))).toEqual(S);
  });
});
