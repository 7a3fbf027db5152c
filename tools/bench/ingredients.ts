// Reads ingredient lines ({"id","text"} per line) on standard input, writes the parser's answers on standard output.
import { readFileSync } from 'node:fs';
import { loadIngredientParser } from '@simmer/culinary';

const parse = await loadIngredientParser();

const output = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const { id, text } = JSON.parse(line);
    const { quantity, quantityMax, unit, unitText, name, preparation, note } = parse(text);
    const comment = [preparation, note].filter(Boolean).join(', ');
    return `${JSON.stringify({ id, quantity, quantityMax, unit: unitText ?? unit, name, comment: comment || null })}\n`;
  });
process.stdout.write(output.join(''));
