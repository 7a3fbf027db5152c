import { z } from 'zod';
import type { Archive } from '../../archive';
import { fileFieldsOf } from '../../file-recipe';

/** A file of stored recipes; of a large library there are several. */
const STORED_RECIPES = /^recipes\/recipes(?:-(\d+))?\.json$/;

const FOLDER_OF_PICTURES = 'pictures/';

const text = z.string().nullish();
const line = z.object({ text: z.string(), group: text });

/** What is read of a stored recipe; the rest of it means something in its own account alone. */
const Stored = z.looseObject({
  title: z.string(),
  ingredients: z.array(line).default([]),
  instructions: z.array(line.extend({ image_id: text })).default([]),
  image: z.object({ id: z.string() }).nullish(),
  image_id: text,
  image_url: text,
  deletedAt: text,
});
type Stored = z.infer<typeof Stored>;

/** The files of an account's recipes in their order. */
export const accountRecipeFiles = ({ names }: Archive, folder: string): string[] =>
  names
    .flatMap((name) => {
      const match = name.startsWith(folder) ? STORED_RECIPES.exec(name.slice(folder.length)) : null;
      return match ? [{ name, at: Number(match[1] ?? 0) }] : [];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);

/** The files of an account's pictures, by the picture's id. */
export type AccountPictures = ReadonlyMap<string, string>;

export const accountPictures = ({ names }: Archive, folder: string): AccountPictures =>
  new Map(
    names
      .filter((name) => name.startsWith(folder + FOLDER_OF_PICTURES))
      .map((name) => name.slice(folder.length))
      .map((name) => [name.slice(FOLDER_OF_PICTURES.length).replace(/\.\w+$/, ''), name]),
  );

/**
 * The recipes of such a file in the words of a recipe file, undefined in place of one that is damaged. What its cook had deleted, and could only have restored for some days, is
 * not among them.
 */
export function recipesOfAccount(json: unknown, pictures: AccountPictures): (Record<string, unknown> | undefined)[] {
  if (!Array.isArray(json)) return [undefined];
  return json.flatMap((one) => {
    const { data: stored } = Stored.safeParse(one);
    if (!stored) return [undefined];
    if (stored.deletedAt) return [];
    return [{ ...fileFieldsOf(stored), pictures: pictureOf(stored, pictures), step_images: stepPicturesOf(stored, pictures) }];
  });
}

/** The original that lies in the same zip, or else the address that the picture has on the web. */
function pictureOf({ image, image_id, image_url }: Stored, pictures: AccountPictures): object[] {
  const id = image?.id ?? image_id;
  const file = id ? pictures.get(id) : undefined;
  if (file) return [{ file }];
  if (image_url?.startsWith('https://')) return [{ url: image_url }];
  return id ? [{ file: fileOf(id, pictures) }] : [];
}

const stepPicturesOf = ({ instructions }: Stored, pictures: AccountPictures): object[] =>
  instructions.flatMap(({ image_id }, step) => (image_id ? [{ step, file: fileOf(image_id, pictures) }] : []));

/** A missing one is listed too, so that it is reported. */
const fileOf = (id: string, pictures: AccountPictures): string => pictures.get(id) ?? `${FOLDER_OF_PICTURES}${id}`;
