import { linesWithGroups, readFile, readOne } from '../../testing/read-file';

const FILE = `<?xml version="1.0"?><!DOCTYPE recipeml SYSTEM "recipeml.dtd">
<recipeml version="0.5"><menu><head><title>Sunday</title></head><recipe>
  <head><title>Lentil pie</title><subtitle>With a crisp lid</subtitle><source><srcitem>Field notes</srcitem><srcitem>https://pies.example/lentil</srcitem></source>
    <categories><cat>Pie</cat><cat>Winter, Oven</cat></categories>
    <preptime type="preparation"><time><qty>20</qty><timeunit>minutes</timeunit></time></preptime>
    <preptime type="Cooking"><time><qty>1</qty><timeunit>hour</timeunit></time><time><qty>15</qty><timeunit>minutes</timeunit></time></preptime>
    <yield><range><q1>4</q1><q2>6</q2></range><unit>servings</unit></yield></head>
  <equipment><tool><qty>1</qty><item>pie dish</item></tool></equipment>
  <ingredients>
    <ing><amt><qty>1</qty><unit>cup</unit></amt><amt><qty>240</qty><unit>ml</unit></amt><item>lentils, <prep>rinsed</prep></item></ing>
    <ing-div type="titled"><title>Lid:</title>
      <ing optional="yes"><amt><qty>1<frac><n>1</n><d>2</d></frac></qty><size>large</size></amt><item>potatoes</item><prep>sliced</prep><alt-ing><ing><amt><qty>0.5</qty></amt><item>celeriac</item></ing></alt-ing></ing>
      <ing><item></item></ing>
    </ing-div>
  </ingredients>
  <directions><step>1. Boil the
    lentils.</step><step>2. Bake.</step><dir-div><title>Lid</title><step>Slice.</step></dir-div></directions>
  <nutrition><nutr type="Calories"><qty>310</qty><unit>kcal</unit></nutr><nutr type="Protein"><qty>12</qty><unit>g</unit></nutr></nutrition>
  <note>Freezes well.</note>
</recipe></menu></recipeml>`;

describe('RecipeML', () => {
  it('reads a recipe', async () => {
    const recipe = await readOne('pie.xml', FILE);
    expect(recipe).toMatchObject({
      format: 'recipeml', title: 'Lentil pie', description: 'With a crisp lid', source_name: 'Field notes', source_url: 'https://pies.example/lentil', tags: ['Pie', 'Winter', 'Oven'], prep_time: 20, cook_time: 75, total_time: null,
      servings: 4, yield_text: '4-6 servings', nutrition: { calories: 310, protein: 12 }, notes: 'Freezes well.\nEquipment: 1 pie dish',
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['1 cup (240 ml) lentils, rinsed', 'Lid › 1 1/2 large potatoes or 1/2 celeriac, sliced, optional']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Boil the lentils.', 'Bake.', 'Lid › Slice.']);
  });

  it('takes directions that are one text apart, and names a recipe that says nothing', async () => {
    const { entries } = await readFile('r.xml', '<recipeml><recipe><head><title>Tea</title></head><ingredients><ing><amt><qty>1</qty></amt><item>leaf</item></ing></ingredients><directions>Boil.\n\nSteep.</directions></recipe><recipe><head><title>Void</title></head></recipe></recipeml>');
    expect(entries).toMatchObject([{ recipe: { title: 'Tea', instructions: [{ text: 'Boil.' }, { text: 'Steep.' }] } }, { skipped: { name: 'Void' } }]);
  });
});
