import { Injectable } from '@nestjs/common';
import { type ParsedInputOf, ProblemError, type report } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { PostLists } from '../post/post-lists.service';

type Said = Pick<ParsedInputOf<typeof report.recipe>, 'reason' | 'note'>;

/** Reports of what the reporter can see: each resolves to false for what they have reported before. */
@Injectable()
export class ReportService {
  constructor(
    private readonly cases: ModerationCases,
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
    private readonly posts: PostLists,
  ) {}

  async reportRecipe(reporterId: string, recipeId: string, said: Said): Promise<boolean> {
    const card = await this.gallery.findCard(recipeId);
    if (!card || (await this.chefs.isBlocked(reporterId, card.ownerId))) throw new ProblemError('community.recipe-not-found');
    return this.cases.report(reporterId, { kind: 'recipe', contentId: recipeId, authorId: card.ownerId, title: card.title }, said);
  }

  /** Opens a case without a report, for staff. Returns its id. Throws `community.recipe-not-found` for what is not shown. */
  async openRecipeCase(slug: string): Promise<string> {
    const card = await this.gallery.findCardAt(slug);
    if (!card) throw new ProblemError('community.recipe-not-found');
    return this.cases.open({ kind: 'recipe', contentId: card.recipeId, authorId: card.ownerId, title: card.title });
  }

  async reportCook(reporterId: string, username: string, said: Said): Promise<boolean> {
    const { accountId, username: title } = await this.chefs.profileOf(reporterId, username);
    return this.cases.report(reporterId, { kind: 'cook', contentId: accountId, authorId: accountId, title: title ?? username }, said);
  }

  async reportPost(reporterId: string, id: string, said: Said): Promise<boolean> {
    const { post, title } = await this.posts.openPost(id, reporterId);
    return this.cases.report(reporterId, { kind: post.kind, contentId: id, authorId: post.accountId, title }, said);
  }
}
