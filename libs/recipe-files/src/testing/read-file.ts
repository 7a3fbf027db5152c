import { gzipSync } from 'node:zlib';
import type { FileEntry, FileRecipe } from '../file-recipe';
import { openRecipeFile } from '../open-recipe-file';
import { writeZip, type ZipMember } from '../writing/zip';

/** What a file comes to, as the importer opens it. */
export async function readFile(name: string, content: string | Uint8Array): Promise<{ format: string | null; entries: FileEntry[] }> {
  const file = await openRecipeFile(name, typeof content === 'string' ? Buffer.from(content) : content);
  const entries: FileEntry[] = [];
  for await (const entry of file?.entries() ?? []) entries.push(entry);
  return { format: file?.format ?? null, entries };
}

/** The only recipe of a file. Throws when there is none, or another besides. */
export async function readOne(name: string, content: string | Uint8Array): Promise<FileRecipe & { format: string | null }> {
  const { format, entries } = await readFile(name, content);
  const [entry] = entries;
  if (!entry || entries.length > 1 || !('recipe' in entry)) throw new Error(`Not one recipe: ${JSON.stringify(entries)}`);
  return { ...entry.recipe, format };
}

/** Lines as "group › text". */
export function linesWithGroups(lines: FileRecipe['ingredients']): string[] {
  return lines.map(({ text, group }) => (group === null ? text : `${group} › ${text}`));
}

export async function zipOf(members: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(membersOf(members))) parts.push(part);
  return Buffer.concat(parts);
}

async function* membersOf(members: Record<string, string | Uint8Array>): AsyncIterable<ZipMember> {
  for (const [name, content] of Object.entries(members)) yield { name, bytes: Buffer.from(content), packed: content.length === 0 };
}

export const gzipped = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

/** The smallest bytes that pass for a picture in a file; nothing here decodes it. */
export const PICTURE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
export const PICTURE_BASE64 = Buffer.from(PICTURE).toString('base64');

/** A recipe as Mela writes it. */
export const MELA = {
  title: 'Pea soup',
  ingredients: '500 g peas',
  instructions: 'Simmer.',
  categories: ['a'],
  yield: '2',
  link: '',
  images: [],
  text: '',
};
