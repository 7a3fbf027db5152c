import type { FileFormat } from '@simmer/contracts';
import { pdfOf } from './pdf';
import { gzipped, zipOf } from './read-file';

/** One file in each form that we read, as small as it can be while using what the form has. */
export interface SmallFile {
  format: FileFormat;
  name: string;
  text: string;
  /** Where the text is a member of an archive. */
  pack?: (text: Uint8Array) => Promise<Uint8Array>;
}

const rule = '_'.repeat(75);
const json = JSON.stringify;
const inZip =
  (name: string) =>
  (bytes: Uint8Array): Promise<Uint8Array> =>
    zipOf({ [name]: bytes });

const BREAD = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bread',
  recipeYield: '1 loaf',
  prepTime: 'PT20M',
  recipeIngredient: ['500 g flour', '10 g salt'],
  recipeInstructions: [{ '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }] }],
  nutrition: { calories: '240 kcal' },
  image: 'https://a.example/1.jpg',
};
const LABELLED = 'Description: Plain.\nSource: Grandma\nOriginal URL: https://a.example/1\nYield: 4\nPrep: 10 min\n';
const LISTS = 'Ingredients:\n\tFor the pie:\n\t2 apples\n\t1 cup flour\nInstructions:\n\t1. Peel.\n\t2. Bake.\n';

export const SMALL_FILES: readonly SmallFile[] = [
  { format: 'simmer', name: 'a.json', text: json({ format: 'simmer', version: 1, recipes: [] }) },
  {
    format: 'paprika',
    name: 'a.paprikarecipes',
    text: json({
      name: 'Bread',
      ingredients: 'Dough:\n500 g flour\n10 g salt',
      directions: '1. Knead.\n2. Bake.',
      servings: '1 loaf',
      prep_time: '20 min',
      rating: 4,
      categories: ['Bread'],
      photo_data: '/9j/4AAQ',
      nutritional_info: 'Calories: 240',
    }),
    pack: async (text) => zipOf({ 'Bread.paprikarecipe': gzipped(parsed(text)) }),
  },
  {
    format: 'mela',
    name: 'a.melarecipe',
    text: json({
      id: '1',
      title: 'Bread',
      text: 'Good.',
      ingredients: '# Dough\n500 g flour',
      instructions: 'Knead.\nBake.',
      images: ['/9j/4AAQ'],
      categories: ['Bread'],
      yield: '1 loaf',
      prepTime: '20 min',
      cookTime: '',
      totalTime: '',
      notes: '',
      nutrition: 'Calories: 240',
      link: 'https://a.example',
    }),
  },
  {
    format: 'crouton',
    name: 'a.crumb',
    text: json({
      name: 'Bread',
      serves: 4,
      duration: 20,
      cookingDuration: 40,
      ingredients: [{ order: 0, quantity: { amount: 500, quantityType: 'GRAMS' }, ingredient: { name: 'flour' } }],
      steps: [
        { order: 0, step: 'Dough', isSection: true },
        { order: 1, step: 'Knead.', isSection: false },
      ],
      tags: [{ name: 'Bread' }],
      images: ['/9j/4AAQ'],
      uuid: '1',
    }),
  },
  {
    format: 'mealie',
    name: 'bread.json',
    text: json({
      id: 1,
      name: 'Bread',
      slug: 'bread',
      recipe_yield: '1 loaf',
      recipe_ingredient: [{ title: 'Dough', note: '500 g flour', quantity: 1, disable_amount: true }],
      recipe_instructions: [{ title: '', text: 'Knead.' }],
      nutrition: { calories: '240' },
      tags: ['Bread'],
      total_time: '1 hour',
      notes: [{ title: 'Tip', text: 'Rest.' }],
    }),
    pack: inZip('recipes/bread/bread.json'),
  },
  {
    format: 'tandoor',
    name: 'a.zip',
    text: json({
      name: 'Bread',
      working_time: 20,
      waiting_time: 60,
      servings: 4,
      servings_text: 'slices',
      keywords: [{ name: 'bread' }],
      steps: [
        {
          name: 'Dough',
          order: 0,
          instruction: 'Knead **well**.',
          ingredients: [
            { food: { name: 'flour' }, unit: { name: 'g' }, amount: 500, note: 'sifted', order: 0, is_header: false, no_amount: false },
          ],
        },
      ],
    }),
    pack: async (text) => zipOf({ '1.zip': await zipOf({ 'recipe.json': text }) }),
  },
  {
    format: 'kitchenowl',
    name: 'a.json',
    text: json({
      items: [],
      recipes: [
        {
          name: 'Bread',
          description: '# Dough\n1. Knead.',
          time: 60,
          prep_time: 20,
          cook_time: 40,
          yields: 4,
          source: 'https://a.example',
          items: [{ name: 'Flour', description: '500 g', optional: true }],
          tags: ['bread'],
        },
      ],
    }),
  },
  {
    format: 'recipe-keeper',
    name: 'a.html',
    text: '<!DOCTYPE html><body><div class="recipe-details"><h2 itemprop="name">Bread</h2><span itemprop="recipeYield">4</span><meta content="PT20M" itemprop="prepTime"><div itemprop="recipeIngredients"><p><b>Dough</b></p><p>500 g flour</p></div><div itemprop="recipeDirections"><p>1. Knead.</p></div></div></body>',
  },
  {
    format: 'copy-me-that',
    name: 'a.html',
    text: '<!DOCTYPE html><meta name="copymethat_version" content="2"><div class="recipe"><div id="name">Bread</div><a id="original_link" href="https://a.example">x</a><ul><li class="recipeIngredient_subheader">Dough:</li><li class="recipeIngredient">500 g flour</li></ul><ol><li class="instruction">Knead.</li></ol></div>',
  },
  {
    format: 'cookmate',
    name: 'a.xml',
    text: '<?xml version="1.0"?><cookbook><recipe><title>Bread</title><preptime>P0DT0H25M</preptime><quantity>4</quantity><ingredient><li>Dough:</li><li>500 g flour</li></ingredient><recipetext><li>1. Knead.</li></recipetext><nutrition><li>Calories : 240</li></nutrition></recipe></cookbook>',
  },
  {
    format: 'kreml',
    name: 'a.kreml',
    text: '<?xml version="1.0"?><krecipes><krecipes-recipe><krecipes-description><title>Bread</title><category><cat>Bread</cat></category><yield><amount>4</amount><type>slices</type></yield></krecipes-description><krecipes-ingredients><ingredient-group name="Dough"><ingredient><name>flour</name><amount><min>1</min><max>2</max></amount><unit>cups</unit></ingredient></ingredient-group></krecipes-ingredients><krecipes-instructions>Knead.</krecipes-instructions></krecipes-recipe></krecipes>',
  },
  {
    format: 'cookml',
    name: 'a.cml',
    text: '<?xml version="1.0"?><cookml version="1.0"><recipe lang="de"><head title="Brot" servingqty="4" timeallqty="1 Stunde"><cat>Brot</cat></head><part title="Teig"><ingredient qty="500" unit="g" item="Mehl"/></part><preparation><text>1. ) Kneten und\nruhen.\n\n2. ) Backen.</text></preparation></recipe></cookml>',
  },
  {
    format: 'living-cookbook',
    name: 'a.fdx',
    text: '<?xml version="1.0"?><fdx Source="x"><Recipes><Recipe Name="Bread" Servings="4" PreparationTime="20" RecipeTypes="Bread, Yeast"><RecipeIngredients><RecipeIngredient Ingredient="Dough" Heading="Y"/><RecipeIngredient Quantity="500" Unit="g" Ingredient="flour" Heading="N"/></RecipeIngredients><RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Knead.</ProcedureText></RecipeProcedure></RecipeProcedures><RecipeNutrition Calories="240"/></Recipe></Recipes></fdx>',
  },
  {
    format: 'recipeml',
    name: 'a.xml',
    text: '<?xml version="1.0"?><recipeml><recipe><head><title>Bread</title><source>https://a.example by Ann</source><yield><qty>4</qty></yield></head><ingredients><ing-div><title>Dough</title><ing><amt><qty><range><q1>1</q1><q2>2</q2></range></qty><unit>cups</unit></amt><item>flour</item><prep>sifted</prep></ing></ing-div></ingredients><directions><step>Knead the dough\nwell.</step></directions></recipe></recipeml>',
  },
  {
    format: 'gourmet',
    name: 'a.grmt',
    text: '<?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Bread</title><rating>4/5 stars</rating><cooktime>2 days</cooktime><yields>4 cups</yields><image><![CDATA[/9j/4AAQ]]></image><ingredient-list><inggroup><groupname>Dough</groupname><ingredient optional="yes"><amount>500</amount><unit>g</unit><item>flour</item></ingredient></inggroup></ingredient-list><instructions>Knead &amp;lt;i&amp;gt;well&amp;lt;/i&amp;gt;.</instructions></recipe></gourmetDoc>',
  },
  {
    format: 'now-youre-cooking',
    name: 'a.txt',
    text: "@@@@@ Now You're Cooking! Export Format\n\nBread\n\nbread\n\n500 g flour\n1 cup water -- lukewarm\n\nKnead.\n\nContributor:  Ann\n\nYield: 4 servings\n\nPreparation Time:  0:20\n\n** Exported from Now You're Cooking! v5 **\n",
  },
  {
    format: 'open-recipe-format',
    name: 'a.yaml',
    text: 'recipe_name: Bread\nyields:\n  - servings: 4\ningredients:\n  - flour:\n      amounts:\n        - {amount: 500, unit: g}\n      processing: [sifted]\n      notes: [strong]\nsteps:\n  - step: Knead.\n    notes: [well]\noven_temp: {amount: 220, unit: C}\n',
  },
  {
    format: 'chowdown',
    name: 'a.md',
    text: '---\nlayout: recipe\ntitle: "Bread"\nimage: bread.jpg\ntags: bread, yeast\n\ningredients:\n- Dough:\n  - 500 g flour\n- "1/2" cup oats\ndirections:\n- 1. Knead.\n- 2. Bake.\n---\n\nA **good** [loaf](https://a.example).\n',
  },
  {
    format: 'easy-recipe-deluxe',
    name: 'a.txt',
    text: `\nBread\n${rule}\n\nCategory: Bread\nYield: 4 Servings\nPreparation Time: 0:20\n${rule}\n\n[Ingredients]\n\n500 g flour\n10 g salt\n\n[Instructions]\n\nKnead.\n`,
  },
  { format: 'nextcloud', name: 'a.zip', text: json(BREAD), pack: inZip('Bread/recipe.json') },
  {
    format: 'recipesage',
    name: 'a.json',
    text: json({ recipes: [{ ...BREAD, creditText: 'Ann', comment: [{ text: 'Rest.' }], isBasedOn: 'https://a.example' }] }),
  },
  { format: 'json-ld', name: 'a.json', text: json(BREAD) },
  {
    format: 'meal-master',
    name: 'a.mmf',
    text: 'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Bread\n Categories: Bread, Yeast\n      Yield: 4 Servings\n\n    500 g  Flour; sifted                    1 tb Oil\n     10 g  -fine Salt\n\nMMMMM--------------------------GLAZE-------------------------------\n      1 ea Egg\n\n  Knead the dough\n  well.\n\nMMMMM\n',
  },
  {
    format: 'mastercook',
    name: 'a.mxp',
    text: '                     *  Exported from  MasterCook  *\n\n                 Bread\n\nRecipe By     : Ann\nServing Size  : 4    Preparation Time :0:20\nCategories    : Bread                            Yeast\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n     500  grams         flour -- sifted\n                        ***GLAZE***\n   1 1/2                eggs\n\nKnead.\n\n                   - - - - - - - - - - - - - - - - - -\n\nNOTES : Rest.\n',
  },
  {
    format: 'mastercook',
    name: 'a.mx2',
    text: '<?xml version="1.0" encoding="ISO-8859-1"?><mx2><RcpE name="Bread" author="Ann"><Serv qty="0"/><PrpT elapsed="0:20"/><CatS><CatT>Bread</CatT></CatS><IngR name="Dough" code="S"/><IngR name="flour" unit="g" qty="500"><IPrp>sifted</IPrp></IngR><DirS><DirT>Knead.</DirT></DirS><Nutr>Per serving: 240 Calories; 2g Fat</Nutr><Yield unit="loaf" qty="1"/></RcpE></mx2>',
  },
  {
    format: 'recipemd',
    name: 'a.md',
    text: '# Bread\n\nA loaf.\n\n*bread, yeast*\n\n**4 slices**\n\n---\n\n## Dough\n\n- *500 g* flour\n- *1/2 cup* [starter](a.md)\n\n---\n\nKnead.\n\nBake.\n',
  },
  {
    format: 'rezkonv',
    name: 'a.rk',
    text: '========== REZKONV-Rezept - RezkonvSuite v1.4\n\n     Titel: Brot\nKategorien: Brot, Hefe\n     Menge: 4 Portionen\n\n    500      g  Mehl; gesiebt\n============================== GUSS ==============================\n      1         Ei\n============================= QUELLE =============================\n     Oma\n     -- Erfasst am 01.02.2003\n\nKneten und\nbacken.\n\n=====\n',
  },
  {
    format: 'plan-to-eat',
    name: 'a.csv',
    text: 'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private\nPie,Dessert,,Apple,Good,Ann,https://a.example,a.example,20,40,60,4,1 pie,"2 apples\n, Crust\n1 cup flour","Peel.\nBake.","pie,apple",4,,,true\n',
  },
  {
    format: 'my-recipe-box',
    name: 'a.csv',
    text: 'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,\nPie,Good,20,40,0,60,4,"2 apples\n1 cup flour","Peel.\nBake.",Warm,calories : 150 kcal,1,4,Dessert;Fruit,pie,,https://a.example,,\n',
  },
  {
    format: 'cheftap',
    name: 'a.zip',
    text: 'Apple Pie\nhttps://a.example/pie\n\nIngredients\n2 apples\n1 cup flour\n1/2 cup butter\n\nDirections\nPeel the apples.\nBake for 40 minutes.\n',
    pack: inZip('cheftap_export/Apple Pie.txt'),
  },
  { format: 'saffron', name: 'a.txt', text: `Title: Apple Pie\n${LABELLED}Cookbook: Home\nSection: Pies\n${LISTS}` },
  { format: 'pepperplate', name: 'a.txt', text: `Title: Apple Pie\n${LABELLED}${LISTS}` },
  {
    format: 'cooklang',
    name: 'a.cook',
    text: '---\ntitle: Pie\nservings: 4\n---\n\n= Crust\n\nMix @flour{500%g}(sifted) with @butter{1/2%cup} in a #bowl{} for ~{5%min}. -- gently\n\n> Rest.\n\n[- later -]\n',
  },
  {
    format: 'accuchef',
    name: 'a.txt',
    text: '*****AccuChef V5.0 Import File\nABread\nBYeast\nD4\nMServings\nP0:20\nH500 g\nIflour\nKsifted\nJ1 Knead.\nJ2 Bake.\nZ.....End of recipe definition\n',
  },
  {
    format: 'evernote',
    name: 'a.enex',
    text: '<?xml version="1.0"?><!DOCTYPE en-export SYSTEM "x.dtd"><en-export><note><title>Apple Pie</title><content><![CDATA[<en-note><h2>Ingredients</h2><div>2 apples</div><div>1 cup flour</div><div>1/2 cup butter</div><h2>Directions</h2><div>Peel the apples.</div><div>Bake for 40 minutes.</div></en-note>]]></content><created>20240131T181500Z</created><tag>Pie</tag><resource><data encoding="base64">/9j/4AAQ</data><mime>image/jpeg</mime></resource></note></en-export>',
  },
  {
    format: 'csv',
    name: 'a.csv',
    text: 'Recipe name;Ingredients;Instructions;Servings;Tags\nApple pie;"2 apples\n1 cup flour";"Peel.\nBake.";4;pie|apple\n',
  },
  {
    format: 'plain-text',
    name: 'a.txt',
    text: 'Apple Pie\n\nServes 4\n\nIngredients\n2 apples\n1 cup flour\n1/2 cup butter\n\nDirections\n1. Peel the apples.\n2. Bake for 40 minutes.\n',
  },
  {
    format: 'plain-text',
    name: 'a.yaml',
    text: 'name: Apple pie\nservings: [4, 6]\ningredients:\n  Pie:\n    - {quantity: 2, item: apples}\n    - flour: 1 cup\ndirections: |\n  1. Peel.\n  2. Bake.\n',
  },
  {
    format: 'pdf',
    name: 'a.pdf',
    text: Buffer.from(
      pdfOf([
        [
          'Apple Pie',
          'Ingredients',
          '2 apples',
          '1 cup flour',
          '1/2 cup butter',
          'Directions',
          '1. Peel the apples.',
          '2. Bake for 40 minutes.',
        ],
      ]),
    ).toString('latin1'),
  },
];

/** What was JSON before it was damaged may be none. */
function parsed(text: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(text).toString());
  } catch {
    // then the member is only a text
    return Buffer.from(text).toString();
  }
}
