import { Injectable } from '@nestjs/common';
import { type help, type HelpArticleVotes, MOST_VOTED_ARTICLES, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { HelpVoteRepository } from './help-vote.repository';

@Injectable()
export class HelpService {
  constructor(private readonly votes: HelpVoteRepository) {}

  async vote({ category, slug, useful, voice }: ParsedInputOf<typeof help.vote>): Promise<OutputOf<typeof help.vote>> {
    await this.votes.put({ _id: `${category}/${slug}:${voice}`, category, slug, useful });
    return { counted: true };
  }

  async listVotes(): Promise<OutputOf<typeof help.listVotes>> {
    const items = await this.votes.count();
    return { items: items.sort((a, b) => answersOf(b) - answersOf(a)).slice(0, MOST_VOTED_ARTICLES) };
  }
}

const answersOf = ({ useful, not_useful: notUseful }: HelpArticleVotes): number => useful + notUseful;
