import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FileImportChoice } from './file-import.schema';
import { FILE_IMPORT_ITEM_MODEL, type FileImportItemRecord, STAGED } from './file-import-item.schema';

type Choice = Pick<FileImportChoice, 'withDuplicates' | 'leaveOut'>;
type Status = FileImportItemRecord['status'];
type Outcome = Pick<FileImportItemRecord, 'status' | 'problem'> & Partial<Pick<FileImportItemRecord, 'waiting'>>;
export type ListedItem = Omit<FileImportItemRecord, 'draft'> & {
  draft: Pick<FileImportItemRecord['draft'], 'title' | 'ingredients' | 'instructions'>;
};

/** The recipes of imports, in the order in which they stand in their files. */
@Injectable()
export class FileImportItemRepository {
  constructor(@InjectModel(FILE_IMPORT_ITEM_MODEL) private readonly items: Model<FileImportItemRecord>) {}

  async insert(items: FileImportItemRecord[]): Promise<void> {
    await this.items.insertMany(items);
  }

  async list(importId: string, status: Status | undefined, after: number, limit: number): Promise<ListedItem[]> {
    const fields = {
      'draft.title': 1,
      'draft.ingredients': 1,
      'draft.instructions': 1,
      index: 1,
      file: 1,
      picture: 1,
      duplicateOf: 1,
      losses: 1,
      status: 1,
      recipeId: 1,
      waiting: 1,
      problem: 1,
    };
    return this.items
      .find({ importId, ...(status && { status }), index: { $gt: after } }, fields)
      .sort({ index: 1 })
      .limit(limit)
      .lean<ListedItem[]>();
  }

  async listByContent(importId: string, contentKeys: string[]): Promise<FileImportItemRecord[]> {
    return this.items
      .find({ importId, contentKey: { $in: contentKeys } })
      .sort({ index: 1 })
      .lean<FileImportItemRecord[]>();
  }

  async countChosen(importId: string, choice: Choice): Promise<number> {
    return this.items.countDocuments(waitingFor(importId, choice));
  }

  async count(importId: string, status: Status): Promise<number> {
    return this.items.countDocuments({ importId, status });
  }

  async countByStatus(importId: string): Promise<{ saved: number; waiting: number; notSaved: number }> {
    const [saved, waiting, notSaved] = await Promise.all([
      this.count(importId, 'saved'),
      this.items.countDocuments({ importId, status: 'saved', waiting: true }),
      this.count(importId, 'not-saved'),
    ]);
    return { saved, waiting, notSaved };
  }

  /** The next ones to save, marked as tried. */
  async takeNext(importId: string, choice: Choice, limit: number): Promise<FileImportItemRecord[]> {
    const next = await this.items.find(waitingFor(importId, choice)).sort({ index: 1 }).limit(limit).lean<FileImportItemRecord[]>();
    await this.items.updateMany({ _id: { $in: next.map(({ _id }) => _id) } }, { $set: { isTried: true } });
    return next;
  }

  async setOutcome(id: string, outcome: Outcome): Promise<void> {
    await this.items.updateOne({ _id: id }, { $set: outcome });
  }

  /** The next ones that are in the library, or may be because a run that saved them was interrupted. */
  async listNextToUndo(importId: string, after: number, limit: number): Promise<FileImportItemRecord[]> {
    const inLibrary = [{ status: 'saved' as const }, { status: 'found' as const, isTried: true }];
    return this.items
      .find({ importId, index: { $gt: after }, $or: inLibrary })
      .sort({ index: 1 })
      .limit(limit)
      .lean<FileImportItemRecord[]>();
  }

  /** Ids of the pictures that are staged and that media has not been given. */
  async listStagedPictures(importId: string, fileAt?: number): Promise<string[]> {
    const ofFile = fileAt === undefined ? {} : { fileAt };
    const found = await this.items
      .find({ importId, status: { $in: ['found', 'not-saved'] }, ...ofFile }, { picture: 1, imageId: 1, stepPictures: 1 })
      .lean<Pick<FileImportItemRecord, 'picture' | 'imageId' | 'stepPictures'>[]>();
    return found.flatMap(({ picture, imageId, stepPictures }) => [
      ...(picture === STAGED ? [imageId] : []),
      ...stepPictures.map((ofStep) => ofStep.imageId),
    ]);
  }

  async removeFile(importId: string, fileAt: number): Promise<void> {
    await this.items.deleteMany({ importId, fileAt });
  }

  async removeAll(importId: string): Promise<void> {
    await this.items.deleteMany({ importId });
  }
}

/** Condition on the items that are chosen and not done yet. */
const waitingFor = (importId: string, { withDuplicates, leaveOut }: Choice) => ({
  importId,
  status: 'found' as const,
  ...(leaveOut.length > 0 && { index: { $nin: leaveOut } }),
  ...(!withDuplicates && { duplicateOf: null }),
});
