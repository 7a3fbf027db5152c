import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { emptyPlate, filling, GROUNDS, plate, plateGround, plateKind } from './index';

const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

// Looked at, liked, and kept: a change here is a change of everybody's pictures.
const KEPT: [title: string, category: string, words: string[], fingerprint: string][] = [
  ['Braised chickpeas with lemon', 'stew', ['chickpea', 'tomato', 'spinach', 'lemon', 'parsley'], 'a620560ea7850d69'],
  ['Charred corn and tomato salad', 'salad', ['rocket', 'corn', 'tomato', 'red onion', 'feta', 'lime'], '3b002064bfdc2652'],
  ['Squash and peanut soup', 'soup', ['squash', 'peanut', 'coriander', 'coconut'], '1c97bcf5910cd80b'],
  ['Miso mushroom noodles', 'noodles', ['mushroom', 'spinach', 'spring', 'chilli', 'egg'], 'e97677f4c83c776a'],
  ['Weeknight leek linguine', 'pasta', ['leek', 'pea', 'parmesan', 'lemon', 'parsley'], '81b5c0ae226c04cc'],
  ['Chicken thighs with fennel and orange', 'roast', ['fennel', 'potato', 'chicken thigh', 'orange', 'rosemary'], 'a21853c233630b84'],
  ['Salmon with dill and cucumber', 'fish', ['cucumber', 'radish', 'lemon', 'dill'], '5a1e5d698c4b540d'],
  ['Rosemary potato focaccia', 'bread', ['potato', 'red onion', 'rosemary'], '9a2a1075a2f7adf1'],
  ['Seeded overnight loaf', 'bread', ['pumpkin seed', 'sesame'], '833b9c728f8e4cd1'],
  ['Brown butter plum tart', 'tart', ['plum', 'almond'], '231515a37547bbd8'],
  ['Lemon polenta cake', 'cake', ['almond', 'lemon'], '44ec740cd3912e04'],
  ['Walnut brownies', 'cake', ['chocolate', 'walnut'], '9edda1bb466e30ec'],
  ['Mint and lime cooler', 'drink', ['lime', 'mint', 'cucumber'], '37df82a5b7e0d4d8'],
  ['Blueberry oat porridge', 'porridge', ['banana', 'blueberry', 'almond'], 'e531929b5e84d763'],
  ['Buttermilk pancakes with berries', 'pancakes', ['blueberry', 'raspberry'], 'f3fc6ce04ff7c1da'],
  ['Green shakshuka', 'breakfast', ['pea', 'spinach', 'feta', 'coriander', 'chilli'], 'ed6d1f66c70899c2'],
  ['Red pepper hummus', 'dip', ['red pepper', 'chickpea', 'parsley'], '12288e2fb1458fe1'],
  ['Smoky black bean bowl', 'grain', ['black bean', 'avocado', 'corn', 'tomato', 'cabbage', 'lime', 'coriander'], '24d0589ea7ca0c8e'],
];

const YOLK = /#f8b81f|#f6ac1c/;

const NEW_KINDS: [title: string, kind: string][] = [
  ['Smoky bean chili', 'chili'],
  ['Chili con carne', 'chili'],
  ['Prawn and coconut curry', 'curry'],
  ['Mushroom risotto', 'risotto'],
  ['Plum dumplings', 'dumplings'],
  ['Oma’s Käsespätzle', 'spaetzle'],
  ['Seed crackers', 'crackers'],
  ['Apple pie', 'pie'],
  ['Chicken pie', 'pie'],
  ['Pizza with rocket', 'pizza'],
  ['Shrimp tacos', 'tacos'],
  ['Cheese sandwich', 'sandwich'],
  ['Bean burgers', 'burger'],
  ['Salmon sushi', 'sushi'],
];

