import iconv from 'iconv-lite';
import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

const TEXT = `                     *  Exported from  MasterCook  *

                          Harvest Stew

Recipe By     : Nora Field
Serving Size  : 6    Preparation Time :0:25
Categories    : Stews                            Autumn
                Vegetables

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  pounds        pumpkin -- peeled and cut into
                          large cubes
   2      cups\t        stock
                        salt -- to taste
                        ***DUMPLINGS***
     1/2  cup           flour

Simmer the pumpkin in the stock. Add salt and
go on until it is soft.

Drop in the dumplings.

Source:
  "Fields and Kitchens, https://fields.example/stew"
S(Formatted for MC5):
  "01-02-2003  by  Nora"
Yield:
  "2 quarts"
T(Cook):
  "1:15"

                    - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 230 Calories; 4g Fat (15.1% calories from fat); 6g Protein; 44g Carbohydrate; 5g Dietary Fiber; 20mg Cholesterol; 480mg Sodium.  Exchanges: 2 Grain(Starch).

NOTES : Better on the second day.

Nutr. Assoc. : 0 1374 0 0

                     *  Exported from  MasterCook  *

                             Plain Rice

Recipe By     :
Serving Size  : 0    Preparation Time :0:00
Categories    : Sides

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1      cup           rice

   Boil the rice.

                   - - - - - - - - - - - - - - - - - -
`;

const XML = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook 6.0">
<RcpE name="Jalapeño “Poppers”" author="n/a" img="pics\\popper.jpg"><Serv qty="0"/><PrpT elapsed="0:20"/><TTim elapsed="1:05"/><CatS><CatT>Snacks</CatT><CatT>Party</CatT></CatS><Desc>Hot &amp; sweet.</Desc>
<IngR name="peppers" qty="12"><IPrp>halved</IPrp></IngR><IngR name="Filling" code="S"></IngR><IngR name="cream cheese" unit="cup" qty="0.5"></IngR>
<DirS><DirT>Fill the peppers.</DirT><DirT>Bake them.</DirT></DirS><Srce>Card box</Srce><AltS label="Formatted" source="by Ed"/><Note>Wear gloves.</Note><Nutr>Per Serving: 90 Calories; trace Fat; 2g Protein.</Nutr><Yield unit="halves" qty="24.000000"/></RcpE>
<RcpE name="As printed" author="Ed"><RTxt><![CDATA[
* Exported from MasterCook *

                        As printed

Recipe By     :Ed
Serving Size  : 2

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  1            bunch    radishes

Wash them.
]]></RTxt></RcpE></mx2>`;

describe('MasterCook', () => {
  it('reads the text: columns, wrapped rows, headings, what stands below the directions', async () => {
    const { format, entries } = await readFile('recipes.mxp', TEXT.replaceAll('\n', '\r\n'));
    expect(format).toBe('mastercook');
    const [first, second] = entries.map((entry) => ('recipe' in entry ? entry.recipe : null));
    expect(first).toMatchObject({
      title: 'Harvest Stew',
      author: 'Nora Field',
      servings: 6,
      yield_text: '2 quarts',
      prep_time: 25,
      cook_time: 75,
      tags: ['Stews', 'Autumn', 'Vegetables'],
      source_url: 'https://fields.example/stew',
      source_name: 'Fields and Kitchens',
      instructions: [{ text: 'Simmer the pumpkin in the stock. Add salt and go on until it is soft.' }, { text: 'Drop in the dumplings.' }],
      nutrition: { calories: 230, total_fat: 4, protein: 6, carbohydrates: 44, fiber: 5, sodium: 480 },
      losses: [{ code: 'nutrition-beyond', params: { statements: '20mg Cholesterol', more: 0 } }],
    });
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual([
      '1 1/2 pounds pumpkin, peeled and cut into large cubes',
      '2 cups stock',
      'salt, to taste',
      'DUMPLINGS › 1/2 cup flour',
    ]);
    expect(first?.notes).toBe('Formatted for MC5: 01-02-2003 by Nora\nBetter on the second day.');
    expect(second).toMatchObject({
      title: 'Plain Rice',
      servings: null,
      prep_time: null,
      tags: ['Sides'],
      ingredients: [{ text: '1 cup rice' }],
      instructions: [{ text: 'Boil the rice.' }],
    });
  });

  it('reads the XML in the encoding of Windows, with the picture beside it', async () => {
    const { format, entries } = await readFile(
      'book.mz2',
      await zipOf({ 'book.mx2': iconv.encode(XML, 'windows-1252'), 'popper.jpg': PICTURE }),
    );
    expect(format).toBe('mastercook');
    const [first, second] = entries.map((entry) => ('recipe' in entry ? entry.recipe : null));
    expect(first).toMatchObject({
      title: 'Jalapeño “Poppers”',
      author: '',
      description: 'Hot & sweet.',
      servings: 24,
      yield_text: '24 halves',
      prep_time: 20,
      total_time: 65,
      tags: ['Snacks', 'Party'],
      source_name: 'Card box',
      notes: 'Wear gloves.\nFormatted: by Ed',
      nutrition: { calories: 90, protein: 2 },
      instructions: [{ text: 'Fill the peppers.' }, { text: 'Bake them.' }],
      pictures: [{ bytes: Buffer.from(PICTURE) }],
      losses: [],
    });
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['12 peppers, halved', 'Filling › 1/2 cup cream cheese']);
    expect(second).toMatchObject({
      title: 'As printed',
      author: 'Ed',
      servings: 2,
      ingredients: [{ text: '1 bunch radishes' }],
      instructions: [{ text: 'Wash them.' }],
    });
  });

  it('reads the address, the total time and the ratings of the XML', async () => {
    const recipe = await readOne(
      'a.mx2',
      `<mx2><RcpE name="Stew"><TTm elapsed="1:30"/><RatS><RatE name="Difficulty" value="3"/><RatE name="Taste" value="8"/><RatE name="Ease" value="0"/></RatS>
