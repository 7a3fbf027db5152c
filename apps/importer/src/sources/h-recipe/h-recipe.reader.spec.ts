import { parsePage } from '../page/page';
import { readHRecipe } from './h-recipe.reader';

const read = (html: string) => readHRecipe(parsePage(html, 'https://cook.example/'));

describe('h-recipe', () => {
  it('reads microformats2', () => {
    const facts = read(`<article class="h-recipe"><h1 class="p-name">Pesto</h1><img class="u-photo" src="p.jpg"><p>Yields <span class="p-yield">2 jars</span>, <time class="dt-duration" datetime="PT20M">20 min</time></p>
      <ul><li class="p-ingredient">50 g basil</li><li class="p-ingredient">1 clove garlic</li></ul><div class="e-instructions"><p>Crush.</p><p>Stir.</p></div></article>`);
    expect(facts).toMatchObject({ title: { value: 'Pesto' }, servings: { value: 2 }, total_time: { value: 20 }, image_url: { value: 'https://cook.example/p.jpg' }, instructions: { value: [{ text: 'Crush.' }, { text: 'Stir.' }] } });
    expect(facts?.ingredients?.value).toHaveLength(2);
  });

  it('reads the machine’s form of a value', () => {
    expect(read('<div class="h-recipe"><b class="p-name">Fool</b><p>Serves <data class="p-yield" value="4">four</data></p><i class="p-ingredient">1 egg</i></div>')?.servings?.value).toBe(4);
  });

  it('reads the older hRecipe with its value-title', () => {
    const facts = read('<div class="hrecipe"><span class="fn">Jam</span><span class="preptime">ten<span class="value-title" title="PT10M"></span></span><span class="ingredient">1 kg plums</span><div class="instructions">Boil.</div></div>');
    expect(facts).toMatchObject({ title: { value: 'Jam' }, prep_time: { value: 10 }, ingredients: { value: [{ text: '1 kg plums' }] } });
  });

  it('reads a line once that has the class names of both', () => {
    const facts = read('<div class="hrecipe h-recipe"><b class="fn p-name">Tart</b><ul><li class="ingredient p-ingredient">1 egg</li><li class="p-ingredient ingredient">2 figs</li></ul><p class="instructions e-instructions">Bake.</p></div>');
    expect([facts?.ingredients?.value, facts?.instructions?.value].map((lines) => lines?.map((line) => line.text))).toEqual([['1 egg', '2 figs'], ['Bake.']]);
  });

  it('reads a list once that stands on the page twice', () => {
    const list = '<li class="p-ingredient">1 egg</li><li class="p-ingredient">2 figs</li>';
    expect(read(`<div class="h-recipe"><ul>${list}</ul><ul>${list}</ul></div>`)?.ingredients?.value).toHaveLength(2);
  });
});
