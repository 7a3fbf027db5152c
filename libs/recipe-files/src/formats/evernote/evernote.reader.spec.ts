import { linesWithGroups, PICTURE, PICTURE_BASE64, readFile } from '../../testing/read-file';

const NOTEBOOK = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20240301T080000Z" application="Evernote" version="10.1">
<note><title>Pumpkin soup</title><content><![CDATA[<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note><div>Serves 4</div><div>Prep time: 15 min</div><div><br/></div>
<h2>Ingredients</h2><ul><li>1 kg pumpkin</li><li><en-todo checked="false"/>2 onions, chopped</li><li>800 ml vegetable stock</li><li>1 tbsp oil &amp; a little salt</li></ul>
<h2>Directions</h2><ol><li><div>Fry the onions in the oil.</div></li><li><div>Add the pumpkin and the stock and simmer for 20 minutes.</div></li><li><div>Purée the soup.</div></li></ol><en-media hash="a" type="image/jpeg"/></en-note>]]></content>
<created>20240131T181500Z</created><tag>Soup</tag><tag>Autumn, quick</tag><note-attributes><author>Jo</author><source-url>https://soups.example/pumpkin</source-url></note-attributes>
<resource><data encoding="base64">
${PICTURE_BASE64}
</data><mime>image/jpeg</mime></resource><resource><data encoding="base64">AAAA</data><mime>application/pdf</mime></resource></note>
<note><title>Things to pack</title><content><![CDATA[<en-note><div>Passport and tickets</div><div>The blue jacket</div></en-note>]]></content></note>
</en-export>`;

describe('Evernote', () => {
  it('reads the notes that are recipes and names the others', async () => {
    const { format, entries } = await readFile('notebook.enex', NOTEBOOK);
    expect(format).toBe('evernote');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Pumpkin soup',
          servings: 4,
          prep_time: 15,
          tags: ['Soup', 'Autumn, quick'],
          author: 'Jo',
          source_url: 'https://soups.example/pumpkin',
          created_at: '2024-01-31T18:15:00.000Z',
          pictures: [{ bytes: Buffer.from(PICTURE) }],
          losses: [{ code: 'attached-files', params: { count: 1 } }],
        },
      },
      { skipped: { name: 'Things to pack', reason: { code: 'no-recipe' } } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual([
      '1 kg pumpkin',
      '2 onions, chopped',
      '800 ml vegetable stock',
      '1 tbsp oil & a little salt',
    ]);
    expect(first?.instructions.map(({ text }) => text)).toEqual([
      'Fry the onions in the oil.',
      'Add the pumpkin and the stock and simmer for 20 minutes.',
      'Purée the soup.',
    ]);
  });

  it('reads on past a damaged note', async () => {
    const { entries } = await readFile('a.enex', NOTEBOOK.replace('<note><title>Things', '<note><title>Half<content><note><title>Things'));
    expect(entries[0]).toHaveProperty('recipe');
    expect(entries.slice(1).every((entry) => 'skipped' in entry)).toBe(true);
  });
});
