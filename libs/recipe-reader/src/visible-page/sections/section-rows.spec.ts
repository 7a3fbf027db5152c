import { parsePage } from '../../page/page';
import type { SectionName } from '../../words/vocabulary';
import { rowsOf } from '../rows/page-rows';
import { headedSections, namedSections } from './section-rows';

const sectionsOf = (html: string, name: SectionName) =>
  headedSections(rowsOf(parsePage(html, 'https://cook.example/')), name).map(({ rows }) => rows.map((row) => row.text));

const STEPS = [
  'Wash the plums, halve them, take the stones out and weigh what is left of them.',
  'Boil them up with half their weight of sugar and skim what rises to the top.',
  'Fill the jam into hot jars, close them and leave them to cool upside down.',
];
const STORY = '<p>My aunt had a garden with nine trees, and we ate plums until Christmas.</p>';
const paragraphs = STEPS.map((text) => `<p>${text}</p>`).join('');
const items = STEPS.map((text) => `<li>${text}</li>`).join('');

describe('the rows below a heading', () => {
  it.each([
    ['a box', `<h2>Method</h2><div class="s">${paragraphs}</div>${STORY}`],
    ['a list', `<h2>Method</h2><ol>${items}</ol>${STORY}`],
    [
      'a box, the heading in one of its own',
      `<header><h2>Method</h2></header><div class="s">${paragraphs}</div><div class="t">${STORY}</div>`,
    ],
  ])('end where %s with all the steps ends', (_name, html) => {
    expect(sectionsOf(html, 'instructions')).toEqual([STEPS]);
  });

  it.each([
    [
      'boxes of the same class',
      `<h2>Method</h2><div class="s">${paragraphs}</div><div class="s">${paragraphs}</div>`,
      [...STEPS, ...STEPS],
    ],
    ['a list behind the words before it', `<h2>Method</h2><div>${paragraphs}</div><ol>${items}</ol>`, [...STEPS, ...STEPS]],
    [
      'a list that goes on behind a remark',
      `<h2>Method</h2><ol>${items}</ol><p>It may rest here overnight.</p><ol start="4">${items}</ol>`,
      [...STEPS, 'It may rest here overnight.', ...STEPS],
    ],
    ['a heading and another list', `<h2>Method</h2><ol>${items}</ol><h3>Syrup</h3><ol>${items}</ol>`, [...STEPS, 'Syrup', ...STEPS]],
    [
      'another numbered list beside the first, whatever its heading',
      `<h2>Method</h2><ol>${items}</ol><h2>Filling the jars</h2><ol>${items}</ol><h2>My aunt’s garden</h2>${STORY}`,
      [...STEPS, 'Filling the jars', ...STEPS],
    ],
    [
      'what is done on the fire, and at last, in lists like the first',
      `<h2>Préparation</h2><ul>${items}</ul><h2>Cuisson</h2><ul><li>Cuire les prunes.</li></ul><h2>Finition</h2><ul><li>Remplir les pots.</li></ul><h2>Ma tante</h2><ul><li>Elle aime les prunes.</li></ul>`,
      [...STEPS, 'Cuisson', 'Cuire les prunes.', 'Finition', 'Remplir les pots.'],
    ],
    [
      'no kind of recipes',
      `<h3>Method</h3>${STEPS.map((text) => `<p>${text}</p>`).join('')}<h3>Baking</h3><p>All about cakes and breads, by our readers.</p>`,
      STEPS,
    ],
    [
      'no list of links to a kind of recipes',
      `<h3>Method</h3><ul>${items}</ul><h3>Baking</h3><ul><li><a href="/cakes">Cakes and breads of our readers</a></li></ul>`,
      STEPS,
    ],
    [
      'no work that is done before it',
      `<h3>Zubereitung</h3>${STEPS.map((text) => `<p>${text}</p>`).join('')}<h3>Vorbereitung</h3><p>Die Pflaumen am Vortag waschen.</p>`,
      STEPS,
    ],
    ['no name of a time', `<h2>Préparation</h2><ol>${items}</ol><h2>Cuisson</h2><p>45 minutes</p>`, STEPS],
    ['a first short box', '<h2>Method</h2><div><p>One.</p><p>Two.</p><p>Three.</p></div><p>Four.</p>', ['One.', 'Two.', 'Three.', 'Four.']],
  ])('go on with %s', (_name, html, texts) => {
    expect(sectionsOf(html, 'instructions')).toEqual([texts]);
  });

  it('end at the heading of the tools, though its id speaks of them too', () => {
    expect(
      sectionsOf(
        '<h2 id="ingredients">Ingredients</h2><ul><li>1 kg plums</li></ul><h3 id="tools-and-equipment">Tools and equipment</h3><ul><li>A large pot</li></ul>',
        'ingredients',
      ),
    ).toEqual([['1 kg plums']]);
  });

  it.each([
    ['ingredients', 'Det skal du bruge:', 'Energetická hodnota'],
    ['ingredients', 'Ингредиенты', 'Энергетическая ценность на порцию'],
    ['ingredients', 'Ingredienti', 'Utensili'],
    ['instructions', 'Zubereitung', 'Küchenutensilien'],
  ] as const)('are %s below "%s", down to "%s"', (section, heading, next) => {
    expect(sectionsOf(`<h3>${heading}</h3><p>Aaa bbb ccc ddd eee fff ggg hhh.</p><h4>${next}</h4><p>300 x</p>`, section)).toEqual([
      ['Aaa bbb ccc ddd eee fff ggg hhh.'],
    ]);
  });

  it('end with the cell that holds heading and lines, where a table lays out the page', () => {
    const html = `<table><tr><td><a>Home</a><br><a>Soups</a><br><a>Jams</a><br><a>Links</a><br><a>Guests</a></td>
      <td><table><tr><td><b>Ingredients:</b><br>1 kg plums<br>500 g sugar<br>1 lemon<br>a little rum</td><td>2 photos</td></tr></table><b>Directions:</b><br>${STEPS[0]}</td></tr></table>`;
    expect(sectionsOf(html, 'ingredients')).toEqual([['1 kg plums', '500 g sugar', '1 lemon', 'a little rum']]);
  });

  it('leave out the names of a table’s columns', () => {
    expect(
      sectionsOf(
        '<h2>Ingredients</h2><table><tr><th>What</th><th>How much</th></tr><tr><td>plums</td><td>1 kg</td></tr><tr><th>sugar</th><th>500 g</th></tr></table>',
        'ingredients',
      ),
    ).toEqual([['plums 1 kg', 'sugar 500 g']]);
  });
});

describe('the rows of a box named after the ingredients', () => {
  const namedOf = (html: string) =>
    namedSections(
      rowsOf(parsePage(`<p>${STORY.repeat(9)}</p>${html}`, 'https://cook.example/')),
      'ingredients',
      (row) => row.ingredientRoot,
    ).map(({ rows }) => rows.map((row) => row.text));

  it('begin at their own heading where another part stands above it', () => {
    expect(
      namedOf(
        '<div class="ingredients-and-more"><h3>Nutrition</h3><p>Protein 42 g</p><h3>Ingredients</h3><p>1 kg plums</p><p>500 g sugar</p></div>',
      ),
    ).toEqual([['Ingredients', '1 kg plums', '500 g sugar']]);
    expect(namedOf('<div class="ingredients"><h3>Tools</h3><p>1 kg plums</p><p>500 g sugar</p></div>')).toEqual([
      ['1 kg plums', '500 g sugar'],
    ]);
  });
});
