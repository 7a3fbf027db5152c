import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildCatalogue, type Built, type SourceFile } from '../catalogue';
import { Foods } from '../foods';

const CATALOGUE = join(__dirname, '../../catalogue');

const sourcesIn = (folder: string): SourceFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** The files of the catalogue, and its words. */
export const catalogueFiles = (): SourceFile[] => sourcesIn(CATALOGUE);
export const wordFiles = (): SourceFile[] => sourcesIn(join(CATALOGUE, 'words'));

/** Kinds that stand in the files of their groups, with their names and the foods that these mostly mean. */
const KINDS_OF_GROUPS = ['meat', 'beef', 'veal', 'pork', 'lamb', 'game', 'poultry', 'chicken', 'turkey', 'duck', 'sausage', 'fish', 'white-fish', 'seafood', 'cheese', 'mushroom', 'chili', 'nut', 'pulse', 'noodle', 'spice', 'vinegar', 'water']; // prettier-ignore
const FACTS_OF_KINDS = ['is', 'contains', 'may', 'from', 'may-from', 'aisle', 'form'];

type YamlEntry = Readonly<Record<string, unknown>>;
let catalogue: ReturnType<typeof readAll> | null = null;
function readAll(): { files: SourceFile[]; entries: ReadonlyMap<string, YamlEntry> } {
  const files = catalogueFiles();
  return { files, entries: new Map(files.flatMap(({ text }) => Object.entries(parse(text) as Record<string, YamlEntry>))) };
}

/** Builds a catalogue of the upper nodes and some entries of a spec. */
export function buildSmall(yaml: string): Built {
  const { files, entries } = (catalogue ??= readAll());
  const kinds = KINDS_OF_GROUPS.filter((id) => !new RegExp(`^${id}:`, 'm').test(yaml)).map((id) => [
    id,
    Object.fromEntries(Object.entries(entries.get(id) ?? {}).filter(([key]) => FACTS_OF_KINDS.includes(key))),
  ]);
  const tree = files.filter(({ file }) => file === 'tree.yaml');
  const sources = [...tree, { file: 'kinds.yaml', text: JSON.stringify(Object.fromEntries(kinds)) }, { file: 'spec.yaml', text: yaml }];
  return buildCatalogue(sources, wordFiles(), { 1001: [[717], { cup: 227 }] });
}

/** The foods of such a catalogue, in all languages. */
export function smallFoods(yaml: string): Foods {
  const { facts, languages } = buildSmall(yaml);
  return new Foods({ facts, languages });
}
