import type { LabelledLine } from './language-fixtures/labelled-line';
import { loadIngredientParser } from './load-ingredient-parser';
import { parseIngredient } from './parse-ingredient';
import { scaleIngredient } from '../scaling/scale-ingredient';

/** Lines whose amounts are spoken, split or stand where one does not expect them; each is read right, told the language or not. */
const LINES: Record<string, readonly LabelledLine[]> = {
  en: [
    ['.25 tsp nutmeg', 0.25, 'tsp', 'nutmeg'],
    ['1 .5 cups milk', 1.5, 'cup', 'milk'],
    ['100g-150g gruyère', 100, 'g', 'gruyère', 150],
    ['100 g to 150 g gruyère', 100, 'g', 'gruyère', 150],
    ['2 Tbsp to 1/4 cup lime juice', 2, 'tbsp', 'lime juice', 4],
    ['one or two bay leaves', 1, null, 'bay leaves', 2],
    ['1 3- to 4-pound chicken', 1, null, 'chicken'],
    ['two and 1/2 cups rye flour', 2.5, 'cup', 'rye flour'],
    ['three quarters of a cup milk', 0.75, 'cup', 'milk'],
    ['two-thirds cup olive oil', 2 / 3, 'cup', 'olive oil'],
    ['a quarter teaspoon cumin', 0.25, 'tsp', 'cumin'],
    ['a dozen eggs', 12, null, 'eggs'],
    ['1/2 a cup of olive oil', 0.5, 'cup', 'olive oil'],
    ['½ of an onion', 0.5, null, 'onion'],
    ['optional: 1/4 cup chopped walnuts', 0.25, 'cup', 'walnuts'],
    ['up to 1 cup of water', 1, 'cup', 'water'],
    ['1 tablespoon fresh or 1 teaspoon dried oregano', 1, 'tbsp', 'fresh oregano'],
    ['two 14-oz cans of beans', 2, 'can', 'beans'],
    ['a 14-oz can of beans', 1, 'can', 'beans'],
    ['4 fluid ounces gin', 4, 'fl oz', 'gin'],
    ['1 teasp salt', 1, 'tsp', 'salt'],
    ['1# ground beef', 1, 'lb', 'ground beef'],
    ['eggs 3', 3, null, 'eggs'],
    ['salt - 1 tsp', 1, 'tsp', 'salt'],
    ['4 (12") tortillas', 4, null, 'tortillas'],
    ['1 lb 85/15 ground beef', 1, 'lb', '85/15 ground beef'],
    ['12" tortillas, 4', 4, null, 'tortillas'],
    ['8-inch flour tortillas - 6', 6, null, 'flour tortillas'],
    ['tortillas, 12", 4', 4, null, 'tortillas'],
    ['12" tortillas', 12, 'inch', 'tortillas'],
    ['a few sprigs thyme', null, 'sprig', 'thyme'],
    ['a few leaves of basil', null, 'leaf', 'basil'],
    ['several good grinds of pepper', null, 'grind', 'pepper'],
    ['a couple of bay leaves', null, null, 'bay leaves'],
    ['a few', null, null, 'a few'],
    ['2 red chili', 2, null, 'red chili'],
    ['1 pack filo', 1, 'package', 'filo'],
    ['small pack chervil, chopped', null, 'package', 'chervil'],
    ['a squeeze of lime juice', 1, 'squeeze', 'lime juice'],
    ['a thumb of ginger', 1, 'thumb', 'ginger'],
    ['sorrel leaves roughly torn', null, null, 'sorrel leaves'],
    ['seeds from ½ papaya', 0.5, null, 'seeds from papaya'],
    ['Chives, a large handful', 1, 'handful', 'Chives'],
    ['Cloves garlic (3)', 3, 'clove', 'garlic'],
    ['1 cup half and half', 1, 'cup', 'half and half'],
    ['2 c carne asada', 2, 'cup', 'carne asada'],
    ['2 bunches rocket (arugula)', 2, 'bunch', 'rocket (arugula)'],
  ],
  de: [
    [',5 l Milch', 0.5, 'l', 'Milch'],
    ['1 kl. Zwiebel', 1, null, 'Zwiebel'],
    ['1 gr. Zwiebel', 1, null, 'Zwiebel'],
    ['100 gr. Mehl', 100, 'g', 'Mehl'],
    ['1 KL Salz', 1, 'tsp', 'Salz'],
    ['ein halber Liter Milch', 0.5, 'l', 'Milch'],
    ['1 Viertelliter Sahne', 0.25, 'l', 'Sahne'],
    ['ein Dutzend Eier', 12, null, 'Eier'],
    ['n. B. Salz', null, null, 'Salz'],
    ['evtl. 1 EL Honig', 1, 'tbsp', 'Honig'],
    ['je 1 TL Salz und Pfeffer', 1, 'tsp', 'Salz und Pfeffer'],
    ['ein paar Blätter Basilikum', null, 'leaf', 'Basilikum'],
    ['2 Zwiebel(n)', 2, null, 'Zwiebel'],
    ['Mehl Type 405', null, null, 'Mehl Type 405'],
    ['3 Stiel/e Dill', 3, 'sprig', 'Dill'],
    ['1 Päckli Backpulver', 1, 'package', 'Backpulver'],
    ['2 Pk. Vanillezucker', 2, 'package', 'Vanillezucker'],
    ['1 Tüte Chips', 1, 'bag', 'Chips'],
    ['1 Fläschchen Rumaroma', 1, 'bottle', 'Rumaroma'],
    ['1 Schale Himbeeren', 1, 'tub', 'Himbeeren'],
    ['2 leicht gehäufte EL Grieß', 2, 'tbsp', 'Grieß'],
    ['150 g geraspeltes Möhrengrün', 150, 'g', 'Möhrengrün'],
    ['1 Apfel pro Gast', 1, null, 'Apfel'],
    ['400 g Lauch in Ringen', 400, 'g', 'Lauch'],
    ['80 g Margarine + etwas für die Form', 80, 'g', 'Margarine'],
    ['500 g Gehacktes', 500, 'g', 'Gehacktes'],
    ['Schale einer halben Orange', 0.5, null, 'Schale Orange'],
    ['Schalotten (4)', 4, null, 'Schalotten'],
    ['Zwieback (1 Paket)', 1, 'package', 'Zwieback'],
    ['2 TL Chilipulver', 2, 'tsp', 'Chilipulver'],
    ['1 Ananas, ca. 2 lb', 1, null, 'Ananas'],
  ],
  fr: [
    ['un demi-litre de lait', 0.5, 'l', 'lait'],
    ['un demi citron', 0.5, null, 'citron'],
    ['un kilo et demi de tomates', 1.5, 'kg', 'tomates'],
    ['un quart de litre de lait', 0.25, 'l', 'lait'],
    ["la moitié d'un citron", 0.5, null, 'citron'],
    ['1/2 cuil. à café de cannelle', 0.5, 'tsp', 'cannelle'],
    ['1 c.c. de sel', 1, 'tsp', 'sel'],
    ["1 c.s. d'huile", 1, 'tbsp', 'huile'],
    ["le jus d'un citron", 1, null, 'jus de citron'],
    ["une douzaine d'œufs", 12, null, 'œufs'],
    ['1 c. à thé de curcuma', 1, 'tsp', 'curcuma'],
    ['2 c. à table de tahini', 2, 'tbsp', 'tahini'],
    ['1 cuillerée à soupe de câpres', 1, 'tbsp', 'câpres'],
    ["le zeste d'1 orange", 1, null, "zeste d'orange"],
    ['1 lapin découpé en morceaux', 1, null, 'lapin'],
    ['60 g de girolles par personne', 60, 'g', 'girolles'],
    ['3 fenouils épépinés et coupés en dés', 3, null, 'fenouils'],
    ['2 blancs légèrement battus', 2, null, 'blancs'],
    ['100 g de beurre à température ambiante', 100, 'g', 'beurre'],
    ['250 g de petits pois', 250, 'g', 'petits pois'],
    ['1 filet de porc', 1, null, 'filet de porc'],
    ["1 filet d'huile", 1, 'drizzle', 'huile'],
    ['1 c. à s. de ras el hanout', 1, 'tbsp', 'ras el hanout'],
    ['Échalotes (2)', 2, null, 'Échalotes'],
  ],
  es: [
    ['1 taza y media de arroz', 1.5, 'cup', 'arroz'],
    ['un litro y medio de agua', 1.5, 'l', 'agua'],
    ['un cuarto de kilo de harina', 0.25, 'kg', 'harina'],
    ['media docena de huevos', 6, null, 'huevos'],
    ['1 trozo de cúrcuma fresca de 2 cm', 1, 'piece', 'cúrcuma fresca'],
    ['1 tz de leche', 1, 'cup', 'leche'],
    ['2 envases de yogur', 2, 'container', 'yogur'],
    ['1 taza más 2 cucharadas de maicena', 1.125, 'cup', 'maicena'],
    ['2 cebollas picadas en cubos pequeños', 2, null, 'cebollas'],
    ['3 berenjenas peladas y cortadas', 3, null, 'berenjenas'],
    ['1 manzana de tamaño mediano', 1, null, 'manzana'],
    ['Comino (una pizca)', 1, 'pinch', 'Comino'],
    ['Dientes de ajo machacados (3)', 3, 'clove', 'ajo'],
    ['4 tostadas', 4, null, 'tostadas'],
    ['pimienta un poco', null, null, 'pimienta'],
  ],
  it: [
    ['un chilo e mezzo di patate', 1.5, 'kg', 'patate'],
    ['un quarto di litro di latte', 0.25, 'l', 'latte'],
    ["q.b. olio d'oliva", null, null, "olio d'oliva"],
    ['una dozzina di uova', 12, null, 'uova'],
    ['farina tipo 00', null, null, 'farina tipo 00'],
    ["un po' di sale", null, null, 'sale'],
    ['alcuni rametti di timo', null, 'sprig', 'timo'],
    ['1 vaschetta di ricotta', 1, 'tub', 'ricotta'],
    ['Cacao: 3 scatole da 70 g', 3, 'can', 'Cacao'],
    ['2 chili di patate', 2, 'kg', 'patate'],
    ["un'arancia", 1, null, 'arancia'],
    ["il succo di mezz'arancia", 0.5, null, 'succo di arancia'],
    ['2 uova leggermente sbattute', 2, null, 'uova'],
    ['Scalogno mezzo', 0.5, null, 'Scalogno'],
    ['Aglio 2 o 3 spicchi', 2, 'clove', 'Aglio', 3],
    ['Brodo: un bicchiere', 1, 'glass', 'Brodo'],
    ['Lievito: 1 bustina e mezza', 1.5, 'sachet', 'Lievito'],
    ['Basilico (1 mazzetto)', 1, 'bunch', 'Basilico'],
  ],
  pt: [
    ['2 xícaras e meia de farinha', 2.5, 'cup', 'farinha'],
    ['1 xícara e 1/2 de leite', 1.5, 'cup', 'leite'],
    ['um quarto de litro de leite', 0.25, 'l', 'leite'],
    ['1 c. sopa de azeite', 1, 'tbsp', 'azeite'],
    ['2 c.s. de açúcar', 2, 'tbsp', 'açúcar'],
    ['1 cálice de vinho do Porto', 1, 'glass', 'vinho do Porto'],
    ['uma dúzia de ovos', 12, null, 'ovos'],
    ['quanto baste de sal', null, null, 'sal'],
    ['uns raminhos de tomilho', null, 'sprig', 'tomilho'],
    ['½ xc de aveia', 0.5, 'cup', 'aveia'],
    ['1 embalagem de natas', 1, 'package', 'natas'],
    ['2 col. sopa de mel', 2, 'tbsp', 'mel'],
    ['1/2 c. de chá de páprica', 0.5, 'tsp', 'páprica'],
    ['2 gemas levemente batidas', 2, null, 'gemas'],
    ['1 kg de frango desossado e sem pele', 1, 'kg', 'frango'],
    ['Abobrinha (1 unidade)', 1, 'piece', 'Abobrinha'],
  ],
};

