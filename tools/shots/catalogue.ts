// The texts of the app, in the language that is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRepository } from '../prepare/repository.mjs';

const folderOf = (language: string) => inRepository('libs/messages/src', language);
const camelCase = (file: string) => file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Of a language, by the name of its file. */
export type Texts = Record<string, Awaited<ReturnType<typeof importedTexts>>>;

const importedTexts = (file: string) => import(pathToFileURL(file).href);

/** Every file of the catalogue by its name: `mealPlan.suggest`. */
export async function catalogueOf(language: string): Promise<Texts> {
  const folder = folderOf(language);
  const files = readdirSync(folder).map(async (file) => [camelCase(file), await importedTexts(join(folder, file))]);
  return Object.fromEntries(await Promise.all(files));
}

/** The texts of a language that have no values in them. */
export function textsOf(language: string): Set<string> {
  const folder = folderOf(language);
  const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(code.flatMap((text) => [...text.matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, words = '']) => words)));
}
