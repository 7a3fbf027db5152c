import { DIFFICULTIES, isVisible, RecipeDraft } from '@simmer/contracts';
import fc from 'fast-check';
import type { FileLoss } from '@simmer/contracts/constants';
import type { RecipeLine } from '@simmer/recipe-reader';
import type { FilePicture, FileRecipe } from '../file-recipe';

/** Whether every recipe has ingredients and steps; without them most forms take it for no recipe. */
interface Choice {
  isFull: boolean;
}

/** What formats use as marks, and what has tripped programs up. */
const MARKS = [
  'MMMMM',
  'MMMMM-----',
  '-----',
  '- ',
  '-',
  '* ',
  '*bold*',
  '__',
  '#',
  '# ',
  '## Notes',
  '1.',
  '2) ',
  '"',
  "'",
  '`',
  ':',
  'For the sauce:',
  ',',
  ', ',
  ';',
  '\\',
  '\\n',
  '===',
  '*',
  '@salt{1%tsp}',
  '~{5%min}',
  '{',
  '}',
  '%',
  '>>',
  '> ',
  '[- x -]',
  '--',
  '<b>',
  '</b>',
  'a < b',
  '&amp;',
  '&',
  '=SUM(A1)',
  '+1',
  "'=",
  'Servings: 4',
  'INGREDIENTS',
  'NOTES',
  'Written by Simmer',
  'title: x',
  '---',
  '|',
  '[x](y)',
  '{"a": 1}',
  '\t',
  '  ',
  'Title:',
  '$&',
  '¼',
  '1/2',
  '👩‍🍳',
  'Crème brûlée',
  '麻婆豆腐',
  'חומוס',
  'e\u0301',
  '\u200d',
  '\u00a0',
];

const fragment = fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'grapheme', maxLength: 12 }), fc.lorem({ maxCount: 4 }));

/** Any text of one line that a cook could save, whatever is in it. */
const hostileLine = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fragment, { minLength: 1, maxLength: 8 })
    .map((parts) => cut(parts.join(''), maxLength))
    .filter(isVisible);

const hostileText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.oneof(hostileLine(200), fc.constant('')), { maxLength: 6 }).map((lines) => cut(lines.join('\n'), maxLength));

/** Whole characters only; U+2028 and U+2029, line ends that no keyboard makes, have a test of their own. */
const cut = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$|[\u2028\u2029]/g, '')
    .trim();

const WORDS = [
  'butter',
  'Crème fraîche',
  'jalapeño',
  '“fresh” basil',
  "cook's choice",
  'Grüner Spargel',
  'помидоры',
  '豆腐',
  'chicken (boneless)',
  'half-and-half',
  '7-Up',
  'No. 5 pasta',
  '5% vinegar',
  'size #10',
  'a 9×13 pan',
  '180 °C',
  '🌶️',
  '👩‍🍳',
  'salt & pepper',
  'and',
  'slowly',
  'until golden',
  'for 20 minutes',
  'then: rest',
  '½ at a time',
  'with 3/4 of it',
  'at 3:30',
  '50/50',
];
const words = (most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((parts) => parts.join(' '));

const AMOUNTS = ['1', '2', '1/2', '1 1/2', '½', '2½', '0.5', '1,5', '2-3', '2 – 3', '1200'];
const UNITS = ['', 'cup', 'cups', 'c', 'tbsp', 'tablespoons', 'tsp', 'g', 'kg', 'ml', 'oz', 'lb', 'cloves', 'can', 'EL', 'fl oz', 'large'];
const FOODS = [
  'butter, softened',
  'eggs',
  'crème fraîche',
  'Mehl (Type 405)',
  'jalapeño peppers, seeded and finely chopped, plus more to serve',
  'onion - a red one',
  'Parmesan/Pecorino',
  'tofu 豆腐',
];

const usualIngredient = fc.oneof(
  fc
    .tuple(fc.constantFrom(...AMOUNTS), fc.constantFrom(...UNITS), fc.constantFrom(...FOODS))
    .map((parts) => parts.filter(Boolean).join(' ')),
  fc.constantFrom('Salt and pepper', 'a pinch of saffron', 'Olive oil, for frying', 'juice of 1 lemon'),
);
const usualSentence = (most: number): fc.Arbitrary<string> => words(most).map((text) => `Stir ${text}.`);
const usualText = fc.array(usualSentence(30), { maxLength: 3 }).map((paragraphs) => paragraphs.join('\n\n'));

/** Lines with groups in any order. */
const hostileLines = (line: fc.Arbitrary<string>, { isFull }: Choice): fc.Arbitrary<RecipeLine[]> =>
  fc.array(fc.record({ text: line, group: fc.option(fc.oneof(fc.constantFrom('For the sauce', 'Topping'), hostileLine(120))) }), {
    minLength: isFull ? 1 : 0,
    maxLength: 6,
  });

/** A form may take each of the lines for something else; a recipe that is left with none is no recipe. */
const hostileIngredients = (choice: Choice): fc.Arbitrary<RecipeLine[]> =>
  fc
    .tuple(usualIngredient, hostileLines(hostileLine(500), choice))
    .map(([text, lines]) => (choice.isFull ? [{ text, group: null }, ...lines] : lines));

/** Lines without a heading first, then under headings. */
const usualLines = (line: fc.Arbitrary<string>): fc.Arbitrary<RecipeLine[]> =>
  fc
    .array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .chain((groups) =>
      fc
        .tuple(fc.boolean(), fc.shuffledSubarray(['For the sauce', 'Für den Teig', 'Dressing “light”'], { minLength: 3 }))
        .map(([startsPlain, names]) =>
          groups.flatMap((lines, index) =>
            lines.map((text) => ({ text, group: startsPlain && index === 0 ? null : (names[index] ?? null) })),
          ),
        ),
    );

const amount = fc.option(fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100));
const minutes = fc.option(fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 100_000 })));
const servings = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.constantFrom(0.5, 1.5, 2.25));
const pictureBytes = fc.uint8Array({ minLength: 12, maxLength: 300 }).map((bytes) => Uint8Array.from([0xff, 0xd8, 0xff, ...bytes]));
const picture = pictureBytes.map((bytes): FilePicture => ({ bytes }));

