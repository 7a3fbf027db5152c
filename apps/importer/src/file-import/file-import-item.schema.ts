import type { FileImportItem, FileLoss, SaveProblem } from '@simmer/contracts';
import { Schema } from 'mongoose';
import type { FileRecipeDraft } from './file-recipe-draft';

export const FILE_IMPORT_ITEM_MODEL = 'FileImportItem';

/** A picture that is staged. The word in the store is older than the one in the code. */
export const STAGED = 'parked';

/** One recipe of an import, with all that it takes to save it. */
export interface FileImportItemRecord {
  /** The import's id and the index, so that an item is recorded once. */
  _id: string;
  importId: string;
  /** Whose import it is: a run that records it may outlive the import. */
  ownerId: string;
  index: number;
  /** Which of the import's files it is from. */
  fileAt: number;
  file: string;
  draft: FileRecipeDraft;
  /** Its picture is staged in the object store as `incoming/<ownerId>/<imageId>`, or is at the draft's `image_url`. */
  picture: typeof STAGED | 'address' | 'none';
  /** Those of its steps, which are staged in the same way. */
  stepPictures: { step: number; imageId: string }[];
  /** What recipes says that those with the same title and ingredients have in common. Compared within one import alone. */
  contentKey: string | null;
  duplicateOf: { id: string | null; title: string } | null;
  losses: FileLoss[];
  status: FileImportItem['status'];
  /** A run started saving it; it may be in the library although that is not recorded. */
  isTried: boolean;
  problem: SaveProblem | null;
  /** Saved, it went into the tray. */
  waiting: boolean;
  /** Chosen when the item is recorded, so that however often it is saved there is one recipe and one picture. */
  recipeId: string;
  imageId: string;
}

const coded = new Schema({ code: String, params: { type: Object } }, { _id: false });

export const FileImportItemSchema = new Schema<FileImportItemRecord>(
  {
    _id: { type: String, required: true },
    importId: { type: String, required: true },
    ownerId: { type: String, required: true },
    index: { type: Number, required: true },
    fileAt: { type: Number, required: true },
    file: { type: String, required: true },
    draft: { type: Schema.Types.Mixed, required: true },
    picture: { type: String, required: true },
    stepPictures: [{ _id: false, step: Number, imageId: String }],
    contentKey: { type: String, default: null },
    duplicateOf: { type: { id: String, title: String }, _id: false, id: false, default: null },
    losses: [coded],
    status: { type: String, required: true },
    isTried: { type: Boolean, default: false },
    problem: { type: coded, default: null },
    waiting: { type: Boolean, default: false },
    recipeId: { type: String, required: true },
    imageId: { type: String, required: true },
  },
  { collection: 'file-import-items', versionKey: false },
);
FileImportItemSchema.index({ ownerId: 1 });
FileImportItemSchema.index({ importId: 1, index: 1 });
FileImportItemSchema.index({ importId: 1, contentKey: 1 });
