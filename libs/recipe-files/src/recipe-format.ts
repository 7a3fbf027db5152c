import type { FileField } from '@simmer/contracts';
import type { FileFormat } from '@simmer/contracts/constants';
import type { FileEntry, FileRecipe } from './file-recipe';
import type { OpenedFile } from './opened-file';

/** A form in which recipes come in. One folder each in `formats/`. */
export interface FileReader {
  format: FileFormat;
  /** Told by the content alone, never by the file's name; cheap, and never throws. */
  recognises(file: OpenedFile): boolean;
  /** Names that its recipes have in an archive, and nothing else has: one that turns out to be none is reported as left out. */
  memberName?: RegExp;
  /** The recipes one by one, so that a large collection is never in memory as a whole. A bad recipe is skipped and named. */
  read(file: OpenedFile): AsyncIterable<FileEntry>;
}

/** The bytes of a picture as they once came in, or as many programs take them: JPEG or PNG, and not too many. */
export type PictureForm = 'original' | 'portable';

/** A file that recipes are written to. */
export interface WrittenFile {
  /** Ending of the file's name, without the dot. */
  extension: string;
  contentType: string;
  /** Of which form a picture's bytes should be; absent where the file holds none. */
  pictures?: PictureForm;
  /** Whether it holds those of single steps too. */
  holdsStepImages?: true;
  /** Whether a recipe without a picture is drawn: it has its drawing's address as its picture. */
  drawsPlates?: true;
  /** The file's bytes, part by part. */
  write(recipes: AsyncIterable<FileRecipe>): AsyncIterable<Uint8Array>;
}

/** A form in which recipes go out: the file for any number of recipes, and the reasons why some of them do not come back as they were. */
export interface FileWriter extends WrittenFile {
  /** Where one recipe alone is a file of another kind (a .cook instead of a zip of them). */
  single?: WrittenFile;
  /** Fields that the form has no place for, each with the reason, in words a cook understands. */
  loses: Partial<Record<FileField, string>>;
  /** Fields that come back as they were unless their text is unusual, each with what happens to it then. */
  changes: Losses;
}

export type Losses = Partial<Record<Exclude<keyof FileRecipe, 'losses'>, string>>;
