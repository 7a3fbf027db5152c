import { parsePage } from '../page/page';
import { readMicrodata } from './microdata.reader';

const read = (html: string) => readMicrodata(parsePage(html, 'https://cook.example/'));

describe('microdata', () => {
  it('reads properties from text, content, datetime, src and nested items', () => {
    const facts = read(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Bean stew</h1><img itemprop="image" src="/b.jpg">
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Cy</span></div>
      <time itemprop="prepTime" datetime="PT15M">a quarter</time><meta itemprop="cookTime" content="PT1H"><span itemprop="recipeYield">Serves 6</span>
      <ul><li itemprop="recipeIngredient"><b>400</b> g beans</li><li itemprop="recipeIngredient">1 onion</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Soak.</li><li>Cook.</li></ol><p>Note: keeps well.</p></div>
      <div itemprop="nutrition" itemscope><span itemprop="calories">320 kcal</span></div></div>`);
    expect(facts).toMatchObject({
      title: { value: 'Bean stew' }, author: { value: 'Cy' }, image_url: { value: 'https://cook.example/b.jpg' }, prep_time: { value: 15 }, cook_time: { value: 60 }, servings: { value: 6 },
      ingredients: { value: [{ text: '400 g beans', group: null }, { text: '1 onion', group: null }] },
      instructions: { value: [{ text: 'Soak.' }, { text: 'Cook.' }] }, nutrition: { value: { calories: 320 } },
    });
  });

  it('reads the older property names, a list in one property, and properties without an item', () => {
    expect(read('<p itemprop="ingredients">1 fig</p><p itemprop="ingredients">2 dates</p>')?.ingredients?.value).toHaveLength(2);
    expect(read('<div itemscope itemtype="http://data-vocabulary.org/Recipe"><ul itemprop="ingredients"><li>1 fig</li><li>2 dates</li></ul></div>')?.ingredients?.value.map((line) => line.text)).toEqual(['1 fig', '2 dates']);
  });

  it('takes the fullest of several recipes and says nothing where there is none', () => {
    const teaser = '<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Teaser</b></div>';
    expect(read(`${teaser}<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Real</b><i itemprop="ingredients">1 egg</i></div>`)?.title?.value).toBe('Real');
    expect(read('<p>hello</p>')).toBeNull();
  });
});