describe('plate', () => {
  it.each(KEPT)('still draws %s as it was', (title, category, words, expected) => {
    expect(fingerprint(plate(title, category, words, { ground: false }))).toBe(expected);
  });

  it('draws the same dish for the same words, and another for another title', () => {
    const words = ['chickpeas', 'lemon'];
    expect(plate('Braised chickpeas', 'stew', words)).toBe(plate('Braised chickpeas', 'stew', words));
    expect(plate('Braised chickpeas', 'stew', words)).not.toBe(plate('Chickpea stew', 'stew', words));
  });

  it('keeps the dish when only the ground is left out', () => {
    const bare = plate('Walnut brownies', 'cake', ['walnut'], { ground: false });
    const full = plate('Walnut brownies', 'cake', ['walnut']);
    expect(full.replace(/<rect width="400" height="320" fill="#\w+"\/>/, '')).toBe(bare);
  });

  it('makes room around a dish that shares a table', () => {
    const svg = plate('Walnut brownies', 'cake', [], { ground: false, surface: false });
    expect(svg).toContain('viewBox="-60 -48 520 416"');
  });

  it('draws something for words it does not know', () => {
    expect(plate('Bean chili', '', ['quux'])).toContain('<use ');
  });

  it('shows of a dish of no known kind only what is in it', () => {
    const uses = (words: string[]) => plate('Grandmother’s thing', 'dinner', words).match(/<use /g)?.length ?? 0;
    expect(uses(['quux'])).toBe(0);
    expect(uses(['egg'])).toBe(0);
    expect(uses(['leek', 'carrot'])).toBeGreaterThan(10);
  });

  it.each([
    ['Peanut noodles', 'noodles'],
    ['Tofu breakfast', 'breakfast'],
  ])('shows eggs on %s only where they are in it', (title, kind) => {
    expect(plateKind(title)).toBe(kind);
    const [without, eggplant, withEgg] = [['spinach'], ['spinach', 'eggplant'], ['spinach', 'egg']].map((words) => plate(title, '', words));
    expect(withEgg).toMatch(YOLK);
    for (const svg of [without, eggplant]) expect(svg).not.toMatch(YOLK);
  });

  it.each(NEW_KINDS)('draws %s as %s, unlike any other dish', (title, kind) => {
    expect(plateKind(title)).toBe(kind);
    for (const words of [[], ['tomato', 'egg', 'lettuce', 'lime', 'parmesan', 'parsley']]) {
      const svg = plate(title, '', words);
      expect(svg.length).toBeLessThan(20_000);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('is well formed and carries no word of its input, whatever the input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('<script>', '"><b>', '&amp;', 'toString', '__proto__'),
    );
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 6 }), (title, category, words) => {
        const svg = plate(title, category, words);
        expect(svg).toMatch(/^<svg [^<>]*>(<\/?(defs|g|use|rect|circle|ellipse|path)( [a-z-]+="[-\w #.%(),/:]*")*\/?>)+<\/svg>$/);
        expect(svg).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 100 },
    );
  });

  it('stays under 20 kB', () => {
    for (const [title, category, words] of KEPT) expect(plate(title, category, words).length).toBeLessThan(20_000);
  });
});

describe('plateKind', () => {
  it('goes by the category before the title', () => {
    expect(plateKind('Lemon cake', 'soup')).toBe('soup');
    expect(plateKind('Lemon cake', 'dinner')).toBe('cake');
  });

  it('falls back to a plain plate', () => {
    expect(plateKind('Tuesday', 'dinner')).toBe('plain');
    expect(plateKind('Goat cheese and beetroot')).toBe('plain');
    expect(plateKind('Eggplant in tomato')).toBe('plain');
  });
});

describe('plateGround', () => {
  it('is one of the eight table tops and never clashes with the dish', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(GROUNDS).toContain(plateGround(title));
        expect(plateGround(title, 'soup')).not.toBe('brick');
        expect(plateGround(title, 'cake')).not.toBe('blush');
      }),
    );
  });
});

describe('filling', () => {
  it('packs one food, the same way each time', () => {
    expect(filling('chickpeas')).toBe(filling('chickpeas'));
    expect(filling('chickpeas')).toContain('<use href="#f"');
  });

  it('is empty for a word without a drawing', () => {
    expect(filling('quux')).toBe('');
  });
});

describe('emptyPlate', () => {
  it('is the clean plate with its crumbs', () => {
    expect(fingerprint(emptyPlate())).toBe('6c6185409e628069');
  });
});
