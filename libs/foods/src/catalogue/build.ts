import type { PackedFacts, PackedFigures, PackedNames } from '../data/packed';
import { FOOD_LANGUAGES } from '../languages';
import { checkCatalogue } from './check';
import { packFacts, packNames } from './pack';
import type { Problem } from './problem';
import { readCatalogue, type SourceFile } from './read-catalogue';
import { readWords } from './read-words';

/** The packed catalogue, and what is wrong in its sources. */
export interface Built {
  readonly facts: PackedFacts;
  readonly languages: readonly PackedNames[];
  readonly problems: readonly Problem[];
}

/**
 * Builds the packed catalogue: `files` are those of catalogue/, `words` those of catalogue/words/ (a language each, "de.yaml"), `usda` what is
 * known of USDA's table. It is packed even where something is wrong; what cannot be read is left out.
 */
export function buildCatalogue(files: readonly SourceFile[], words: readonly SourceFile[], usda: PackedFigures): Built {
  const { entries, problems } = readCatalogue(inOrder(files));
  const facts = packFacts(entries, usda);
  const languages = FOOD_LANGUAGES.map((language) => {
    const source = words.find(({ file }) => file === `${language}.yaml`) ?? { file: `${language}.yaml`, text: '{}' };
    const read = readWords({ ...source, file: `words/${source.file}` });
    problems.push(...read.problems);
    return packNames(language, entries, read.words);
  });
  problems.push(...checkCatalogue(entries, new Set(Object.keys(usda).map(Number))));
  return { facts, languages, problems };
}

const inOrder = (files: readonly SourceFile[]): SourceFile[] => [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
