import { linesWithGroups, PICTURE, PICTURE_BASE64, readFile, readOne } from '../../testing/read-file';

const BOOK = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE gourmetDoc>
<gourmetDoc>
  <recipe id="1">
    <title>
      Barley bowl
    </title>
    <category>Lunch, Grain</category><cuisine>Nordic</cuisine><rating>4/5 stars</rating>
    <preptime>10 minutes</preptime><cooktime>2 days</cooktime><yields>4 cups</yields>
    <source>Harbour kitchen</source><link>https://bowls.example/barley</link>
    <image format="jpeg"><![CDATA[${PICTURE_BASE64}]]></image>
    <ingredient-list>
      <ingredient><amount>1/2</amount><unit>cup</unit><item>barley</item><key>barley</key></ingredient>
      <inggroup><groupname>Greens</groupname>
        <ingredient optional="yes"><amount>2</amount><item>leeks, sliced</item></ingredient>
        <ingref amount="1" refid="2">Herb oil</ingref>
      </inggroup>
    </ingredient-list>
    <instructions>Boil &amp;lt;b&amp;gt;slowly&amp;lt;/b&amp;gt;.

Serve with the greens.</instructions>
    <modifications>&quot;Slowly&quot; means an hour.</modifications>
  </recipe>
  <recipe title="Herb oil" servings="6"><ingredient-list><ingredient amount="1" unit="cup" item="oil" key="oil"/></ingredient-list><instructions/></recipe>
</gourmetDoc>`;

describe('Gourmet', () => {
  it('reads the recipes of a file', async () => {
    const { format, entries } = await readFile('book.grmt', BOOK);
    expect(format).toBe('gourmet');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Barley bowl',
          tags: ['Lunch', 'Grain', 'Nordic'],
          rating: 4,
          prep_time: 10,
          cook_time: 2_880,
          servings: 4,
          yield_text: '4 cups',
          source_name: 'Harbour kitchen',
          source_url: 'https://bowls.example/barley',
          pictures: [{ bytes: Buffer.from(PICTURE) }],
          instructions: [{ text: 'Boil slowly.' }, { text: 'Serve with the greens.' }],
          notes: '"Slowly" means an hour.',
        },
      },
      { recipe: { title: 'Herb oil', servings: 6, ingredients: [{ text: '1 cup oil', group: null }] } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual([
      '1/2 cup barley',
      'Greens › 2 leeks, sliced, optional',
      'Greens › 1 Herb oil',
    ]);
  });

  it('joins the lines of instructions that were broken at a fixed width', async () => {
    const wrapped = BOOK.slice(0, BOOK.indexOf('<recipe title=')) + '</gourmetDoc>';
    const text = 'Cut the leeks into rings, and wash them in plenty of cold water until it\nstays clear.\n\nBoil.';
    const { instructions } = await readOne(
      'a.grmt',
      wrapped.replace(/<instructions>[\s\S]*<\/instructions>/, `<instructions>${text}</instructions>`),
    );
    expect(instructions.map((step) => step.text)).toEqual([
      'Cut the leeks into rings, and wash them in plenty of cold water until it stays clear.',
      'Boil.',
    ]);
  });
});
