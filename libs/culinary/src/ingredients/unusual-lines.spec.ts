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
  ],
  es: [
    ['1 taza y media de arroz', 1.5, 'cup', 'arroz'],
    ['un litro y medio de agua', 1.5, 'l', 'agua'],
    ['un cuarto de kilo de harina', 0.25, 'kg', 'harina'],
    ['media docena de huevos', 6, null, 'huevos'],
  ],
  it: [
    ['un chilo e mezzo di patate', 1.5, 'kg', 'patate'],
    ['un quarto di litro di latte', 0.25, 'l', 'latte'],
    ["q.b. olio d'oliva", null, null, "olio d'oliva"],
    ['una dozzina di uova', 12, null, 'uova'],
    ['farina tipo 00', null, null, 'farina tipo 00'],
    ["un po' di sale", null, null, 'sale'],
    ['alcuni rametti di timo', null, 'sprig', 'timo'],
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
