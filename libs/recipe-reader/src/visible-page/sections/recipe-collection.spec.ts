import { parsePage } from '../../page/page';
import { NOTHING_KNOWN, readVisible } from '../visible-page.fixture';
import { readVisiblePage } from '../visible-page.reader';

const ingredientsOf = (html: string, known = NOTHING_KNOWN) => readVisible(html, known)?.ingredients?.value.map(({ text }) => text);
const items = (texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const dishes: [string, string[]][] = [
  ['Plum buns', ['500 g flour', '250 ml milk', '300 g plums']],
  ['Nut buns', ['500 g flour', '300 ml milk', '200 g nuts']],
  ['Poppy buns', ['400 g flour', '200 ml milk', '100 g poppy seeds']],
];
const text = '<p>Knead a dough, let it rise in a warm place, shape the buns and bake them until they are golden.</p>';

describe('a page with many recipes', () => {
  it('is the page of none of them', () => {
    expect(
      ingredientsOf(`<h1>Our buns</h1>${dishes.map(([name, lines]) => `<h3>${name}</h3>${items(lines)}${text}`).join('')}`),
    ).toBeUndefined();
    expect(
      ingredientsOf(
        `<h1>Our buns</h1>${dishes.map(([name, lines]) => `<h2>${name}</h2><h4>Ingredients</h4>${items(lines)}<h4>Method</h4>${text}`).join('')}`,
      ),
    ).toBeUndefined();
  });

  it('is something else than the groups of one recipe', () => {
    expect(
      ingredientsOf(
        `<h1>Buns</h1><h2>Ingredients</h2>${dishes.map(([name, lines]) => `<h3>${name}</h3>${items(lines)}`).join('')}<h2>Method</h2>${text}`,
      ),
    ).toHaveLength(9);
  });

  it('is something else than the parts of one dish', () => {
    const grouped = (names: string[], head = '') =>
      readVisiblePage(
        parsePage(
          `<h1>Buns</h1>${dishes.map(([, lines], at) => `<h2>${names[at]}</h2>${head && `<h3>${head}</h3>`}${items(lines)}${head && '<h3>Method</h3>'}${text}`).join('')}`,
          'https://cook.example/',
        ),
        NOTHING_KNOWN,
      );
    for (const names of [
      ['Dough', 'Filling', 'Topping'],
      ['Der Hefeteig', 'Füllung', 'Streusel'],
      ['For the dough', 'For the plums', 'For the crumble'],
    ]) {
      for (const facts of [grouped(names), grouped(names, 'Ingredients')]) {
        expect(facts?.ingredients?.value.map(({ group }) => group)).toEqual(names.flatMap((name) => [name, name, name]));
        expect(facts?.instructions?.value.map(({ group }) => group)).toEqual(names);
      }
    }
    for (const names of [
      ['Apple pie', 'Lentil soup', 'Pancakes'],
      ['Tomato sauce', 'Cheese sauce', 'Nut sauce'],
      ['Hefeteig', 'Quarkteig', 'Nudelteig'],
    ])
      expect(grouped(names)?.ingredients).toBeUndefined();
  });

  it('is something else than parts of any name that come together below', () => {
    const parts = dishes
      .map(([, lines], at) => `<h3>${['Cocoa biscuit', 'Plum cream', 'Nut praline'][at]}</h3>${items(lines)}${text}`)
      .join('');
    for (const finish of ['Finition', 'Assembly', 'To finish:', 'Montage du gâteau', 'Zum Anrichten']) {
      const facts = readVisiblePage(
        parsePage(
          `<h1>Plum cake</h1>${parts}<h3>${finish}</h3><p>Lay the layers on each other and chill the cake well.</p>`,
          'https://cook.example/',
        ),
        NOTHING_KNOWN,
      );
      expect(facts?.ingredients?.value.map(({ group }) => group)).toEqual(
        ['Cocoa biscuit', 'Plum cream', 'Nut praline'].flatMap((name) => [name, name, name]),
      );
      expect(facts?.instructions?.value.map(({ text: step, group }) => [group, step]).at(-1)).toEqual([
        finish.replace(':', ''),
        'Lay the layers on each other and chill the cake well.',
      ]);
    }
    expect(
      ingredientsOf(`<h1>Our cakes</h1>${parts}<h3>My oven</h3><p>It is old, and it gets hotter than it says it does.</p>`),
    ).toBeUndefined();
  });

  it('is something else than a dish and what goes into it', () => {
    const parts: [string, string[]][] = [
      ['Plum filling', ['300 g plums', '50 g sugar', '1 lemon']],
      ['Nut crumble', ['100 g nuts', '50 g butter', '50 g sugar']],
      ['Buns', ['500 g flour', 'the plum filling', 'the nut crumble']],
    ];
    expect(
      ingredientsOf(
        `<h1>Our buns</h1>${parts.map(([name, lines]) => `<h2>${name}</h2><h4>Ingredients</h4>${items(lines)}<h4>Method</h4>${text}`).join('')}`,
      ),
    ).toHaveLength(9);
  });

  it('may be one that only leads to them, by cards', () => {
    const page = (link: (name: string) => string, behind = '') =>
      ingredientsOf(
        `<h1>Our buns</h1><p>All of them.</p>${dishes.map(([name, lines]) => `<div class="card">${link(name)}${items(lines)}</div>`).join('')}${behind}`,
      );
    expect(page((name) => `<a href="/buns"><h3>${name}</h3></a>`)).toBeUndefined();
    expect(page((name) => `<a href="/buns">${name}</a><p>Serves 4</p><h4>Ingredients</h4>`)).toBeUndefined();
    expect(page((name) => `<h3><a href="/buns">${name}</a></h3>`, `<h2>Method</h2>${text}`)).toBeDefined();
  });

  it('is read all the same where structured data tells which recipe it is about', () => {
    const known = { ...NOTHING_KNOWN, ingredients: (dishes[1]?.[1] ?? []).map((line) => ({ text: line, group: null })) };
    expect(
      ingredientsOf(
        `<h1>Our buns</h1>${dishes.map(([name, lines]) => `<h2>${name}</h2><h4>Ingredients</h4>${items(lines)}<h4>Method</h4>${text}`).join('')}`,
        known,
      ),
    ).toEqual(dishes[1]?.[1]);
  });
});
