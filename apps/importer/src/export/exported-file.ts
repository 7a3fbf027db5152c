import type { ExportFormat } from '@simmer/contracts';
import { safeName } from '@simmer/recipe-files';

export const EXPORTS_FOLDER = 'exports';

/** Where the exported files of a cook lie in the object store. */
export const exportsOf = (ownerId: string): string => `${EXPORTS_FOLDER}/${ownerId}`;
export const exportKey = ({ ownerId, _id }: { ownerId: string; _id: string }): string => `${exportsOf(ownerId)}/${_id}`;

/** Whose export a file is, by its key; null for another form of key. */
export function exportOf(key: string): { ownerId: string; id: string } | null {
  const [, ownerId, id] = key.split('/');
  return ownerId && id ? { ownerId, id } : null;
}

/**
 * The name that a cook finds it under: the dish's where the file holds one recipe (`Leek soup.cook`), else `simmer-recipes-2026-11-21.zip`.
 * Several forms come as a zip, so those of other programs are named: `simmer-recipes-cooklang-2026-11-21.zip`.
 */
export function exportName(titles: readonly string[], day: Date, format: ExportFormat | 'pdf', extension: string): string {
  const [only, another] = titles;
  if (only !== undefined && another === undefined) return `${safeName(only)}.${extension}`;
  const form = format === 'simmer' || format === 'pdf' ? '' : `${format}-`;
  return `simmer-recipes-${form}${day.toISOString().slice(0, 10)}.${extension}`;
}
