import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { VIDEO_CATEGORY_MODEL, type VideoCategoryDocument } from './video.schema';

@Injectable()
export class VideoCategoryRepository {
  constructor(@InjectModel(VIDEO_CATEGORY_MODEL) private readonly categories: Model<VideoCategoryDocument>) {}

  /** In their order. */
  all(): Promise<VideoCategoryDocument[]> {
    return this.categories.find().sort({ order: 1, _id: 1 }).lean<VideoCategoryDocument[]>().exec();
  }

  find(id: string): Promise<VideoCategoryDocument | null> {
    return this.categories.findById(id).lean<VideoCategoryDocument>().exec();
  }

  /** False where there is one with its id. */
  insert(category: VideoCategoryDocument): Promise<boolean> {
    return wasInserted(this.categories.create(category));
  }

  /** Null for one that is not there. */
  change(id: string, set: Omit<VideoCategoryDocument, '_id' | 'order'>): Promise<VideoCategoryDocument | null> {
    return this.categories.findOneAndUpdate({ _id: id }, { $set: set }, { returnDocument: 'after' }).lean<VideoCategoryDocument>().exec();
  }

  async setOrder(id: string, order: number): Promise<void> {
    await this.categories.updateOne({ _id: id }, { $set: { order } });
  }
}