<IngR name="peas" unit="cup" qty="1"/><DirS><DirT>Simmer.</DirT></DirS><Srce>Card box</Srce><AltS label="Web Page" source="www.stews.example/1"/><AltS label="Formatted" source="by Ed"/></RcpE></mx2>`,
    );
    expect(recipe).toMatchObject({
      total_time: 90,
      rating: 4,
      source_url: 'https://www.stews.example/1',
      source_name: 'Card box',
      notes: 'Formatted: by Ed\nDifficulty: 3 of 10',
    });
    expect(
      await readOne(
        'a.mx2',
        '<mx2><RcpE name="Stew"><IngR name="peas"/><DirS><DirT>Simmer.</DirT></DirS><Srce>Bistro, https://stews.example/1</Srce><AltS label="Internet address" source="https://stews.example/1"/></RcpE></mx2>',
      ),
    ).toMatchObject({ source_url: 'https://stews.example/1', source_name: 'Bistro', notes: '' });
    expect(
      await readOne('a.mx2', '<mx2><RcpE name="Stew"><Rate value="10"/><IngR name="peas"/><DirS><DirT>Simmer.</DirT></DirS></RcpE></mx2>'),
    ).toMatchObject({ rating: 5, notes: '' });
  });

  it('reads the address and the times that the text labels, and headings of the XML', async () => {
    const text =
      '* Exported from MasterCook *\n\n  Adobo\n\nServing Size  : 4\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n  5               cups  tomatoes\n\nSimmer.\n\nSource:\n  "Card box"\nS(Internet Address):\n  "http://adobo.example/1"\nCopyright:\n  "(c) 2009"\nT(Baking time):\n  "0:40"\nT(Marinating):\n  "2:00"\nRatings       : Cost 3 Looks 4\nTaste 8\n - - - - - -\n\nServing Ideas : Rice.\n\nNOTES : Better next day.\n';
    const recipe = await readOne('t.mxp', text);
    expect(recipe).toMatchObject({
      source_name: 'Card box',
      source_url: 'http://adobo.example/1',
      cook_time: 40,
      rating: 4,
      ingredients: [{ text: '5 cups tomatoes' }],
      notes: 'Copyright: (c) 2009\nMarinating: 2:00\nRatings: Cost 3 Looks 4 Taste 8\nServing Ideas: Rice.\nBetter next day.',
    });
    const xml = await readOne(
      't.mx2',
      '<mx2><RcpE name="Adobo"><IngR name="=== SAUCE ==="/><IngR name="tomatoes" unit="cups" qty="5"/><DirS><DirT>Simmer.</DirT></DirS></RcpE></mx2>',
    );
    expect(linesWithGroups(xml.ingredients)).toEqual(['SAUCE › 5 cups tomatoes']);
  });

  it.each(['*  Exported from  CookWorks  *', '{ Exported from MasterCook', '*Exported from MasterCook Mac*'])(
    'reads what begins with %s',
    async (opening) => {
      const recipe = await readOne(
        't.txt',
        `  ${opening}\n\n  Plain rice\n\nServing Size  : 2\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n                        ---Base----\n   1      cup           rice -- rinsed\n\nBoil it.\n\n - - - - - -\n`,
      );
      expect(recipe).toMatchObject({
        format: 'mastercook',
        title: 'Plain rice',
        servings: 2,
        ingredients: [{ text: '1 cup rice, rinsed', group: 'Base' }],
        instructions: [{ text: 'Boil it.' }],
      });
    },
  );

  it('tells a tip without ingredients as none', async () => {
    const { entries } = await readFile(
      't.mxp',
      '* Exported from MasterCook *\n\n  Tip\n\nRecipe By : Me\nServing Size : 1\nCategories : Tips\n\n\n\n- - - -\n',
    );
    expect(entries).toEqual([{ skipped: { name: 'Tip', reason: { code: 'no-ingredients' } } }]);
  });
});
