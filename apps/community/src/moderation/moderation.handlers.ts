import { Controller } from '@nestjs/common';
import { moderation, moderationCase, type OutputOf, type ParsedInputOf, report } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { CaseService } from './case.service';
import { DecisionService } from './decision.service';
import { NoticeService } from './notice.service';
import { ReportService } from './report.service';

type Cook = ContextOf<typeof report.recipe>;
type Staff = ContextOf<typeof moderationCase.read>;
type CaseInput<K extends keyof typeof moderationCase> = ParsedInputOf<(typeof moderationCase)[K]>;
type CaseOutput<K extends keyof typeof moderationCase> = Promise<OutputOf<(typeof moderationCase)[K]>>;

@Controller()
export class ModerationHandlers {
  constructor(
    private readonly reports: ReportService,
    private readonly notices: NoticeService,
    private readonly cases: CaseService,
    private readonly decisions: DecisionService,
    private readonly moderation: ModerationCases,
  ) {}

  @Handles(report.recipe)
  async reportRecipe({ id, ...said }: ParsedInputOf<typeof report.recipe>, { actor }: Cook): Promise<OutputOf<typeof report.recipe>> {
    return reported(await this.reports.reportRecipe(actor.accountId, id, said));
  }

  @Handles(report.chef)
  async reportCook({ username, ...said }: ParsedInputOf<typeof report.chef>, { actor }: Cook): Promise<OutputOf<typeof report.chef>> {
    return reported(await this.reports.reportCook(actor.accountId, username, said));
  }

  @Handles(report.post)
  async reportPost({ id, ...said }: ParsedInputOf<typeof report.post>, { actor }: Cook): Promise<OutputOf<typeof report.post>> {
    return reported(await this.reports.reportPost(actor.accountId, id, said));
  }

  @Handles(moderation.listNotices)
  listNotices(input: ParsedInputOf<typeof moderation.listNotices>, { actor }: Cook): Promise<OutputOf<typeof moderation.listNotices>> {
    return this.notices.list(actor.accountId, input);
  }

  @Handles(moderation.appeal)
  appeal({ id, text }: ParsedInputOf<typeof moderation.appeal>, { actor }: Cook): Promise<OutputOf<typeof moderation.appeal>> {
    return this.notices.appeal(actor.accountId, id, text);
  }

  @Handles(moderation.readStanding)
  async readStanding({ accountId }: ParsedInputOf<typeof moderation.readStanding>): Promise<OutputOf<typeof moderation.readStanding>> {
    const end = await this.moderation.bannedUntil(accountId);
    return { banned: end !== null, until: end === null || end === Infinity ? null : new Date(end).toISOString() };
  }

  @Handles(moderationCase.list)
  list(input: CaseInput<'list'>): CaseOutput<'list'> {
    return this.cases.list(input);
  }

  @Handles(moderationCase.counts)
  counts(): CaseOutput<'counts'> {
    return this.cases.counts();
  }

  @Handles(moderationCase.read)
  read({ id }: CaseInput<'read'>, { actor }: Staff): CaseOutput<'read'> {
    return this.cases.read(actor.accountId, id);
  }

  @Handles(moderationCase.open)
  async open({ slug }: CaseInput<'open'>): CaseOutput<'open'> {
    return { id: await this.reports.openRecipeCase(slug) };
  }

  @Handles(moderationCase.decide)
  async decide(input: CaseInput<'decide'>, { actor }: Staff): CaseOutput<'decide'> {
    await this.decisions.decide(actor.accountId, input);
    return this.cases.read(actor.accountId, input.id);
  }

  @Handles(moderationCase.decideAppeal)
  async decideAppeal(input: CaseInput<'decideAppeal'>, { actor }: Staff): CaseOutput<'decideAppeal'> {
    await this.decisions.decideAppeal(actor.accountId, input);
    return this.cases.read(actor.accountId, input.id);
  }
}

const reported = (isNew: boolean) => ({ reported: true as const, again: !isNew });
