import { parsePage } from '../page/page';
import { readMicrodata } from './microdata.reader';

const read = (html: string) => readMicrodata(parsePage(html, 'https://cook.example/'))[0] ?? null;

describe('microdata', () => {
  it('reads properties from text, content, datetime, src and nested items', () => {
    const facts =
      read(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Bean stew</h1><img itemprop="image" src="/b.jpg">
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Cy</span></div>
      <time itemprop="prepTime" datetime="PT15M">a quarter</time><meta itemprop="cookTime" content="PT1H"><span itemprop="recipeYield">Serves 6</span>
      <ul><li itemprop="recipeIngredient"><b>400</b> g beans</li><li itemprop="recipeIngredient">1 onion</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Soak.</li><li>Cook.</li></ol><p>Note: keeps well.</p></div>
      <div itemprop="nutrition" itemscope><span itemprop="calories">320 kcal</span></div></div>`);
    expect(facts).toMatchObject({
      title: { value: 'Bean stew' },
      author: { value: 'Cy' },
      image_url: { value: 'https://cook.example/b.jpg' },
      prep_time: { value: 15 },
      cook_time: { value: 60 },
      servings: { value: 6 },
      ingredients: {
        value: [
          { text: '400 g beans', group: null },
          { text: '1 onion', group: null },
        ],
      },
      // that the note is no step is seen where all readings are merged
      instructions: { value: [{ text: 'Soak.' }, { text: 'Cook.' }, { text: 'Note: keeps well.' }] },
      nutrition: { value: { calories: 320 } },
    });
  });

  it('reads the older property names, a list in one property, and properties without an item', () => {
    expect(read('<p itemprop="ingredients">1 fig</p><p itemprop="ingredients">2 dates</p>')?.ingredients?.value).toHaveLength(2);
    expect(
      read(
        '<div itemscope itemtype="http://data-vocabulary.org/Recipe"><ul itemprop="ingredients"><li>1 fig</li><li>2 dates</li></ul></div>',
      )?.ingredients?.value.map((line) => line.text),
    ).toEqual(['1 fig', '2 dates']);
  });

  it('reads what stands among the lines of a list without being marked up as the name of a group', () => {
    const grouped = (list: string) =>
      read(`<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Pie</b>${list}</div>`)?.ingredients?.value.map(
        ({ group, text }) => [group, text],
      );
    const line = (text: string, tag = 'li') => `<${tag} itemprop="recipeIngredient">${text}</${tag}>`;
    const expected = [
      ['Crust', '200 g flour'],
      ['Crust', '1 egg'],
      ['For the filling', '3 figs'],
    ];
    expect(
      grouped(
        `<ul><li class="group">Crust</li>${line('200 g flour')}${line('1 egg')}<li>For the filling:</li><li><img src="fig.jpg"></li>${line('3 figs')}</ul>`,
      ),
    ).toEqual(expected);
    expect(
      grouped(
        `<div><div class="label">Crust</div>${line('200 g flour', 'div')}${line('1 egg', 'div')}<div>For the filling</div>${line('3 figs', 'div')}</div>`,
      ),
    ).toEqual(expected);
    expect(
      grouped(
        `<table><tr><td>Crust</td></tr><tr><td>${line('200 g flour', 'b')}</td></tr><tr><td>${line('1 egg', 'b')}</td></tr><tr><td>For the filling</td></tr><tr><td>${line('3 figs', 'b')}</td></tr></table>`,
      ),
    ).toEqual(expected);
  });

  it('takes no other words for the name of a group', () => {
    const groups = (html: string) => read(html)?.ingredients?.value.map(({ group }) => group);
    const recipe = (list: string) => `<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Pie</b>${list}</div>`;
    const lines = '<li itemprop="recipeIngredient">200 g flour</li><li itemprop="recipeIngredient">3 figs</li>';
    for (const other of [
      'Ingredients',
      'All you need',
      'salt',
      '½ cup milk',
      'We had figs left, and this is what became of them.',
      '<span itemprop="recipeYield">Four</span>',
    ])
      expect(groups(recipe(`<ul><li>${other}</li>${lines}</ul>`))).toEqual([null, null]);
    expect(
      groups(
        recipe(
          `<div><div>Our cook Ada</div><div itemprop="recipeIngredient">200 g flour</div><div class="title">Top</div><div itemprop="recipeIngredient">3 figs</div></div>`,
        ),
      ),
    ).toEqual([null, 'Top']);
    expect(
      groups(
        `<table><tr><td>The pie page</td></tr><tr><td>${recipe('<b itemprop="recipeIngredient">1 egg</b><b itemprop="recipeIngredient">3 figs</b>')}</td></tr></table>`,
      ),
    ).toEqual([null, null]);
  });

  it('reads an ingredient whose parts are marked up with the words between them', () => {
    const ingredients = (list: string) =>
      read(`<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Pie</b>${list}</div>`)?.ingredients?.value.map(
        ({ text }) => text,
      );
    const line = (inner: string) => `<li itemprop="ingredients" itemscope><label>${inner}</label></li>`;
    expect(
      ingredients(
        `<ul>${line('<i>6</i> spoons <i itemprop="name">butter</i>, soft')}${line('Sliced <i itemprop="name">figs</i>: <i itemprop="amount">2 cups</i>')}${line('<meta itemprop="amount" content="1 cup"><i itemprop="name">oats</i>')}</ul>`,
      ),
    ).toEqual(['6 spoons butter, soft', 'Sliced figs: 2 cups', '1 cup oats']);
    const parts = (amount: string, name: string) =>
      `<li><i itemprop="ingredients">${amount}</i> <b itemprop="ingredients">${name}</b></li>`;
    expect(ingredients(`<ul>${parts('300 g', 'figs')}${parts('2', 'eggs')}${parts('', 'salt')}</ul>`)).toEqual([
      '300 g figs',
      '2 eggs',
      'salt',
    ]);
    expect(
      ingredients(
        '<ul><li itemprop="ingredients">1 onion</li><li itemprop="ingredients">2 cloves</li><li itemprop="ingredients">salt</li><li itemprop="ingredients">1 kg figs</li></ul>',
      ),
    ).toEqual(['1 onion', '2 cloves', 'salt', '1 kg figs']);
  });

  it('leaves out the name of the list that stands in its box, and the label before a name', () => {
    const facts = read(
      '<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Shake</b><i itemprop="author">By: Ada Quill</i><div itemprop="recipeInstructions"><h3>Directions</h3><p>Soak.</p><p>Blend.</p></div></div>',
    );
    expect(facts).toMatchObject({ author: { value: 'Ada Quill' }, instructions: { value: [{ text: 'Soak.' }, { text: 'Blend.' }] } });
  });

  it('survives a list without an end, and items without one', () => {
    expect(
      read(`<ul itemscope itemtype="http://schema.org/Recipe">${'<li>more</li><li itemprop="ingredients">1 egg</li>'.repeat(30_000)}</ul>`)
        ?.ingredients?.value.length,
    ).toBeLessThanOrEqual(1_000);
    expect(
      read(`${'<div itemscope itemtype="http://schema.org/Recipe">'.repeat(300)}${'<i itemprop="ingredients">1 egg</i>'.repeat(20_000)}`),
    ).not.toBeNull();
  });

  it('takes the fullest of several recipes and says nothing where there is none', () => {
    const teaser = '<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Teaser</b></div>';
    expect(
      read(
        `${teaser}<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Real</b><i itemprop="ingredients">1 egg</i></div>`,
      )?.title?.value,
    ).toBe('Real');
    expect(read('<p>hello</p>')).toBeNull();
  });
});
