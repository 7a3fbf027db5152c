import { printable } from './printable-text';

it.each([
  ['1 ½ Tassen Süßkartoffeln, „fein“', '1 ½ Tassen Süßkartoffeln, „fein“'],
  ['⅓ cup', '1/3 cup'],
  ['ładna kuchnia č', '?adna kuchnia c'],
  ['salt 🧂 and pepper', 'salt  and pepper'],
  ['a\u202fb', 'a b'],
])('%s', (text, printed) => expect(printable(text)).toBe(printed));
