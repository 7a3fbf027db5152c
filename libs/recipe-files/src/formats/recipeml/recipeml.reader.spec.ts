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
      format: 'recipeml',
      title: 'Lentil pie',
      description: 'With a crisp lid',
      source_name: 'Field notes',
      source_url: 'https://pies.example/lentil',
      tags: ['Pie', 'Winter', 'Oven'],
      prep_time: 20,
      cook_time: 75,
      total_time: null,
      servings: 4,
      yield_text: '4-6 servings',
      nutrition: { calories: 310, protein: 12 },
      notes: 'Freezes well.\nEquipment: 1 pie dish',
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual([
      '1 cup (240 ml) lentils, rinsed',
      'Lid › 1 1/2 large potatoes or 1/2 celeriac, sliced, optional',
    ]);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Boil the lentils.', 'Bake.', 'Lid › Slice.']);
  });

  it('reads a recipe that stands in the root itself, or has none around it, and takes no zero for an amount', async () => {
    const parts =
      '<head><title>Thé glacé</title></head><ingredients><note>Good tea.</note><ing><amt><qty>0</qty><unit>g</unit></amt><item>2 bags of tea</item></ing><ing><amt><qty></qty><unit>pinch</unit></amt><modifier>fine</modifier><item>sugar</item></ing></ingredients><directions><step>Pour <time><qty>1</qty><timeunit>l</timeunit></time>.</step><step>Chill.</step><note>Serve cold.</note></directions>';
    const recipe = await readOne('tea.xml', `<?xml version="1.0"?><recipeml version="0.5" xml:lang="fr">${parts}</recipeml>`);
    expect(recipe).toMatchObject({
      format: 'recipeml',
      title: 'Thé glacé',
      language: 'fr',
      ingredients: [{ text: '2 bags of tea' }, { text: 'pinch fine sugar' }],
      instructions: [{ text: 'Pour 1 l.' }, { text: 'Chill.' }],
      notes: 'Good tea.\nServe cold.',
    });
    expect(await readOne('tea.xml', `<?xml version="1.0"?><!--Recipe--><recipe>${parts}</recipe>`)).toMatchObject({
      format: 'recipeml',
      title: 'Thé glacé',
      language: null,
    });
  });

  it('reads the parts that the form has by its definition', async () => {
    const recipe = await readOne(
      'wellington.xml',
      `<recipeml version="0.5"><recipe xml:lang="en">
      <head><title>Beef Wellington</title><source><srcitem>Chef Auguste</srcitem><srcitem>The Red Book</srcitem></source>
        <preptime type="marinating"><time><qty>2</qty><timeunit>hours</timeunit></time></preptime><preptime type="preparation"><time><qty>45</qty><timeunit>minutes</timeunit></time></preptime><preptime type="Resting"><time><qty>15</qty><timeunit>minutes</timeunit></time></preptime></head>
      <equipment><equip-div><title>Needed</title><note>Sharp ones.</note><tool>knife</tool></equip-div><equip-div><tool>whisk</tool></equip-div></equipment>
      <ingredients><ing-div><title>Beef</title><ing><amt><qty>2</qty><unit>lb</unit></amt><sep>plus</sep><amt><qty>4</qty><unit>oz</unit></amt><item>fillet</item></ing><ing><amt><qty>1</qty><size><qty>15</qty><unit>oz</unit></size><unit>can</unit></amt><item>broth</item></ing><note>Choose well.</note></ing-div></ingredients>
      <directions>
        <dir-div><title>Rest</title>
          <step>
            Wrap it and <action>chill</action> for
            <steptime><time><qty>1</qty><timeunit>hour</timeunit></time></steptime>.
            <substep>Turn it once.</substep>
          </step>
          <note>Score the pastry.</note></dir-div>
        <dir-div><title>Glaze</title><ing><amt><qty>1</qty></amt><item>egg</item></ing><step>Bake at <temp><qty>200</qty><tempunit>°C</tempunit></temp>.</step></dir-div>
      </directions>
      <nutrition><nutrient-group><title>Per serving</title><nutrient><n-name>Calories</n-name><qty>680</qty></nutrient>
        <nutrient>
          <n-name>Protein</n-name>
          <qty>45</qty>
          <unit>g</unit>
          <percent>90</percent>
        </nutrient></nutrient-group></nutrition>
    </recipe></recipeml>`,
    );
    expect(recipe).toMatchObject({
      language: 'en',
      source_name: 'Chef Auguste, The Red Book',
      prep_time: 45,
      losses: [{ code: 'waiting-time', params: { minutes: 135 } }],
      nutrition: { calories: 680, protein: 45 },
      notes: 'Sharp ones.\nChoose well.\nScore the pastry.\nEquipment: knife, whisk',
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Beef › 2 lb plus 4 oz fillet', 'Beef › 1 15 oz can broth', 'Glaze › 1 egg']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Rest › Wrap it and chill for 1 hour. Turn it once.', 'Glaze › Bake at 200 °C.']);
  });

  it('takes directions that are one text apart, and names a recipe that says nothing', async () => {
    const { entries } = await readFile(
      'r.xml',
      '<recipeml><recipe><head><title>Tea</title></head><ingredients><ing><amt><qty>1</qty></amt><item>leaf</item></ing></ingredients><directions>Boil.\n\nSteep.</directions></recipe><recipe><head><title>Void</title></head></recipe></recipeml>',
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Tea', instructions: [{ text: 'Boil.' }, { text: 'Steep.' }] } },
      { skipped: { name: 'Void' } },
    ]);
  });
});
