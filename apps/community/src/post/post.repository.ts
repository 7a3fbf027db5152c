import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { COUNTED_EXACTLY, type Image } from '@simmer/contracts';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { POST_MODEL, type PostDocument, type PostKind } from './post.schema';

/** Which posts are looked for, and what of them the reader may see. */
export interface PostFilter {
  recipeId: string;
  kind: PostKind;
  answerTo: string | null;
  /** Null: a visitor. */
  reader: string | null;
  /** Cooks of whom the reader sees nothing. */
  withoutCooks: readonly string[];
}

const AT_ONCE = 200;

@Injectable()
export class PostRepository {
  constructor(@InjectModel(POST_MODEL) private readonly posts: Model<PostDocument>) {}

  find(id: string): Promise<PostDocument | null> {
    return this.posts.findById(id).lean<PostDocument>().exec();
  }

  /** False when its id is taken. */
  insert(post: PostDocument): Promise<boolean> {
    return wasInserted(this.posts.create(post));
  }

  async change(id: string, change: Partial<Omit<PostDocument, '_id'>>): Promise<void> {
    await despiteConflicts(() => this.posts.updateOne({ _id: id }, { $set: change }));
  }

  /** Says how a photo looks, of those posts of its cook that show it. */
  async setImage(accountId: string, image: Image): Promise<void> {
    await this.posts.updateMany({ accountId, imageId: image.id }, { $set: { image } });
  }

  /** A page of posts; answers the oldest first, everything else the newest first. */
  async list(filter: PostFilter, limit: number, after?: string): Promise<PostDocument[]> {
    const isOldestFirst = filter.answerTo !== null;
    const page = after === undefined ? {} : { position: isOldestFirst ? { $gt: after } : { $lt: after } };
    return this.posts
      .find({ ...conditionsOf(filter), ...page })
      .sort({ position: isOldestFirst ? 1 : -1 })
      .limit(limit)
      .lean<PostDocument[]>();
  }

  /** Of more than `COUNTED_EXACTLY` it counts that many. */
  count(filter: PostFilter): Promise<number> {
    return this.posts.countDocuments(conditionsOf(filter)).limit(COUNTED_EXACTLY).exec();
  }

