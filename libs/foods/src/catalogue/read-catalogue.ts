import { readUnit } from '@simmer/culinary';
import { parseDocument } from 'yaml';
import type { PackedFood, PackedSizes } from '../data/packed';
import { FOOD_LANGUAGES, type FoodLanguage } from '../languages';
import type { Problem } from './problem';

/** A file of the catalogue. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** An entry as it was read: its facts, and its names by language. */
export interface Entry {
  readonly file: string;
  readonly facts: PackedFood & PackedSizes;
  readonly names: Readonly<Partial<Record<FoodLanguage, string>>>;
}

type Reader = (value: unknown) => unknown;

const list: Reader = (value) =>
  (Array.isArray(value) ? value : String(value).split(','))
    .map(String)
    .map((one) => one.trim())
    .filter((one) => one !== '');
const number: Reader = (value) => (typeof value === 'number' ? value : fail('is no number'));
const truth: Reader = (value) => (typeof value === 'boolean' ? value : fail('is neither true nor false'));
const word: Reader = (value) => String(value).trim();
const origins: Reader = (value) => (list(value) as string[]).filter((one) => one !== 'plant');
/** "clove 4, slice 28, fl oz 30": the last word is the number. */
const numbers: Reader = (value) =>
  Object.fromEntries(
    (list(value) as string[]).map((pair) => {
      const [, key = '', amount = ''] =
        /^(.*?)\s+([\d.]+)$/.exec(pair) ?? fail(`has "${pair}", which is no name with a number, such as "clove 4"`);
      return [key, Number(amount)];
    }),
  );
/** The same of units, in any spelling that recipes have: a tin is a can. */
const portions: Reader = (value) =>
  Object.fromEntries(Object.entries(numbers(value) as Record<string, number>).map(([unit, amount]) => [readUnit(unit) ?? unit, amount]));
/** "5-8, 11": months from 1 to 12, also over the end of the year ("11-2"). */
const months: Reader = (value) =>
  (list(value) as string[]).flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    if (![first, last].every((month) => month >= 1 && month <= 12)) return fail(`has "${part}", which is no month from 1 to 12`);
    return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, at) => ((first - 1 + at) % 12) + 1);
  });
const packs: Reader = (value) =>
  String(value)
    .split('|')
    .map((part) => {
      const text = part.trim();
      return text === '' ? null : /^[\d.]+(?: [a-z ]+)?$/.test(text) ? text : fail(`has "${text}", which is no amount such as "400 g"`);
    });

/** The keys of an entry beside its names: what they are called where they are packed, and how they are read. */
const KEYS: Readonly<Record<string, readonly [keyof PackedFood | keyof PackedSizes, Reader]>> = {
  is: ['is', word],
  'any-of': ['any', list],
  contains: ['contains', list],
  may: ['may', list],
  without: ['without', list],
  from: ['from', origins],
  'may-from': ['mayFrom', list],
  aisle: ['aisle', word],
  form: ['form', word],
  piece: ['piece', number],
  portions: ['portions', portions],
  density: ['density', number],
  edible: ['edible', number],
  usda: ['usda', (value) => number(typeof value === 'string' ? Number(value) : value)],
  pack: ['pack', packs],
  staple: ['staple', truth],
  keeps: ['keeps', numbers],
  season: ['season', months],
  whole: ['whole', truth],
  bought: ['bought', truth],
  food: ['food', truth],
  formerly: ['formerly', list],
  also: ['also', (value) => (list(value) as string[]).join(', ')],
};

/** Reads the files of the catalogue. What cannot be read is told as a problem and left out. */
export function readCatalogue(files: readonly SourceFile[]): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  for (const { file, text } of files) {
    const document = parseDocument(text);
    for (const { message } of document.errors) problems.push({ file, entry: 'YAML', text: message.split('\n')[0] ?? message });
    const content: unknown = document.errors.length ? null : document.toJS();
    if (!isRecord(content)) continue;
    for (const [id, value] of Object.entries(content)) {
      if (isRecord(value)) entries.push(readEntry(file, id, value, problems));
      else problems.push({ file, entry: id, text: 'has no lines below it' });
    }
  }
  return { entries, problems };
}

function readEntry(file: string, id: string, value: Readonly<Record<string, unknown>>, problems: Problem[]): Entry {
  const facts: Record<string, unknown> = { id };
  const names: Partial<Record<FoodLanguage, string>> = {};
  const problem = (text: string): void => void problems.push({ file, entry: id, text });
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) problem('is no id: English, lower case, with hyphens');
  for (const [key, content] of Object.entries(value)) {
    const language = FOOD_LANGUAGES.find((one) => one === key);
    const known = KEYS[key];
    if (content === null) problem(`"${key}" says nothing`);
    else if (language) names[language] = (list(content) as string[]).join(', ');
    else if (!known) problem(`"${key}" is no key: see the README`);
    else {
      try {
        facts[known[0]] = known[1](content);
      } catch (error) {
        problem(`"${key}" ${(error as Error).message}`);
      }
    }
  }
  return { file, facts: facts as unknown as Entry['facts'], names };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(text: string): never {
  throw new Error(text);
}
