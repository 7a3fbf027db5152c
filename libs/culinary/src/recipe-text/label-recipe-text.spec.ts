import { processorTime } from '@simmer/processor-time';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { labelRecipeText } from './label-recipe-text';
import type { LineLabel } from './recipe-line';

const folder = join(__dirname, '../../../../tools/training/labelled-texts/tuning');
const GOAL = 0.95;

/** Text and labels of a file of "label<TAB>text". */
function labelledText(name: string): { text: string; labels: string[] } {
  const rows = readFileSync(join(folder, name), 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => [row.slice(0, row.indexOf('\t')), row.slice(row.indexOf('\t') + 1)] as const);
  return { text: rows.map(([, text]) => text).join('\n'), labels: rows.filter(([, text]) => text.trim() !== '').map(([label]) => label) };
}

const labelsOf = (text: string): LineLabel[] => labelRecipeText(text).map(({ label }) => label);

describe('labelling the lines of a pasted text', () => {
  it('is right for 95 % of the lines of the tuning texts', () => {
    const results = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => {
        const { text, labels } = labelledText(name);
        const found = labelsOf(text);
        expect(found).toHaveLength(labels.length);
        return labels.map((label, i) => label === found[i]);
      });
    expect(results.filter(Boolean).length / results.length).toBeGreaterThanOrEqual(GOAL);
  });

  it('takes apart a mail with a quoted recipe', () => {
    const text =
      'Hi Ann,\n\n> Plum cake\n> \n> 500 g plums\n> 200 g flour\n> 3 eggs\n> \n> Mix the flour and eggs, top with the plums.\n> Bake for 40 minutes.\n\nLove,\nJo';
    expect(labelsOf(text)).toEqual([
      'none',
      'title',
      'none',
      'ingredient',
      'ingredient',
      'ingredient',
      'none',
      'step',
      'step',
      'none',
      'none',
    ]);
  });

  it('goes by the headings in a language whose lines it does not know, and is not sure', () => {
    const lines = labelRecipeText(
      '호박 수프\n4인분\n\n재료(4인분)\n호박 한개\n우유 조금\n\n만드는 법\n1. 호박을 자른다.\n2. 우유를 넣고 끓인다.',
    );
    expect(lines.map(({ label }) => label).slice(2)).toEqual([
      'ingredient-heading',
      'ingredient',
      'ingredient',
      'step-heading',
      'step',
      'step',
    ]);
    expect(lines[3]?.confidence).toBeLessThan(0.6);
    expect(labelsOf('재료\n\n호박 이야기')).not.toContain('step');
  });

  it('does not take full rows of a card for one wrapped line', () => {
    const text =
      'Pancakes\n\n2 cups all-purpose flour        1/2 cup melted butter\n3 large eggs, well beaten       1 1/2 cups buttermilk\n2 tbsp granulated sugar         1 tsp baking powder';
    expect(labelRecipeText(text).map(({ continues }) => continues)).toEqual([false, false, false, false]);
  });

  it('gives the lines of a wrapped sentence one label and says that they go on', () => {
    const text =
      'Bean soup\n\n2 cups beans\n1 onion\n\n1. Drain the beans, put them in a big pot with the onion and cover\nwith cold water. Simmer gently until they are quite soft.\n2. Mash.';
    expect(
      labelRecipeText(text)
        .map(({ label, continues }) => [label, continues])
        .slice(3),
    ).toEqual([
      ['step', false],
      ['step', true],
      ['step', false],
    ]);
  });

  it.each([
    ['a part with a name', 'Dumplings: mix the flour with the milk and drop into the stew.'],
    ['a sentence', 'Serve with bread.'],
  ])('does not put %s to the numbered step above it', (_, last) => {
    const text = `Beef stew\n\n2 lb beef\n1 onion\n\n1) Brown the beef on all sides.\n2) Add the onion and the stock, cover the pot and simmer for an hour.\n${last}`;
    expect(labelRecipeText(text).at(-1)).toMatchObject({ text: last, continues: false });
  });

  it('puts a sentence to the numbered step above it where the text was wrapped', () => {
    const steps =
      '1. Drain the beans, put them in a big pot with the onion and cover\nwith cold water. Simmer gently until they are quite soft.\n2. Mash the beans with the fat and the salt and taste. Keep it warm.\nServe with bread.';
    expect(
      labelRecipeText(`Bean soup\n\n2 cups beans\n1 onion\n\n${steps}`)
        .slice(3)
        .map(({ continues }) => continues),
    ).toEqual([false, true, false, true]);
    const hanging = '1. Mash the beans with the fat and the salt and taste. Keep it warm.\n   Serve with bread.';
    expect(
      labelRecipeText(`Bean soup\n\n2 cups beans\n1 onion\n\n${hanging}`)
        .slice(3)
        .map(({ continues }) => continues),
    ).toEqual([false, true]);
  });

  it.each([
    ['Pancakes: 2 eggs, 1 cup milk, 1 cup flour. Mix and fry.', ['Pancakes:', '2 eggs, 1 cup milk, 1 cup flour.', 'Mix and fry.']],
    [
      'Pancakes\n2 eggs, 1 cup milk, 1 cup flour. Mix and fry in butter.',
      ['Pancakes', '2 eggs, 1 cup milk, 1 cup flour.', 'Mix and fry in butter.'],
    ],
    [
      'Tomato salad - 4 tomatoes, 1 red onion, 2 tbsp olive oil, salt. Slice and dress.',
      ['Tomato salad -', '4 tomatoes, 1 red onion, 2 tbsp olive oil, salt.', 'Slice and dress.'],
    ],
    [
      'Pfannkuchen: 3 Eier, 250 g Mehl, 500 ml Milch. Alles verquirlen und in Butter ausbacken.',
      ['Pfannkuchen:', '3 Eier, 250 g Mehl, 500 ml Milch.', 'Alles verquirlen und in Butter ausbacken.'],
    ],
    [
      'Crêpes : 250 g de farine, 3 œufs, 50 cl de lait. Mélanger le tout et cuire à la poêle.',
      ['Crêpes :', '250 g de farine, 3 œufs, 50 cl de lait.', 'Mélanger le tout et cuire à la poêle.'],
    ],
  ])('takes apart a recipe that is told in one line: %j', (text, parts) => {
    expect(labelRecipeText(text).map(({ text: part, label }) => [label, part])).toEqual(
      ['title', 'ingredient', 'step'].map((label, i) => [label, parts[i]]),
    );
  });

  it('takes apart one line with headings in it', () => {
    expect(labelsOf('Pancakes Ingredients: 2 eggs, 1 cup milk, 1 cup flour Method: Mix and fry. Serve warm.')).toEqual([
      'title',
      'ingredient-heading',
      'ingredient',
      'step-heading',
      'step',
    ]);
  });

  it.each([
    'Mix 2 eggs with 100 g flour, add a cup of milk and salt. Bake 20 min.',
    '190 °C, 40 minutes. Leave to stand before cutting.',
    '2 eggs, beaten',
  ])('leaves a line whole that tells only one thing: %j', (text) => {
    expect(labelsOf(text)).toHaveLength(1);
  });

  it('finds the title of a copied page that names it in its trail, above its story and again above the recipe', () => {
    const text = [
      'Skip to content',
      'Home',
      'Recipes',
      'Dinner',
      'Home » Recipes » Dinner » Plum Dumplings',
      'Plum Dumplings',
      'by Ida Kern · 3 Comments',
      'Jump to Recipe',
      '',
      'Sweet dumplings that we eat as a main dish in summer.',
      '',
      'ADVERTISEMENT',
      '',
      'Plum Dumplings',
      '★★★★★',
      'Servings: 4',
      '',
      'Ingredients',
      '500 g potatoes',
      '150 g flour',
      '12 plums',
      '',
      'Instructions',
      'Boil and mash the potatoes and knead them with the flour.',
      'Wrap each plum in dough and simmer for 12 minutes.',
    ].join('\n');
    const titles = labelRecipeText(text).flatMap(({ label }, i) => (label === 'title' ? [i] : []));
    expect(titles).toEqual([5]);
  });

  it('takes the first line for the title where only a few words stand above the ingredients', () => {
    const card = [
      'Harbour Lou',
      '',
      'Fizzy and yummy! I have made jugs of this stuff for the garden. This is just the single glass recipe. Enjoy!',
      '',
      'Ingredients',
      '1 1/2 oz Malfy 43',
      '1 1/2 oz coconut gin',
      '1/2 cup apple juice',
      'cordial',
      '',
      'Directions',
      'Mix together, pour over ice and enjoy!',
    ];
    expect(labelsOf(card.join('\n'))[0]).toBe('title');
    expect(labelsOf(['Skip to content', 'Menu', 'Search', 'Log in', 'Saved', ...card.slice(4)].join('\n'))).not.toContain('title');
  });

  describe('of one address that stands alone', () => {
    const mail = (...end: string[]): string =>
      [
        'Hi Ann,',
        '',
        'Plum cake',
        '',
        '500 g plums',
        '200 g flour',
        '3 eggs',
        '',
        'Mix the flour and eggs, top with the plums.',
        'Bake for 40 minutes.',
        '',
        'Love, Jo',
        '',
        ...end,
      ].join('\n');
    const lastOf = (text: string): LineLabel | undefined => labelsOf(text).at(-1);

    it('makes the source of a recipe that names no other', () => {
      expect(lastOf(mail('https://plums.example/plum-cake'))).toBe('source');
      expect(lastOf(mail('<https://plums.example/plum-cake>'))).toBe('source');
      expect(lastOf(mail('www.plums.example/plum-cake'))).toBe('source');
    });

    it('makes the source where the line says so, be it behind a signature', () => {
      const soup =
        'Hi Ruth,\n\nhere is the soup I told you about.\n\nCarrot and ginger soup\nServes 4, 35 minutes\n\nIngredients\n600 g carrots\n1 onion\n2 tbsp oil\na thumb of ginger\n900 ml stock\n\nMethod\n1. Soften the onion in the oil.\n2. Add the carrots, ginger and stock and simmer for 25 minutes.\n3. Blend until smooth.\n\nKeeps for three days in the fridge.\n\nLove,\nIngrid\n';
      expect(lastOf(`${soup}\nSource: https://plums.example/soup`)).toBe('source');
    });

    it.each([
      ['a signature', ['Love, Jo', 'https://plums.example/plum-cake']],
      ['a signature of two lines', ['Thanks,', 'Jo', 'www.plums.example/plum-cake']],
    ])('makes the source directly below %s too', (_, end) => {
      expect(lastOf(mail('See you soon!', '', ...end))).toBe('source');
    });

    it.each([
      ['a site, not a page', mail('https://plums.example/')],
      ['a site, not a page, without its beginning', mail('www.plums.example')],
      ['one of several', mail('https://plums.example/plum-cake', '', 'https://plums.example/jam')],
      ['the end of a word about an app', mail('Shared with PantryPal, the free recipe keeper', 'https://pantrypal.example/get')],
      ['beside a source', mail('Source: Aunt Ida', '', 'https://plums.example/plum-cake')],
      ['without a recipe', 'Hi Ann,\n\nlook at this!\n\nhttps://plums.example/plum-cake'],
    ])('leaves it out that is %s', (_, text) => {
      expect(lastOf(text)).toBe('none');
    });
  });

  it('loses nothing: one entry for each line that is not empty, as it stood', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 60 }),
            fc.constantFrom('', '  ', '- 2 eggs', '> 1 tsp salt', 'Zutaten', 'Step 1', '[12:00] A: x'),
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          const lines = parts.flatMap((part) => part.split(/\r\n|[\n\r\u2028\u2029]/));
          const found = labelRecipeText(lines.join('\n'));
          expect(found.map(({ text }) => text)).toEqual(lines.filter((line) => line.trim() !== ''));
          for (const { confidence } of found) expect(confidence >= 0 && confidence <= 1).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['Tea\nIngredients\n1 tea bag\n200 ml water\nMethod\n1. Mix.\n2. Bake.', ['1. Mix.', '2. Bake.']],
    ['Omelette\nMethod:\nBeat and fry.\nIngredients:\n3 eggs\n1 tbsp butter', ['Beat and fry.']],
    [
      'Tee\nZutaten\n1 Teebeutel\n200 ml Wasser\nZubereitung\nAufgießen.\nZiehen lassen.\n\nGuten Appetit!',
      ['Aufgießen.', 'Ziehen lassen.'],
    ],
    ['Soupe\nPréparation\nMixer.\nChauffer.\nIngrédients\n1 oignon\n500 ml d’eau', ['Mixer.', 'Chauffer.']],
    ['Té\nIngredientes\n1 bolsita de té\n200 ml de agua\nPreparación\n1. Hervir.\n2. Servir.', ['1. Hervir.', '2. Servir.']],
    ['Frittata\nProcedimento:\nSbattere e friggere.\nIngredienti:\n3 uova\n10 g di burro', ['Sbattere e friggere.']],
  ])('takes for steps what stands under the heading of the method: %j', (text, steps) => {
    expect(labelRecipeText(text).flatMap((line) => (line.label === 'step' ? line.text : []))).toEqual(steps);
  });

  it('takes time in proportion to hostile lines', async () => {
    const pieces = ['> ', '1 ', '*', '[', '12/12/2012, ', 'serves ', '1:', '🍅', ' ', 'for 1 ', '«', 'a-', '(', 'by '];
    for (const piece of pieces) {
      const label = () => expect(labelRecipeText(`${piece.repeat(200_000)}x`)).toHaveLength(1);
      expect(await processorTime(2_000, label)).toBeLessThan(2_000);
    }
  });
});
