import { linesWithGroups, PICTURE, PICTURE_BASE64, readFile, readOne, zipOf } from '../../testing/read-file';

const book = (
  images: string,
): string => `<?xml version="1.0" encoding="UTF-8"?><fdx Source="Living Cookbook 3.0" FileVersion="1.1"><Cookbooks><Cookbook Name="Home" ID="1"/></Cookbooks><Recipes>
<Recipe Name="Plum dumplings" ID="7" Servings="4" Yield="12 dumplings" PreparationTime="30" CookingTime="20" ReadyInTime="50" RecipeTypes="Dessert, Bohemian" Source="Grandmother" WebPage="www.dumplings.example/plum" Comments="A summer dish." >
<RecipeIngredients><RecipeIngredient Quantity="1.5" Unit="cups" Ingredient="flour, sifted" Heading="N"/><RecipeIngredient Ingredient="For the crumbs:" Heading="Y"/><RecipeIngredient Quantity="1/2" Unit="cup" Ingredient="breadcrumbs" Heading="N"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Knead the dough &amp; rest it.</ProcedureText></RecipeProcedure><RecipeProcedure Heading="Y"><ProcedureText>Crumbs</ProcedureText></RecipeProcedure><RecipeProcedure Heading="N"><ProcedureText>Fry them.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeNutrition Calories="410" TotalFat="9.5" SaturatedFat="4" Sodium="120" 3Weird="1" Alcohol="0"/><RecipeTips><RecipeTip><TipText>Use ripe plums.</TipText></RecipeTip></RecipeTips>${images}</Recipe>
<Recipe Name="Empty" ID="8"/></Recipes></fdx>`;

describe('Living Cookbook', () => {
  it('reads an .fdx with pictures in it, although a name in it is no XML', async () => {
    const { format, entries } = await readFile(
      'book.fdx',
      book(`<RecipeImages><RecipeImage FileType="JPG">${PICTURE_BASE64}</RecipeImage></RecipeImages>`),
    );
    expect(format).toBe('living-cookbook');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Plum dumplings',
          description: 'A summer dish.',
          servings: 4,
          yield_text: '12 dumplings',
          prep_time: 30,
          cook_time: 20,
          total_time: 50,
          tags: ['Dessert', 'Bohemian'],
          source_name: 'Grandmother',
          source_url: 'https://www.dumplings.example/plum',
          notes: 'Use ripe plums.',
          nutrition: { calories: 410, total_fat: 9.5, saturated_fat: 4, sodium: 120 },
          pictures: [{ bytes: Buffer.from(PICTURE) }],
        },
      },
      { skipped: { name: 'Empty' } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['1 1/2 cups flour, sifted', 'For the crumbs › 1/2 cup breadcrumbs']);
    expect(linesWithGroups(first?.instructions ?? [])).toEqual(['Knead the dough & rest it.', 'Crumbs › Fry them.']);
  });

  it('reads an .fdxz with the pictures beside the file', async () => {
    const archive = await zipOf({
      'Data.xml': book('<RecipeImages><RecipeImage FileName="7.jpg"/></RecipeImages>').replace('<Recipe Name="Empty" ID="8"/>', ''),
      'Images/7.jpg': PICTURE,
    });
    expect(await readOne('book.fdxz', archive)).toMatchObject({
      format: 'living-cookbook',
      title: 'Plum dumplings',
      pictures: [{ bytes: Buffer.from(PICTURE) }],
    });
  });

  it('reads what later versions added, under the root of their name', async () => {
    const recipe = await readOne(
      'book.fdx',
      `<hixz Source="x"><Cookbooks><Cookbook Name="Family" ID="12"/></Cookbooks><CookbookChapters><CookbookChapter Name="Soups" ID="13" CookbookID="12"/></CookbookChapters><Recipes>
<Recipe Name="Barley soup" Servings="4" InactiveTime="30" DegreeOfDifficulty="4" CreateDate="2009-03-04" OvenTemperatureF="350" OvenTemperatureC="" Source="Old book" SourcePageNumber="12" CookbookID="12" CookbookChapterID="13">
<RecipeIngredients><RecipeIngredient Quantity="1" Unit="cup" Ingredient="barley -- rinsed" Heading="N"/></RecipeIngredients><RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Soup:</ProcedureText></RecipeProcedure><RecipeProcedure><ProcedureText>1. Boil.</ProcedureText></RecipeProcedure><RecipeProcedure><ProcedureText>2. Salt.</ProcedureText></RecipeProcedure></RecipeProcedures><RecipeReviews><RecipeReview Rating="4">Good.</RecipeReview></RecipeReviews></Recipe></Recipes></hixz>`,
    );
    expect(recipe).toMatchObject({
      format: 'living-cookbook',
      ingredients: [{ text: '1 cup barley, rinsed' }],
      instructions: [
        { text: 'Boil.', group: 'Soup' },
        { text: 'Salt.', group: 'Soup' },
      ],
      tags: ['Family', 'Soups'],
      difficulty: 'hard',
      created_at: '2009-03-04T00:00:00.000Z',
      rating: 4,
      source_name: 'Old book, page 12',
      notes: 'Good.\n\nOven: 350 °F',
      losses: [{ code: 'waiting-time', params: { minutes: 30 } }],
    });
  });

  it('takes the picture of a step where there is none of the dish, and keeps the copyright', async () => {
    const step = `<RecipeProcedure Heading="N"><ProcedureText></ProcedureText><ProcedureImage FileType="JPG">${PICTURE_BASE64}</ProcedureImage></RecipeProcedure>`;
    const recipe = await readOne(
      'a.fdx',
      `<fdx><Recipes><Recipe Name="Toast" Copyright="(c) Ann"><RecipeIngredients><RecipeIngredient Quantity="1" Unit="slice" Ingredient="bread" Heading="N"/></RecipeIngredients><RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Toast it.</ProcedureText></RecipeProcedure>${step}</RecipeProcedures><RecipeScan FileType="GIF"></RecipeScan></Recipe></Recipes></fdx>`,
    );
    expect(recipe).toMatchObject({
      instructions: [{ text: 'Toast it.' }],
      notes: '(c) Ann',
      pictures: [{ bytes: Buffer.from(PICTURE) }],
      losses: [],
    });
    expect(recipe.instructions).toHaveLength(1);
  });

  it('says what to do with a backup of the whole program', async () => {
    await expect(
      readFile('backup.lcb', await zipOf({ 'livingcookbook.mdb': Buffer.from('\0\u0001\0\0Standard Jet DB'), 'images/7.jpg': PICTURE })),
    ).rejects.toThrow('living-cookbook-backup');
  });
});
