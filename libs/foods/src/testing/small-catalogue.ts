import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Builds a catalogue of the upper nodes and some entries of a spec. */
export function buildSmall(yaml: string): Built {
  const tree = catalogueFiles().filter(({ file }) => file === 'tree.yaml');
  return buildCatalogue([...tree, { file: 'spec.yaml', text: yaml }], wordFiles(), { 1001: [[717], { cup: 227 }] });
}

/** The foods of such a catalogue, in all languages. */
export function smallFoods(yaml: string): Foods {
  const { facts, languages } = buildSmall(yaml);
  return new Foods({ facts, languages });
}
