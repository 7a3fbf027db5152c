import fc from 'fast-check';
import { loadIngredientParser } from './load-ingredient-parser';
import { parseIngredient } from './parse-ingredient';

describe('parseIngredient', () => {
  // the rules answer before the model is there, so this runs first
  it('reads a line by rules before the model is loaded', () => {
    expect(parseIngredient('2 cups flour, sifted')).toMatchObject({ quantity: 2, unit: 'cup', name: 'flour', preparation: 'sifted' });
  });

  describe('with the model', () => {
    beforeAll(async () => {
      await loadIngredientParser();
    });

    it('separates amount, name, preparation and note', () => {
      expect(parseIngredient('2 large onions, finely chopped, to serve')).toMatchObject({
        quantity: 2,
        quantityMax: null,
        unit: null,
        name: 'onions',
        preparation: 'finely chopped',
        note: 'large, to serve',
        optional: false,
        language: 'en',
      });
    });

    it.each([
      ['200 g cooked rice', 'cooked'],
      ['200 g rice, cooked', null],
      ['200 g gekochter Reis', 'gekochter'],
      ['200 g Reis, gekocht', null],
      ['200 g de riz cuit', 'cuit'],
      ['200 g de riz, cuit', null],
    ])('tells what is measured after it was prepared from what is prepared later: %s', (line, measuredAs) => {
      expect(parseIngredient(line)).toMatchObject({ preparation: expect.any(String) as string, measuredAs });
    });

    it('gives the same amount in other units as alternative', () => {
      expect(parseIngredient('150 g/5 oz feta').alternatives).toEqual([{ quantity: 5, quantityMax: null, unit: 'oz', unitText: 'oz' }]);
    });

    it('adds up sums and multiplies package sizes', () => {
      expect(parseIngredient('1 cup plus 2 tbsp sugar').quantity).toBe(1.125);
      expect(parseIngredient('2 x 400ml tins coconut milk')).toMatchObject({
        quantity: 2,
        unit: 'can',
        alternatives: [{ quantity: 800, unit: 'ml' }],
      });
    });

    it('does not read the length of a piece as an amount of it', () => {
      expect(parseIngredient('1 2-inch piece ginger')).toMatchObject({ quantity: 1, unit: 'piece', alternatives: [] });
    });

    it('sees that something is optional in any language', () => {
      const lines = [
        '1 tbsp honey (optional)',
        '1 EL Honig (nach Belieben)',
        '1 c. à s. de miel (facultatif)',
        '1 cucchiaio di miele (facoltativo)',
      ];
      expect(lines.map((line) => parseIngredient(line).optional)).toEqual([true, true, true, true]);
    });

    it('keeps the spelling of a unit it has no key for', () => {
      expect(parseIngredient('2 cups flour').unitText).toBe('cups');
    });

    it('gives the text as name where nothing can be read', () => {
      expect(['', '???', '½½½'].map((line) => parseIngredient(line).name)).toEqual(['', '???', '½½½']);
    });

    it('is surer of a plain line than of nonsense', () => {
      expect(parseIngredient('2 cups flour').confidence).toBeGreaterThan(0.9);
      expect(parseIngredient('cup 2 half plus (').confidence).toBeLessThan(0.6);
    });

    it('reads a line in the language it is told', () => {
      expect(parseIngredient('2 dl crème', { language: 'fr-CH' })).toMatchObject({ unit: 'dl', name: 'crème', language: 'fr' });
    });

    it('answers sensibly to 20,000 strings of every kind', () => {
      const pieces = [
        '1',
        '½',
        '1/2',
        '2-3',
        ' ',
        ', ',
        '(',
        ')',
        'cup',
        'oz',
        'can',
        'of',
        'plus',
        'x',
        'chopped',
        'egg',
        'EL',
        'de',
        'half',
        'a',
        '-',
        '/',
        '%',
        '\n',
        '😀',
        '0',
        '.',
      ];
      const line = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(' ')),
      );
      fc.assert(
        fc.property(line, (text) => {
          const { quantity, quantityMax, confidence, name, alternatives } = parseIngredient(text);
          expect(
            [quantity, quantityMax, ...alternatives.map((other) => other.quantity)].every(
              (value) => value === null || Number.isFinite(value),
            ),
          ).toBe(true);
          expect(confidence >= 0 && confidence <= 1 + 1e-9).toBe(true);
          expect(name !== '' || text.trim() === '').toBe(true);
        }),
        { numRuns: 20_000 },
      );
    });
  });
});
