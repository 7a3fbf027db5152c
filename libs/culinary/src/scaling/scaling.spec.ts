import fc from 'fast-check';
import { loadIngredientParser } from '../ingredients/load-ingredient-parser';
import { ingredientColumns } from './ingredient-columns';
import type { Language } from '../languages';
import { scaleIngredient } from './scale-ingredient';
import { scaleStep } from './scale-step';

describe('scaleIngredient', () => {
  beforeAll(async () => {
    await loadIngredientParser();
  });

  it.each([
    ['1 (15 oz) can black beans, drained', 2, '2 (15 oz) cans black beans, drained'],
    ['150g/5oz flour', 2, '300g/10oz flour'],
    ['1 cup plus 2 tbsp sugar', 0.5, '½ cup plus 1 tbsp sugar'],
    ['2 x 400ml tins coconut milk', 0.5, '1 x 400ml tin coconut milk'],
    ['a pinch of salt', 2, '2 pinches of salt'],
    ['half a cup of milk', 3, '1 ½ cups of milk'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1 large onion, chopped', 2, '2 large onions, chopped'],
    ['2 eggs', 0.5, '1 egg'],
    ['4 tbsp butter', 2, '½ cup butter'],
    ['750 g Mehl', 2, '1,5 kg Mehl'],
    ['1,5 l Wasser', 0.5, '750 ml Wasser'],
    ['1 2-inch piece ginger', 2, '2 2-inch pieces ginger'],
    ['1/3 cup oil', 0.5, '2 ⅔ tablespoons oil'],
    ['6 tbsp butter, plus 2 tbsp for greasing', 2, '¾ cup butter, plus ¼ cup for greasing'],
    ['½ red or yellow pepper', 4, '2 red or yellow peppers'],
    ['Salt', 2, 'Salt'],
    ['1 tsp salt', 2, '2 tsp salt'],
    ['2 tsp salt', 2, '4 tsp salt'],
    ['5 oz cheddar', 2, '10 oz cheddar'],
    ['8 oz cheddar', 2, '1 lb cheddar'],
    ['3 tbsp honey', 2, '6 tbsp honey'],
    ['1 cup plus 2 tbsp sugar', 2, '2 cups plus 4 tbsp sugar'],
    ['1/8 tsp nutmeg', 0.5, 'under ⅛ tsp nutmeg'],
    ['1 large egg', 2, '2 large eggs'],
    ['a dozen eggs', 2, '24 eggs'],
    ['3/4 cup + 1 tbsp milk', 0.5, '6 tablespoons + ½ tbsp milk'],
    ['42 g Hefe (1 Würfel)', 2, '84 g Hefe (2 Würfel)'],
    ['2 tablespoons smashed and chopped garlic (6 to 8 cloves)', 2, '¼ cup smashed and chopped garlic (12 to 16 cloves)'],
    ['350 g/12 oz/2 cups rice', 2, '700 g/1 ½ lb/4 cups rice'],
    ['1 cup (240 ml; 8 fl oz) milk', 2, '2 cups (480 ml; 16 fl oz) milk'],
    ['6 tbsp butter', 3, '1 cup + 2 tbsp butter'],
    ['5 tablespoons oil', 2, '½ cup + 2 tablespoons oil'],
    ['3 tbsp oil', 3.5, '½ cup + 2 ½ tbsp oil'],
    ['75 cl de lait', 2, '1,5 l de lait'],
    ['50 cl de lait', 0.5, '25 cl de lait'],
    ['5 dl Milch', 2, '1 l Milch'],
    ['1 taza y media de arroz', 2, '3 tazas de arroz'],
    ['1 xícara e meia de leite', 0.5, '¾ xícara de leite'],
    ['un kilo et demi de tomates', 2, '3 kilos de tomates'],
    ["le jus d'un citron", 2, 'le jus de 2 citrons'],
    ["le zeste d'1 orange", 0.5, 'le zeste de ½ orange'],
    ["un'arancia", 2, '2 arance'],
    ['Saft einer halben Zitrone', 2, 'Saft von 1 Zitrone'],
    ['Saft einer Zitrone', 1.5, 'Saft von 1 ½ Zitronen'],
    ['1 onion or 2 shallots', 2, '2 onions or 4 shallots'],
    ['1 onion or 2 shallots', 0.5, '½ onion or 1 shallot'],
    ["mezz'arancia", 2, '1 arancia'],
    ['seeds from ½ papaya', 2, 'seeds from 1 papaya'],
    ['400g can chopped tomatoes', 2, '2 x 400g cans chopped tomatoes'],
    ['400ml/14fl oz tin of coconut milk', 0.5, '½ x 400ml/14fl oz tin of coconut milk'],
    ['1-inch piece of ginger', 2, '2-inch piece of ginger'],
    ['One ½-inch piece fresh ginger', 2, '2 x ½-inch pieces fresh ginger'],
    ['1 tsbp oil', 2, '2 tsbp oil'],
    ['2 tbs oil', 0.5, '1 tbs oil'],
    ['2 lbs beef', 0.5, '1 lb beef'],
    ['1/3 tasse de lait', 0.5, '⅙ tasse de lait'],
    ['1/3 to 1/2 cup honey', 0.5, '⅙ to ¼ cup honey'],
    ["1 cipolla, 1 spicchio d'aglio", 2, "2 cipolle, 2 spicchi d'aglio"],
    ['Cacao: 3 scatole da 70 g', 2, 'Cacao: 6 scatole da 70 g'],
    ['1 tsp each cumin, fennel and caraway', 2, '2 tsp each cumin, fennel and caraway'],
    ['4 x 10cm discs pastry', 2, '8 x 10cm discs pastry'],
    ['2 cm de gingembre', 1.5, '3 cm de gingembre'],
    ['3/4 cup sugar', 1.25, '¾ cup + 3 tablespoons sugar'],
    ['1/2 c. honey', 1.25, '½ c + 2 tbsp honey'],
    ['1/3 cup oil', 1.25, '⅓ cup + 4 teaspoons oil'],
    ['1 tbsp. oil', 17, '1 cup + 1 tbsp. oil'],
    ['1 ½ lbs beef', 0.75, '1 lb + 2 oz beef'],
    ['12 oz pasta', 1.5, '18 oz pasta'],
    ['3/4 cup plus 1 tbsp milk', 1.5, '1 ⅛ cups plus 1 ½ tbsp milk'],
  ])('multiplies "%s" by %p', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor).text).toBe(scaled);
  });

  it.each([
    ['2 cans (15 ounces each) kidney beans', '4 cans (15 ounces each) kidney beans'],
    ['4 chicken breasts (about 6 oz each)', '8 chicken breasts (about 6 oz each)'],
    ['2 cans (400 g) chickpeas', '4 cans (400 g) chickpeas'],
    ['1 package (7 g) yeast', '2 packages (7 g) yeast'],
    ['2 Dosen à 400 g Tomaten', '4 Dosen à 400 g Tomaten'],
    ['2 scatole da 400 g di pomodori', '4 scatole da 400 g di pomodori'],
    ['350°F warm water 1 cup', '350°F warm water 2 cups'],
    ['1 lb ground beef (80/20)', '2 lb ground beef (80/20)'],
    ['1 9x13-inch sheet puff pastry', '2 9x13-inch sheets puff pastry'],
    ['4 cosce di pollo (200 g cad.)', '8 cosce di pollo (200 g cad.)'],
    ["2 bistecche (150 g l'una)", "4 bistecche (150 g l'una)"],
    ['4 Lachsfilets, à ca. 180 g', '8 Lachsfilets, à ca. 180 g'],
    ['4 fette di pane da 50 g', '8 fette di pane da 50 g'],
    ['2 filetes de ternera de 150 g', '4 filetes de ternera de 150 g'],
    ['1 400g can tomatoes', '2 400g cans tomatoes'],
    ['1 chicken, cut in 3 or 4 pieces', '2 chickens, cut in 3 or 4 pieces'],
    ['1 pie dish, 20 cm', '2 pie dishes, 20 cm'],
    ['8-inch tortillas', '8-inch tortillas'],
  ])('leaves sizes, temperatures and ratios of "%s" alone', (line, scaled) => {
    expect(scaleIngredient(line, 2).text).toBe(scaled);
  });

  it.each([
    ['1 cuillère à soupe d’huile', 2, '2 cuillères à soupe d’huile'],
    ['2 cuillères à soupe de sucre', 0.5, '1 cuillère à soupe de sucre'],
    ['1 Dose Tomaten', 2, '2 Dosen Tomaten'],
    ['1 Bund Petersilie', 2, '2 Bund Petersilie'],
    ['1 spicchio di aglio', 3, '3 spicchi di aglio'],
    ['1 colher de sopa de azeite', 2, '2 colheres de sopa de azeite'],
    ['1 cucharada de aceite', 2, '2 cucharadas de aceite'],
    ['1 EL Öl', 2, '2 EL Öl'],
    ['1 Glas Oliven', 2, '2 Gläser Oliven'],
    ['2 Blätter Gelatine', 0.5, '1 Blatt Gelatine'],
    ['1 Zweig Thymian', 3, '3 Zweige Thymian'],
    ['1 pizzico di sale', 2, '2 pizzichi di sale'],
    ['1 bicchiere di vino', 2, '2 bicchieri di vino'],
    ['1 cartón de leche', 2, '2 cartones de leche'],
    ['1 porção de queijo', 2, '2 porções de queijo'],
    ['2 bocaux de haricots', 0.5, '1 bocal de haricots'],
    ['1 ½ xícara (chá) de leite', 2, '3 xícaras (chá) de leite'],
    ['1 petite gousse d’ail', 2, '2 petites gousses d’ail'],
    ['1 garrafa pequena (200 ml) de leite', 2, '2 garrafas pequenas (200 ml) de leite'],
    ['1 colher (sopa) de azeite', 2, '2 colheres (sopa) de azeite'],
    ['2 xícaras (chá) de leite', 0.5, '1 xícara (chá) de leite'],
  ])('puts the unit of "%s" times %p into its number', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor).text).toBe(scaled);
  });

  it.each([
    ['1 Zwiebel, gewürfelt', 2, '2 Zwiebeln, gewürfelt'],
    ['1 Ei', 3, '3 Eier'],
    ['2 Eier', 0.5, '1 Ei'],
    ['1 Knoblauchzehe', 2, '2 Knoblauchzehen'],
    ['1 Lorbeerblatt', 2, '2 Lorbeerblätter'],
    ['1 Brei, frisch', 2, '2 Brei, frisch'],
    ['1 große rote Zwiebel', 2, '2 große rote Zwiebeln'],
    ['1 kl. Zwiebel', 2, '2 kl. Zwiebeln'],
    ['1 großer Apfel', 2, '2 große Äpfel'],
    ['1 kleines frisches Ei', 2, '2 kleine frische Eier'],
    ['2 große Kartoffeln', 0.5, '1 große Kartoffel'],
    ['2 kleine Eier', 0.5, '1 kleine Eier'],
    ['1 œuf', 2, '2 œufs'],
    ['1 œuf', 1.5, '1 ½ œuf'],
    ["1 jaune d'œuf", 2, "2 jaunes d'œuf"],
    ['1 oignon haché', 2, '2 oignons hachés'],
    ['1 gros oignon rouge', 2, '2 gros oignons rouges'],
    ['2 citrons verts', 0.5, '1 citron vert'],
    ['1 oignon doux des Cévennes', 2, '2 oignon doux des Cévennes'],
    ['1 chou-fleur', 2, '2 choux-fleurs'],
    ['1 petit oignon, finement haché', 2, '2 petits oignons, finement hachés'],
    ['1 limón', 2, '2 limones'],
    ['4 huevos', 0.25, '1 huevo'],
    ['1 cebolla grande, picada', 2, '2 cebollas grandes, picadas'],
    ['2 cebollas picadas', 0.5, '1 cebolla picada'],
    ['1 cipolla piccola tritata', 2, '2 cipolle piccole tritate'],
    ['1 uovo', 2, '2 uova'],
    ['1 cebolla morada grande', 2, '2 cebollas moradas grandes'],
    ['1 tomate maduro, pelado', 2, '2 tomates maduros, pelados'],
    ['1 pimiento del piquillo', 2, '2 pimientos del piquillo'],
    ['1 cipolla bianca tritata', 2, '2 cipolle bianche tritate'],
    ['1 peperone rosso', 2, '2 peperoni rossi'],
    ['1 cebola roxa picada', 2, '2 cebolas roxas picadas'],
    ['1 limão', 2, '2 limões'],
  ])('puts the counted food of "%s" times %p into its number where it is known', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor).text).toBe(scaled);
  });

  it.each([
    ['2 eggs plus 1 yolk', 2, '4 eggs plus 2 yolks'],
    ['3 carrots and 1 parsnip', 2, '6 carrots and 2 parsnips'],
    ['1 egg + 1 egg white', 3, '3 eggs + 3 egg whites'],
    ['4 cloves garlic, plus 1 whole', 2, '8 cloves garlic, plus 2 whole'],
    ['2 Eier und 1 Eigelb', 2, '4 Eier und 2 Eigelb'],
    ['2 œufs et 1 oignon', 2, '4 œufs et 2 oignons'],
    ['2 huevos y 1 yema', 2, '4 huevos y 2 yemas'],
    ['2 uova e 1 tuorlo', 2, '4 uova e 2 tuorli'],
    ['2 ägg och 1 lök', 2, '4 ägg och 2 lökar'],
    ['2 eieren en 1 ui', 2, '4 eieren en 2 uien'],
    ['1 can (28 oz) plus 1 can (14 oz) tomatoes', 2, '2 cans (28 oz) plus 2 cans (14 oz) tomatoes'],
  ])('multiplies the second food of "%s" by %p', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor).text).toBe(scaled);
  });

  it.each([
    ['1 Zwiebel(n)', '2 Zwiebeln'],
    ['2 Zehe/n Knoblauch', '4 Zehen Knoblauch'],
    ['2 slice(s) bread', '4 slices bread'],
    ['1 egg(s)', '2 eggs'],
    ['1 œuf(s)', '2 œufs'],
    ['1 Ei(er)', '2 Eier'],
  ])('closes the plural that "%s" leaves open', (line, scaled) => {
    expect(scaleIngredient(line, 2).text).toBe(scaled);
  });

  it.each([
    ['1 #10 can tomatoes', '2 #10 cans tomatoes'],
    ['1 can (#10) tomatoes', '2 cans (#10) tomatoes'],
    ['size 2 eggs', 'size 2 eggs'],
    ['1 No. 303 can corn', '2 No. 303 cans corn'],
    ['500 g Mehl Type 405', '1 kg Mehl Type 405'],
    ['2 doz. rolls', '48 rolls'],
    ['one (1) egg', '2 eggs'],
    ['6 1/2-inch thick slices bread', '12 x 1/2-inch thick slices bread'],
    ['1 000 g de farine', '2 kg de farine'],
    ['12 oz beer', '24 oz beer'],
    ['8 oz milk', '16 oz milk'],
    ['12 oz pasta', '1 ½ lb pasta'],
    ['砂糖 大さじ2', '砂糖 大さじ4'],
    ['1 стакан молока', '2 стакан молока'],
  ])('knows what a number of "%s" says', (line, scaled) => {
    expect(scaleIngredient(line, 2).text).toBe(scaled);
  });

  it.each<[line: string, expected: Language, scaled: string]>([
    ['1 Pastinake', 'de', '2 Pastinaken'],
    ['1 Eigelb', 'de', '2 Eigelb'],
    ['1 topinambour', 'fr', '2 topinambours'],
    ['1 pastinaca', 'it', '2 pastinache'],
    ['1 avokado', 'sv', '2 avokador'],
  ])('counts what the catalogue names: %s (%s)', (line, expected, scaled) => {
    expect(scaleIngredient(line, 2, { expected }).text).toBe(scaled);
  });

  it('gives a foreign word no English plural in a list of its language', () => {
    expect(scaleIngredient('1 Wirsing', 2, { expected: 'de' }).text).toBe('2 Wirsing');
    expect(scaleIngredient('2 bistecs', 0.5, { expected: 'es' }).text).toBe('1 bistecs');
  });

  it('says where the line changed and what stood there', () => {
    const { text, changes } = scaleIngredient('1 (15 oz) can black beans', 2);
    expect(changes.map(({ start, end, original }) => [text.slice(start, end), original])).toEqual([
      ['2', '1'],
      ['cans', 'can'],
    ]);
  });

  it('changes nothing by a factor that is none', () => {
    for (const factor of [1, 0, -2, Number.NaN, Infinity])
      expect(scaleIngredient('2 eggs', factor)).toEqual({ text: '2 eggs', changes: [] });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.double({ min: 0.01, max: 100 }), (line, factor) => {
        expect(typeof scaleIngredient(line, factor).text).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('ingredientColumns', () => {
  it.each([
    ['1 cup plus 2 tbsp sugar', 1, '1 cup plus 2 tbsp', 'sugar'],
    ['1 (15 oz) can black beans, drained', 2, '2 (15 oz) cans', 'black beans, drained'],
    ['2 x 400g tins tomatoes', 1, '2 x 400g tins', 'tomatoes'],
    ['2 cans (15 ounces each) kidney beans', 1, '2 cans (15 ounces each)', 'kidney beans'],
    ['5 oz / 150 g butter', 1, '5 oz / 150 g', 'butter'],
    ['1 cup (240 ml; 8 fl oz) milk', 1, '1 cup (240 ml; 8 fl oz)', 'milk'],
    ['about 2 cups flour', 2, 'about 4 cups', 'flour'],
    ['a pinch of salt', 1, 'a pinch', 'salt'],
    ['1 taza y media de arroz', 1, '1 taza y media', 'arroz'],
    ['½ of an onion', 1, '½', 'onion'],
    ['2 large eggs', 1, '2', 'large eggs'],
    ['1 Bund Petersilie', 1, '1 Bund', 'Petersilie'],
    ['2 cuillères à soupe d’huile d’olive', 1, '2 cuillères à soupe', 'huile d’olive'],
    ['350°F warm water 1 cup', 2, '', '350°F warm water 2 cups'],
    ['Juice of 2 lemons', 1, '', 'Juice of 2 lemons'],
    ['Salt, to taste', 2, '', 'Salt, to taste'],
    ['1 cup', 2, '', '2 cups'],
    ['🥕 2 carrots', 2, '4', '🥕 carrots'],
    ['👩🏽‍🍳 ❤️ 1 cup milk', 1, '1 cup', '👩🏽‍🍳 ❤️ milk'],
    ['🧂', 1, '', '🧂'],
    ['🧂 salt', 1, '', '🧂 salt'],
  ])('divides "%s" times %p', (line, factor, amount, words) => {
    expect(ingredientColumns(line, factor)).toEqual({ amount, words });
  });
});

describe('scaleStep', () => {
  it.each([
    ['Add 2 tbsp of the oil to a 2-quart saucepan.', 'Add ¼ cup of the oil to a 2-quart saucepan.'],
    ['Stir in 200 g flour and 100ml milk.', 'Stir in 400 g flour and 200ml milk.'],
    ['Bake 20 minutes at 180 C in a 23 cm tin.', 'Bake 20 minutes at 180 C in a 23 cm tin.'],
    ['Pour 1/4 cup batter per pancake.', 'Pour 1/4 cup batter per pancake.'],
    ['Add 2 cups flour, 1/2 cup at a time.', 'Add 2 cups flour, 1/2 cup at a time.'],
    ['Form 4 oz portions.', 'Form 4 oz portions.'],
    ['Form 4 oz portions. Melt 1 cup butter.', 'Form 4 oz portions. Melt 2 cups butter.'],
    ['Add 2 eggs.', 'Add 4 eggs.'],
    ['Mit 2 EL Öl braten.', 'Mit 4 EL Öl braten.'],
    ['500 g Mehl mit 2 EL Öl verkneten.', '1 kg Mehl mit 4 EL Öl verkneten.'],
    ["Ajouter 2 c. à soupe d'huile.", "Ajouter 4 c. à soupe d'huile."],
    ["Verser l'huile, 2 c. à soupe à la fois.", "Verser l'huile, 2 c. à soupe à la fois."],
    ['Add 1 tsp salt.', 'Add 2 tsp salt.'],
    ['Bake at 180 C until golden.', 'Bake at 180 C until golden.'],
    ['200 g Mehl mit 1,5 l Milch verrühren.', '400 g Mehl mit 3 l Milch verrühren.'],
    ['Weigh out 500 g. Then rest.', 'Weigh out 1 kg. Then rest.'],
    ['Add 4 tbsp. Stir.', 'Add ½ cup. Stir.'],
    ['Add 4 tbsp. of oil.', 'Add ½ cup of oil.'],
    ['Pour in 12 oz beer.', 'Pour in 24 oz beer.'],
    ['Beat in 3 eggs with 200 ml milk.', 'Beat in 6 eggs with 400 ml milk.'],
    ['Beat in one egg and 2 large egg yolks.', 'Beat in 2 eggs and 4 large egg yolks.'],
    ['Add 2-3 carrots and 1 bay leaf.', 'Add 4-6 carrots and 2 bay leaves.'],
    ['Stir in 2 cloves of garlic and 1 can tomatoes.', 'Stir in 4 cloves of garlic and 2 cans tomatoes.'],
    ['3 Eier mit 1 Zwiebel verrühren.', '6 Eier mit 2 Zwiebeln verrühren.'],
    ['Ajouter 2 œufs et 1 oignon.', 'Ajouter 4 œufs et 2 oignons.'],
    ['Batir 1 huevo con la harina.', 'Batir 2 huevos con la harina.'],
    ['Rör ner 2 ägg och 1 lök.', 'Rör ner 4 ägg och 2 lökar.'],
    ['Cut into 6 potato wedges, cook for 2 minutes.', 'Cut into 6 potato wedges, cook for 2 minutes.'],
    ['Divide among 4 bowls, add 1 egg to each.', 'Divide among 4 bowls, add 1 egg to each.'],
    ['Add the eggs, one at a time.', 'Add the eggs, one at a time.'],
  ])('doubles what grows in "%s"', (step, scaled) => {
    expect(scaleStep(step, 2).text).toBe(scaled);
  });
});