const CASES = Object.entries(LINES).flatMap(([language, lines]) => lines.map((line) => [language, line] as const));

describe('unusual ingredient lines', () => {
  beforeAll(async () => {
    await loadIngredientParser();
  });

  it.each(CASES)('reads in %s: %j', (language, [text, quantity, unit, name, quantityMax = null]) => {
    for (const told of [language, null]) {
      const parsed = parseIngredient(text, { language: told });
      expect([told, parsed.quantity, parsed.quantityMax, parsed.unit, parsed.name]).toEqual([told, quantity, quantityMax, unit, name]);
    }
  });

  it('reads a line in the language of its list where its own words do not tell', () => {
    expect(parseIngredient('2 Kohlrabi gehackt', { expected: 'de' }).language).toBe('de');
    expect(parseIngredient('1 Avocado', { expected: 'de' }).language).toBe('de');
    expect(parseIngredient('1 cup of sugar', { expected: 'de' }).language).toBe('en');
    expect(parseIngredient('1 Avocado', { language: 'fr', expected: 'de' }).language).toBe('fr');
  });

  it('keeps the size of one beside the count', () => {
    expect(parseIngredient('1 3- to 4-pound chicken').alternatives).toEqual([{ quantity: 3, quantityMax: 4, unit: 'lb', unitText: 'pound' }]);
  });

  it.each([
    ['.5 cup oil', '1 cup oil'],
    ['two and 1/2 cups flour', '5 cups flour'],
    ['100g-150g cheese', '200g-300g cheese'],
    ['a dozen eggs', '24 eggs'],
    ['a 14-oz can of beans', '2 14-oz cans of beans'],
    ['un demi citron', '1 citron'],
    ['12" tortillas, 4', '12" tortillas, 8'],
  ])('is doubled: %s', (line, doubled) => {
    expect(scaleIngredient(line, 2).text).toBe(doubled);
  });
});