  /** How many answers each of these comments has that the reader may see. */
  async countAnswers(filter: PostFilter, ids: readonly string[]): Promise<Map<string, number>> {
    const counts = await this.posts.aggregate<{ _id: string; count: number }>([
      { $match: { ...conditionsOf(filter), answerTo: { $in: [...ids] } } },
      { $group: { _id: '$answerTo', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  /** A page of what others wrote to a cook, under their recipes and in answer to their comments; the newest first. */
  async listTo(reader: string, withoutCooks: readonly string[], limit: number, after?: string): Promise<PostDocument[]> {
    const page = after === undefined ? {} : { position: { $lt: after } };
    const unseen = await this.commentsHeldFrom(reader);
    const found = await Promise.all(
      conditionsTo(reader, withoutCooks, unseen).map((conditions) =>
        this.posts
          .find({ ...conditions, ...page })
          .sort({ position: -1 })
          .limit(limit)
          .lean<PostDocument[]>(),
      ),
    );
    return found
      .flat()
      .toSorted((one, other) => (one.position < other.position ? 1 : -1))
      .slice(0, limit);
  }

  /** How much of that has a position from `from` on; up to `most` of each kind. */
  async countTo(reader: string, withoutCooks: readonly string[], from: string, most: number): Promise<number> {
    const unseen = await this.commentsHeldFrom(reader);
    const counts = await Promise.all(
      conditionsTo(reader, withoutCooks, unseen).map((conditions) =>
        this.posts
          .countDocuments({ ...conditions, position: { $gte: from } })
          .limit(most)
          .exec(),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** The latest comments of others under a cook's recipes that only their writers see. */
  private async commentsHeldFrom(recipeOwnerId: string): Promise<string[]> {
    const held = await this.posts
      .find({ recipeOwnerId, kind: 'comment', held: true, accountId: { $ne: recipeOwnerId } }, ['_id'])
      .sort({ position: -1 })
      .limit(AT_ONCE)
      .lean<PostDocument[]>();
    return held.map(({ _id }) => _id);
  }

  /** Posts are no longer to an account that goes. */
  async forgetReader(accountId: string): Promise<void> {
    await this.posts.updateMany({ recipeOwnerId: accountId }, { $set: { recipeOwnerId: null } });
    await this.posts.updateMany({ answeredAccountId: accountId }, { $set: { answeredAccountId: null } });
  }

  /** The last time that a cook made a recipe. */
  findLastMade(accountId: string, recipeId: string): Promise<PostDocument | null> {
    return this.posts.findOne({ accountId, recipeId, kind: 'made', removedAt: null }).sort({ position: -1 }).lean<PostDocument>().exec();
  }

  /** With the answers to it, until `restore`. */
  async remove(id: string, removedBy: string): Promise<void> {
    const removed = { removedAt: new Date(), removedBy };
    for (const removedPost of [{ answerTo: id }, { _id: id }])
      await despiteConflicts(() => this.posts.updateMany({ ...removedPost, removedAt: null }, { $set: removed }));
  }

  /** Brings back a post with the answers that were removed with it. */
  async restore({ _id, removedAt }: PostDocument): Promise<void> {
    for (const removedPost of [{ answerTo: _id }, { _id }])
      await despiteConflicts(() => this.posts.updateMany({ ...removedPost, removedAt }, { $set: { removedAt: null, removedBy: null } }));
  }

  /** How many a cook has written since then, removed ones too; up to `most`, without this one. */
  countSince(accountId: string, since: Date, exceptId: string, most: number): Promise<number> {
    const position = { $gt: uuidv7({ msecs: since.getTime() }) };
    return this.posts
      .countDocuments({ accountId, position, _id: { $ne: exceptId } })
      .limit(most)
      .exec();
  }

  /** How many of a cook's others see; up to `most`, without this one. */
  countShown(accountId: string, exceptId: string, most: number): Promise<number> {
    return this.posts
      .countDocuments({ accountId, held: false, removedAt: null, _id: { $ne: exceptId } })
      .limit(most)
      .exec();
  }

  /** Removes what others answered to a cook, whose comments are about to go. */
  async removeAnswersTo(accountId: string): Promise<void> {
    for (let after = ''; ;) {
      const comments = await this.posts
        .find({ accountId, kind: 'comment', _id: { $gt: after } }, ['_id'])
        .sort({ _id: 1 })
        .limit(AT_ONCE)
        .lean<PostDocument[]>();
      const last = comments.at(-1);
      if (!last) return;
      await this.posts.deleteMany({ answerTo: { $in: comments.map(({ _id }) => _id) } });
      after = last._id;
    }
  }

  /** Which of these photos posts of their owners show. */
  async findShown(photos: readonly { id: string; ownerId: string }[]): Promise<string[]> {
    const shown = photos.map(({ id, ownerId }) => ({ accountId: ownerId, imageId: id }));
    const found = shown.length > 0 ? await this.posts.find({ $or: shown }, ['imageId']).lean<Pick<PostDocument, 'imageId'>[]>() : [];
    return found.flatMap(({ imageId }) => imageId ?? []);
  }
}

const conditionsOf = ({ recipeId, kind, answerTo, reader, withoutCooks }: PostFilter) => ({
  recipeId,
  kind,
  answerTo,
  removedAt: null,
  ...(withoutCooks.length > 0 && { accountId: { $nin: [...withoutCooks] } }),
  // what is held is there for its writer alone
  ...(reader === null ? { held: false } : { $or: [{ held: false }, { accountId: reader }] }),
});

/** Two questions, each of which reads an index. What answers a comment that the reader does not see (`unseen`) is not among them. */
function conditionsTo(reader: string, withoutCooks: readonly string[], unseen: readonly string[]) {
  const ofOthers = { accountId: { $nin: [reader, ...withoutCooks] }, held: false, removedAt: null };
  return [
    { recipeOwnerId: reader, ...ofOthers, ...(unseen.length > 0 && { answerTo: { $nin: [...unseen] } }) },
    // an answer under their own recipe is found as that
    { answeredAccountId: reader, recipeOwnerId: { $ne: reader }, ...ofOthers },
  ];
}
