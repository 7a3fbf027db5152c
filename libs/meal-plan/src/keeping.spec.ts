import { keepsDays } from './keeping';

it.each([
  ['Bean chili', [], false, 4],
  ['Kartoffelsuppe', [], false, 4],
  ['Roast chicken', ['dinner'], false, 3],
  ['Salmon with dill', [], true, 1],
  ['Greek salad', [], false, 0],
  ['Gurkensalat', [], false, 0],
  ['Noodles', ['Salad'], false, 0],
  ['Tuna ceviche', [], true, 0],
  ['Pan-fried dumplings', [], false, 0],
] as const)('%s of %j (fish: %s) keeps %i days', (title, tags, hasFish, days) => expect(keepsDays(title, tags, hasFish)).toBe(days));