const stepImages = fc.uniqueArray(fc.record({ step: fc.nat({ max: 5 }), bytes: pictureBytes }), {
  maxLength: 2,
  selector: ({ step }) => step,
});

const FACTS = {
  prep_time: minutes,
  cook_time: minutes,
  total_time: minutes,
  servings,
  difficulty: fc.constantFrom(...DIFFICULTIES),
  nutrition: fc.record({
    calories: amount,
    total_fat: amount,
    saturated_fat: amount,
    protein: amount,
    carbohydrates: amount,
    fiber: amount,
    sugar: amount,
    sodium: amount,
  }),
  source_url: fc.option(
    fc.constantFrom('https://example.com/recipes/1?a=b&c=d', 'http://example.org/s%C3%A5s#top', 'https://example.com/'),
  ),
  language: fc.option(fc.constantFrom('en', 'de', 'pt-BR')),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  favorite: fc.boolean(),
  losses: fc.constant<FileLoss[]>([]),
};

const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2025-01-01'), noInvalidDate: true });

/** Any recipe that a cook could save. */
export const hostileRecipe = (choice: Choice): fc.Arbitrary<FileRecipe> =>
  fc
    .record({
      ...FACTS,
      title: hostileLine(200),
      description: hostileText(5_000),
      ingredients: hostileIngredients(choice),
      instructions: hostileLines(hostileText(5_000).filter(isVisible), choice),
      yield_text: fc.oneof(fc.constant(''), hostileLine(120)),
      tags: fc.uniqueArray(hostileLine(60), { maxLength: 5 }),
      source_name: fc.oneof(fc.constant(''), hostileLine(200)),
      author: fc.oneof(fc.constant(''), hostileLine(200)),
      notes: hostileText(10_000),
      created_at: fc.option(date.map((day) => day.toISOString())),
      pictures: fc.array(picture, { maxLength: 1 }),
      step_images: stepImages,
    })
    .map(asContract);

/** A recipe as they usually are: texts in many scripts and of many lengths, but none that looks like the marks of a file. */
export const usualRecipe: fc.Arbitrary<FileRecipe> = fc
  .record({
    ...FACTS,
    title: words(5).map((text) => `Stew of ${text}`),
    description: usualText,
    ingredients: usualLines(usualIngredient),
    instructions: usualLines(usualSentence(40)),
    yield_text: fc.constantFrom('', '24 cookies', '1 large pan'),
    tags: fc.uniqueArray(fc.constantFrom('dinner', 'très bon', 'summer 2024', 'one-pot', '晚餐'), { maxLength: 4 }),
    source_name: fc.constantFrom('', "Grandma's notebook", 'The Kitchen – Issue 4'),
    author: fc.constantFrom('', 'Ana María Núñez'),
    notes: usualText,
    created_at: fc.option(date.map((day) => `${day.toISOString().slice(0, 19)}.000Z`)),
    pictures: fc.array(picture, { maxLength: 1 }),
    step_images: stepImages,
  })
  .map(asContract);

/** What the contract makes of its texts: trimmed, and refused if they were too long. A recipe of ours always has servings and a difficulty. */
function asContract({ nutrition, pictures, step_images, favorite, created_at, losses, ...fields }: FileRecipe): FileRecipe {
  const { title, description, notes, ingredients, instructions } = RecipeDraft.parse({
    ...fields,
    ...nutrition,
    prep_time: fields.prep_time ?? 0,
    cook_time: fields.cook_time ?? 0,
    servings: fields.servings ?? undefined,
    difficulty: fields.difficulty ?? undefined,
  });
  return {
    ...fields,
    nutrition,
    pictures,
    // of steps that the recipe has
    step_images: step_images.filter(({ step }) => step < instructions.length),
    favorite,
    created_at,
    losses,
    title,
    description,
    notes,
    ingredients: asLines(ingredients),
    instructions: asLines(instructions),
  };
}

const asLines = (lines: (RecipeLine | string)[]): RecipeLine[] =>
  lines.map((line) => (typeof line === 'string' ? { text: line, group: null } : { text: line.text, group: line.group }));
