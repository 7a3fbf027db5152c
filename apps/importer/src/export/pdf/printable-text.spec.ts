import { isPrintable, printable } from './printable-text';

it.each([
  ['1 ½ Tassen Süßkartoffeln, „fein“', '1 ½ Tassen Süßkartoffeln, „fein“'],
  ['⅓ cup', '1/3 cup'],
  ['1⅓ cups', '1 1/3 cups'],
  ['1 ⅓ cups', '1 1/3 cups'],
  ['ładna kuchnia č', 'ladna kuchnia c'],
  ['Борщ, Йогурт', 'Borshch, Iogurt'],
  ['Μουσακάς', 'Mousakas'],
  ['salt 🧂 and pepper', 'salt  and pepper'],
  ['a\u202fb', 'a b'],
  ['Käse 日本語', 'Käse '],
])('%s', (text, printed) => expect(printable(text)).toBe(printed));

it('knows of which texts letters are missing', () => {
  expect(['Käse 🧀', 'Борщ ъ', '1⅓'].every(isPrintable)).toBe(true);
  expect(['日本語', 'مرق'].some(isPrintable)).toBe(false);
});
