import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { labelRecipeText } from './label-recipe-text';
import type { LineLabel } from './recipe-line';

const folder = join(__dirname, 'labelled-texts/tuning');
const GOAL = 0.95;

/** Text and labels of a file of "label<TAB>text". */
function labelledText(name: string): { text: string; labels: string[] } {
  const rows = readFileSync(join(folder, name), 'utf8').replace(/\n$/, '').split('\n').map((row) => [row.slice(0, row.indexOf('\t')), row.slice(row.indexOf('\t') + 1)] as const);
  return { text: rows.map(([, text]) => text).join('\n'), labels: rows.filter(([, text]) => text.trim() !== '').map(([label]) => label) };
}

const labelsOf = (text: string): LineLabel[] => labelRecipeText(text).map(({ label }) => label);

describe('labelling the lines of a pasted text', () => {
  it('is right for 95 % of the lines of the tuning texts', () => {
    const results = readdirSync(folder).filter((name) => name.endsWith('.txt')).flatMap((name) => {
      const { text, labels } = labelledText(name);
      const found = labelsOf(text);
      expect(found).toHaveLength(labels.length);
      return labels.map((label, i) => label === found[i]);
    });
    expect(results.filter(Boolean).length / results.length).toBeGreaterThanOrEqual(GOAL);
  });

  it('takes apart a mail with a quoted recipe', () => {
    const text = 'Hi Ann,\n\n> Plum cake\n> \n> 500 g plums\n> 200 g flour\n> 3 eggs\n> \n> Mix the flour and eggs, top with the plums.\n> Bake for 40 minutes.\n\nLove,\nJo';
    expect(labelsOf(text)).toEqual(['none', 'title', 'none', 'ingredient', 'ingredient', 'ingredient', 'none', 'step', 'step', 'none', 'none']);
  });

  it('gives the lines of a wrapped sentence one label and says that they go on', () => {
    const text = 'Bean soup\n\n2 cups beans\n1 onion\n\n1. Drain the beans, put them in a big pot with the onion and cover\nwith cold water. Simmer gently until they are quite soft.\n2. Mash.';
    expect(labelRecipeText(text).map(({ label, continues }) => [label, continues]).slice(3)).toEqual([['step', false], ['step', true], ['step', false]]);
  });

  it('loses nothing: one entry for each line that is not empty, as it stood', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('', '  ', '- 2 eggs', '> 1 tsp salt', 'Zutaten', 'Step 1', '[12:00] A: x')), { maxLength: 30 }), (parts) => {
        const lines = parts.flatMap((part) => part.split(/\r\n|[\n\r\u2028\u2029]/));
        const found = labelRecipeText(lines.join('\n'));
        expect(found.map(({ text }) => text)).toEqual(lines.filter((line) => line.trim() !== ''));
        for (const { confidence } of found) expect(confidence >= 0 && confidence <= 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('takes time in proportion to hostile lines', () => {
    const pieces = ['> ', '1 ', '*', '[', '12/12/2012, ', 'serves ', '1:', '🍅', ' ', 'for 1 ', '«', 'a-', '(', 'by '];
    for (const piece of pieces) {
      const started = performance.now();
      expect(labelRecipeText(`${piece.repeat(200_000)}x`)).toHaveLength(1);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});
