import { linesWithGroups, PICTURE, PICTURE_BASE64, readOne } from '../../testing/read-file';

const FILE = `<?xml version="1.0"?><krecipes version="0.7"><krecipes-category-structure><category name="Cakes"/></krecipes-category-structure><krecipes-recipe>
<krecipes-description><title>Rhubarb slice</title><author>Ann Field</author><author>Ben Field</author><pictures><pic format="JPEG"><![CDATA[${PICTURE_BASE64}]]></pic></pictures>
<category><cat>Cakes</cat><cat>Spring</cat></category><yield><amount><min>10</min><max>12</max></amount><type>slices</type></yield><preparation-time>01:15</preparation-time></krecipes-description>
<krecipes-ingredients><ingredient><name>flour</name><amount>1.5</amount><unit>cups</unit></ingredient>
<ingredient-group name="Filling"><ingredient><name>rhubarb</name><amount><min>4</min><max>5</max></amount><unit>sticks</unit><prep>chopped</prep></ingredient></ingredient-group>
<ingredient><name>eggs</name><amount>2</amount><unit></unit></ingredient></krecipes-ingredients>
<krecipes-instructions>Mix.

Bake.</krecipes-instructions><krecipes-ratings><rating><criterion><name>Taste</name><stars>4</stars></criterion></rating></krecipes-ratings></krecipes-recipe></krecipes>`;

describe('Krecipes', () => {
  it('reads a recipe with its groups, range, authors and picture', async () => {
    const recipe = await readOne('collection.xml', FILE);
    expect(recipe).toMatchObject({
      format: 'kreml',
      title: 'Rhubarb slice',
      author: 'Ann Field, Ben Field',
      tags: ['Cakes', 'Spring'],
      prep_time: 75,
      rating: 4,
      servings: 10,
      pictures: [{ bytes: Buffer.from(PICTURE) }],
      instructions: [{ text: 'Mix.' }, { text: 'Bake.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['1 1/2 cups flour', 'Filling › 4-5 sticks rhubarb, chopped', '2 eggs']);
  });

  it('reads a recipe without the root around it', async () => {
    const recipe = await readOne(
      'old.kreml',
      '<krecipes-recipe version="0.1" lang="de"><krecipes-description><title>Lentils</title><serving>4</serving></krecipes-description><krecipes-ingredients><ingredient><name>lentils</name><amount>250</amount><unit>g</unit></ingredient></krecipes-ingredients><krecipes-instructions>Boil.</krecipes-instructions></krecipes-recipe>',
    );
    expect(recipe).toMatchObject({
      format: 'kreml',
      title: 'Lentils',
      servings: 4,
      ingredients: [{ text: '250 g lentils' }],
      instructions: [{ text: 'Boil.' }],
    });
  });
});
