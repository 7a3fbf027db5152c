import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { POST_MODEL, type PostDocument } from './post.schema';

/** A recipe that a cook said they made. */
export interface MadeOnce extends Pick<PostDocument, 'accountId' | 'recipeId'> {
  /** The day on which it was made, where the cook was. */
  date: string;
}

/** What everybody may see of it. */
const SHOWN = { kind: 'made', held: false, removedAt: null } as const;

/** Who made what, as others see it. */
@Injectable()
export class MadeHistory {
  constructor(@InjectModel(POST_MODEL) private readonly posts: Model<PostDocument>) {}

  /** The last times that a cook made something, the latest first. */
  async latelyBy(accountId: string, limit: number): Promise<MadeOnce[]> {
    return this.find({ accountId }, limit);
  }

  /** The last time that one of these cooks made a recipe; null where none of them did. */
  async lastAmong(recipeId: string, accountIds: readonly string[]): Promise<MadeOnce | null> {
    if (accountIds.length === 0) return null;
    return (await this.find({ recipeId, accountId: { $in: [...accountIds] } }, 1))[0] ?? null;
  }

  private async find(whose: object, limit: number): Promise<MadeOnce[]> {
    const found = await this.posts
      .find({ ...whose, ...SHOWN }, ['accountId', 'recipeId', 'date'])
      .sort({ position: -1 })
      .limit(limit)
      .lean<PostDocument[]>();
    return found.flatMap(({ accountId, recipeId, date }) => (date === null ? [] : [{ accountId, recipeId, date }]));
  }
}
