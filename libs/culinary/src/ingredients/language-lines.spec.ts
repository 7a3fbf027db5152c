import type { LabelledLine } from './language-fixtures/labelled-line';
import { DUTCH_LINES } from './language-fixtures/dutch';
import { ENGLISH_LINES } from './language-fixtures/english';
import { FRENCH_LINES } from './language-fixtures/french';
import { GERMAN_LINES } from './language-fixtures/german';
import { ITALIAN_LINES } from './language-fixtures/italian';
import { PORTUGUESE_LINES } from './language-fixtures/portuguese';
import { SPANISH_LINES } from './language-fixtures/spanish';
import { SWEDISH_LINES } from './language-fixtures/swedish';
import { loadIngredientParser } from './load-ingredient-parser';
import { parseIngredient } from './parse-ingredient';

const isRight = ([text, quantity, unit, name, quantityMax]: LabelledLine, language: string | null): boolean => {
  const parsed = parseIngredient(text, { language });
  const amount = parsed.quantity === quantity && parsed.quantityMax === (quantityMax ?? null) && parsed.unit === unit;
  return amount && parsed.name.toLowerCase() === name.toLowerCase();
};
const wrongLines = (lines: readonly LabelledLine[], language: string | null): string[] =>
  lines.filter((line) => !isRight(line, language)).map(([text]) => text);

describe('ingredient lines by language', () => {
  beforeAll(async () => {
    await loadIngredientParser();
  });

  it.each([
    ['en', ENGLISH_LINES],
    ['de', GERMAN_LINES],
    ['fr', FRENCH_LINES],
    ['es', SPANISH_LINES],
    ['it', ITALIAN_LINES],
    ['pt', PORTUGUESE_LINES],
    ['nl', DUTCH_LINES],
    ['sv', SWEDISH_LINES],
  ] as const)('reads at least 95 of 100 lines in %s, told the language or not', (language, lines) => {
    const allowed = Math.floor(lines.length * 0.05);
    for (const given of [language, null]) {
      const wrong = wrongLines(lines, given);
      expect(wrong.slice(allowed)).toEqual([]);
    }
  });
});
