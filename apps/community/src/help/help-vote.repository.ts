import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HelpArticleVotes } from '@simmer/contracts';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { HELP_VOTE_MODEL, type HelpVoteDocument } from './help-vote.schema';

interface Counted {
  _id: Pick<HelpVoteDocument, 'category' | 'slug' | 'useful'>;
  count: number;
}

@Injectable()
export class HelpVoteRepository {
  constructor(@InjectModel(HELP_VOTE_MODEL) private readonly votes: Model<HelpVoteDocument>) {}

  /** In place of the one that there is. */
  async put(vote: HelpVoteDocument): Promise<void> {
    const { _id, useful } = vote;
    if (!(await wasInserted(this.votes.create(vote)))) await this.votes.updateOne({ _id }, { $set: { useful } });
  }

  /** What was said of each article. */
  async count(): Promise<HelpArticleVotes[]> {
    const counted = await this.votes.aggregate<Counted>([
      { $group: { _id: { category: '$category', slug: '$slug', useful: '$useful' }, count: { $sum: 1 } } },
    ]);
    const articles = new Map<string, HelpArticleVotes>();
    for (const { _id, count } of counted) {
      const key = `${_id.category}/${_id.slug}`;
      const article = articles.get(key) ?? { category: _id.category, slug: _id.slug, useful: 0, not_useful: 0 };
      articles.set(key, { ...article, [_id.useful ? 'useful' : 'not_useful']: count });
    }
    return [...articles.values()];
  }
}
