import { FILE_FORMATS } from '@simmer/contracts/constants';
import { processorTime } from '@simmer/processor-time';
import fc from 'fast-check';
import type { FileEntry, FileRecipe } from '../file-recipe';
import { openFile } from '../opened-file';
import { openRecipeFile } from '../open-recipe-file';
import type { FileReader } from '../recipe-format';
import { SMALL_FILES, type SmallFile } from '../testing/small-files';
import { UnreadableFile } from '../unreadable-file';
import { GENERAL_READERS, READERS } from './readers';

const LONGEST_MS = 2_000;
/** 300 files by 30 readers: work is counted by the processor's time, so that this only ends what hangs. */
const HANGS_MS = 180_000;
const ALL_READERS = [...READERS, ...GENERAL_READERS];
/** Not read from text of their own here: web pages have their own tests, and what is left over is told by the others. */
const WITHOUT_FILE = new Set(['simmer', 'web-page']);

/** Marks that the forms are made of, and what is slow to read when there is too much of it. */
const MARKS = [
  '\n',
  '\n\n',
  ' ',
  '\t',
  '-',
  '=',
  '*',
  '_',
  '#',
  '@',
  '{',
  '}',
  '[',
  ']',
  '(',
  '<',
  '>',
  '</',
  '<!--',
  '<![CDATA[',
  '&amp;',
  '&#0;',
  '"',
  "'",
  ',',
  ';',
  ':',
  '|',
  '\\',
  '---\n',
  'MMMMM\n',
  '1/',
  '9',
  'a',
  '\u0000',
  '\ufeff',
  '\ufffd',
  'é',
  '{"a":',
  '- &a [*a]',
  '  - ',
];
const MOST_REPEATS = 5_000;

type Change = (text: string) => string;

/** A place in a text of any length. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, place).map(
    ([from, length]): Change =>
      (text) =>
        text.slice(0, from * text.length) + text.slice((from + length * 0.3) * text.length),
  ),
  fc.tuple(place, place, place).map(([from, length, to]): Change => (text) => {
    const part = text.slice(from * text.length, (from + length * 0.3) * text.length);
    return text.slice(0, to * text.length) + part + text.slice(to * text.length);
  }),
  fc.tuple(place, fc.constantFrom(...MARKS), fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(MOST_REPEATS))).map(
    ([at, mark, times]): Change =>
      (text) =>
        text.slice(0, at * text.length) + mark.repeat(times) + text.slice(at * text.length),
  ),
  fc.tuple(place, fc.string({ unit: 'binary', maxLength: 10 })).map(
    ([at, junk]): Change =>
      (text) =>
        text.slice(0, at * text.length) + junk + text.slice(at * text.length + junk.length),
  ),
);

async function bytesOf({ format, text, pack }: SmallFile, changes: readonly Change[] = []): Promise<Uint8Array> {
  const changed = Buffer.from(
    changes.reduce((before, apply) => apply(before), text),
    format === 'pdf' ? 'latin1' : 'utf8',
  );
  return pack ? pack(changed) : changed;
}

/** Every reader that takes the file reads it; returns those that took too long. Only what is told to the cook may be thrown. */
async function slowReaders(name: string, bytes: Uint8Array): Promise<string[]> {
  const slow: string[] = [];
  for (const reader of [null, ...ALL_READERS]) {
    const took = await processorTime(LONGEST_MS, () => readOrRefuse(reader, name, bytes));
    if (took > LONGEST_MS) slow.push(reader?.format ?? 'as the importer opens it');
  }
  return slow;
}

async function readOrRefuse(reader: FileReader | null, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await readAll(reader, name, bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
}

/** With a reader, if it takes the file, or as the importer opens it. */
async function readAll(reader: FileReader | null, name: string, bytes: Uint8Array): Promise<void> {
  if (!reader) return through((await openRecipeFile(name, bytes))?.entries());
  const file = await openFile(name, bytes);
  if (reader.recognises(file)) await through(reader.read(file));
}

async function through(entries: AsyncIterable<FileEntry> | undefined): Promise<void> {
  for await (const entry of entries ?? []) {
    if ('recipe' in entry) expectSound(entry.recipe);
    else
      expect(entry.skipped).toMatchObject({
        name: expect.stringMatching(/\S/) as string,
        reason: { code: expect.stringMatching(/\S/) as string },
      });
  }
}

/** Whatever the file says, a recipe has a title, no empty lines, and numbers that are some. */
function expectSound({ title, ingredients, instructions, nutrition, ...recipe }: FileRecipe): void {
  expect(title.trim()).not.toBe('');
  for (const { text, group } of [...ingredients, ...instructions])
    expect([text, group ?? 'none'].every((words) => words.trim() !== '')).toBe(true);
  const amounts = [recipe.prep_time, recipe.cook_time, recipe.total_time, recipe.servings, recipe.rating, ...Object.values(nutrition)];
  expect(amounts.every((amount) => amount === null || (Number.isFinite(amount) && amount >= 0))).toBe(true);
}

it.each(SMALL_FILES.filter(({ format }) => !WITHOUT_FILE.has(format)).map((file) => [file.format, file] as const))(
  '%s is known by what is in it',
  async (format, file) => {
    const opened = await openRecipeFile(file.name, await bytesOf(file));
    expect(opened?.format).toBe(format);
    const entries = [];
    for await (const entry of opened?.entries() ?? []) entries.push(entry);
    expect(entries).toMatchObject([{ recipe: { title: /brot/i.test(file.text) ? 'Brot' : expect.stringMatching(/bread|pie/i) } }]);
  },
);

it('has a file for every form', () => {
  const tried = new Set<string>(SMALL_FILES.map(({ format }) => format));
  expect(Object.keys(FILE_FORMATS).filter((format) => !tried.has(format) && !WITHOUT_FILE.has(format))).toEqual([]);
});

it(
  'no reader fails or hangs on a damaged file',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SMALL_FILES), fc.array(change, { minLength: 1, maxLength: 4 }), async (file, changes) => {
        expect(await slowReaders(file.name, await bytesOf(file, changes))).toEqual([]);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  },
  HANGS_MS,
);

it('no reader fails on an archive with bytes of it changed', async () => {
  const packed = SMALL_FILES.filter(({ pack }) => pack !== undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...packed),
      fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
      async (file, flips) => {
        const bytes = Uint8Array.from(await bytesOf(file));
        for (const [at, byte] of flips) bytes[Math.floor(at * (bytes.length - 1))] = byte;
        expect(await slowReaders(file.name, bytes)).toEqual([]);
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
});
