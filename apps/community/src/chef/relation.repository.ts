import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ChefRelation, MOST_RELATED_COOKS } from '@simmer/contracts';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { RELATION_MODEL, type RelationDocument, relationId } from './relation.schema';

/** Of those who block a cook so many are left out of their lists. */
const MOST_WHO_BLOCK = 5_000;

@Injectable()
export class RelationRepository {
  constructor(@InjectModel(RELATION_MODEL) private readonly relations: Model<RelationDocument>) {}

  find(from: string, to: string): Promise<RelationDocument | null> {
    return this.relations.findById(relationId(from, to)).lean<RelationDocument>().exec();
  }

  /** Changes how a cook stands to another; makes the document where there is none. */
  async set(from: string, to: string, change: Partial<ChefRelation>): Promise<void> {
    if (await this.change(from, to, change)) return;
    const fresh = { _id: relationId(from, to), from, to, follows: false, mutes: false, blocks: false, ...change };
    if (!(await wasInserted(this.relations.create(fresh)))) await this.change(from, to, change);
  }

  /** False where there is no document to change. */
  async change(from: string, to: string, change: Partial<ChefRelation>): Promise<boolean> {
    const changed = await despiteConflicts(() => this.relations.updateOne({ _id: relationId(from, to) }, { $set: change }));
    return changed.matchedCount === 1;
  }

  countFrom(from: string): Promise<number> {
    return this.relations.countDocuments({ from, $or: [{ follows: true }, { mutes: true }, { blocks: true }] }).exec();
  }

  countFollowers(to: string): Promise<number> {
    return this.relations.countDocuments({ to, follows: true }).exec();
  }

  /** Some of those who follow a cook, the oldest accounts first. */
  async followersOf(to: string, limit: number): Promise<string[]> {
    const found = await this.relations.find({ to, follows: true }, ['from']).sort({ from: 1 }).limit(limit).lean<RelationDocument[]>();
    return found.map(({ from }) => from);
  }

  /** How a cook stands to all others. */
  async allFrom(from: string): Promise<RelationDocument[]> {
    return this.relations.find({ from }).limit(MOST_RELATED_COOKS).lean<RelationDocument[]>();
  }

  /** Whom a cook follows, page by page. */
  async followedBy(from: string, limit: number, after?: string): Promise<RelationDocument[]> {
    const page = after ? { _id: { $gt: relationId(from, after) } } : {};
    return this.relations
      .find({ from, follows: true, ...page })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<RelationDocument[]>();
  }

  /** Who blocks a cook. */
  async blockersOf(to: string): Promise<string[]> {
    const found = await this.relations.find({ to, blocks: true }, ['from']).limit(MOST_WHO_BLOCK).lean<RelationDocument[]>();
    return found.map(({ from }) => from);
  }
}
