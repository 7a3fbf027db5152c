import { parsePage } from '../page/page';
import { readHRecipe } from './h-recipe.reader';

const read = (html: string) => readHRecipe(parsePage(html, 'https://cook.example/'))[0];

describe('h-recipe', () => {
  it('reads microformats2', () => {
    const facts =
      read(`<article class="h-recipe"><h1 class="p-name">Pesto</h1><img class="u-photo" src="p.jpg"><p>Yields <span class="p-yield">2 jars</span>, <time class="dt-duration" datetime="PT20M">20 min</time></p>
      <ul><li class="p-ingredient">50 g basil</li><li class="p-ingredient">1 clove garlic</li></ul><div class="e-instructions"><p>Crush.</p><p>Stir.</p></div></article>`);
    expect(facts).toMatchObject({
      title: { value: 'Pesto' },
      servings: { value: 2 },
      total_time: { value: 20 },
      image_url: { value: 'https://cook.example/p.jpg' },
      instructions: { value: [{ text: 'Crush.' }, { text: 'Stir.' }] },
    });
    expect(facts?.ingredients?.value).toHaveLength(2);
  });

  it('reads the headings in the box of the steps as groups, down to that of the notes', () => {
    const steps = (box: string) =>
      read(
        `<div class="h-recipe"><b class="p-name">Stew</b><i class="p-ingredient">1 kg beef</i><div class="e-instructions">${box}</div></div>`,
      )?.instructions?.value.map(({ group, text }) => [group, text]);
    expect(
      steps(
        '<h2>Method</h2><p>Wash up.</p><h3>Day one</h3><p>Marinate.</p><p>Chill.</p><h3>Day two</h3><p>Simmer.</p><h3>Notes</h3><p>It freezes well.</p>',
      ),
    ).toEqual([
      [null, 'Wash up.'],
      ['Day one', 'Marinate.'],
      ['Day one', 'Chill.'],
      ['Day two', 'Simmer.'],
    ]);
    expect(steps('<h3>Step 1</h3><p>Marinate.</p><h3>Step 2</h3><p>Simmer.</p>')).toEqual([
      [null, 'Marinate.'],
      [null, 'Simmer.'],
    ]);
  });

  it('reads the machine’s form of a value', () => {
    expect(
      read(
        '<div class="h-recipe"><b class="p-name">Fool</b><p>Serves <data class="p-yield" value="4">four</data></p><i class="p-ingredient">1 egg</i></div>',
      )?.servings?.value,
    ).toBe(4);
  });

  it('reads the older hRecipe with its value-title', () => {
    const facts = read(
      '<div class="hrecipe"><span class="fn">Jam</span><span class="preptime">ten<span class="value-title" title="PT10M"></span></span><span class="ingredient">1 kg plums</span><div class="instructions">Boil.</div></div>',
    );
    expect(facts).toMatchObject({ title: { value: 'Jam' }, prep_time: { value: 10 }, ingredients: { value: [{ text: '1 kg plums' }] } });
  });

  it('reads a line once that has the class names of both', () => {
    const facts = read(
      '<div class="hrecipe h-recipe"><b class="fn p-name">Tart</b><ul><li class="ingredient p-ingredient">1 egg</li><li class="p-ingredient ingredient">2 figs</li></ul><p class="instructions e-instructions">Bake.</p></div>',
    );
    expect([facts?.ingredients?.value, facts?.instructions?.value].map((lines) => lines?.map((line) => line.text))).toEqual([
      ['1 egg', '2 figs'],
      ['Bake.'],
    ]);
  });

  it('reads the names of groups between the lines, and a line within a line by itself', () => {
    const facts = read(
      '<div class="hrecipe"><b class="fn">Tart</b><ul><li class="th">Crust</li><li class="ingredient">1 egg</li><li class="th">Top</li><li class="ingredient">2 lemons<ul><li class="ingredient">their zest</li></ul></li></ul></div>',
    );
    expect(facts?.ingredients?.value).toEqual([
      { text: '1 egg', group: 'Crust' },
      { text: '2 lemons', group: 'Top' },
      { text: 'their zest', group: null },
    ]);
  });

  it('tells durations apart that say which they are', () => {
    const facts = read(
      '<div class="hrecipe"><b class="fn">Slaw</b><i class="ingredient">1 cabbage</i><span class="duration">Prep Time: 15 mins.</span><span class="duration">Cook Time: 5 mins.</span></div>',
    );
    expect([facts?.prep_time?.value, facts?.cook_time?.value, facts?.total_time]).toEqual([15, 5, undefined]);
  });
});
