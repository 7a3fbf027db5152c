import { Injectable } from '@nestjs/common';
import { type ParsedInputOf, ProblemError, type report } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import { ModerationCases } from '../moderation-model/moderation-cases.service';

type Said = Pick<ParsedInputOf<typeof report.recipe>, 'reason' | 'note'>;

/** Reports of what the reporter can see. */
@Injectable()
export class ReportService {
  constructor(
    private readonly cases: ModerationCases,
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
  ) {}

  async reportRecipe(reporterId: string, recipeId: string, said: Said): Promise<void> {
    const card = await this.gallery.findCard(recipeId);
    if (!card || (await this.chefs.isBlocked(reporterId, card.ownerId))) throw new ProblemError('community.recipe-not-found');
    await this.cases.report(reporterId, { kind: 'recipe', contentId: recipeId, authorId: card.ownerId, title: card.title }, said);
  }

  async reportCook(reporterId: string, username: string, said: Said): Promise<void> {
    const { accountId, username: title } = await this.chefs.profileOf(reporterId, username);
    await this.cases.report(reporterId, { kind: 'cook', contentId: accountId, authorId: accountId, title: title ?? username }, said);
  }
}
