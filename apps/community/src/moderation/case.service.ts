import { Injectable } from '@nestjs/common';
import { type ModerationCase, type moderationCase, type OutputOf, type ParsedInputOf, profile, ProblemError } from '@simmer/contracts';
import { Bus, pageFrom } from '@simmer/kit';
import { timeOf } from '../gallery/gallery-card';
import { isHidden } from '../moderation-model/case.policy';
import { type CaseCursor, CaseRepository, type CaseSort, type CaseState } from '../moderation-model/case.repository';
import { ModeratedContents } from '../moderation-model/moderated-content';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { ReportRepository } from '../moderation-model/report.repository';
import { toCase, toCaseSummary } from './case-view';
import { mayDecide } from './decision.service';

const STATES = { waiting: ['open', 'appeal'], decided: ['decided'] } as const;

/** What staff read. */
@Injectable()
export class CaseService {
  constructor(
    private readonly cases: CaseRepository,
    private readonly reports: ReportRepository,
    private readonly moderation: ModerationCases,
    private readonly contents: ModeratedContents,
    private readonly bus: Bus,
  ) {}

  async list({ limit, after, state, sort }: ParsedInputOf<typeof moderationCase.list>): Promise<OutputOf<typeof moderationCase.list>> {
    const found = await this.cases.list(STATES[state], sort, { limit: limit + 1, after: after === undefined ? null : cursorOf(after) });
    const cursor = (one: CaseState): string => `${sortValueOf(one, sort)}~${one._id}`;
    return pageFrom(found, { limit, view: toCaseSummary, cursor });
  }

  async counts(): Promise<OutputOf<typeof moderationCase.counts>> {
    const [waiting, appeals, [oldest]] = await Promise.all([
      this.cases.count(STATES.waiting),
      this.cases.count(['appeal']),
      this.cases.list(STATES.waiting, 'oldest', { limit: 1, after: null }),
    ]);
    return { waiting, appeals, oldest: oldest?.waitingSince.toISOString() ?? null };
  }

  /** Throws `community.case-not-found`. */
  async read(staffId: string, id: string): Promise<ModerationCase> {
    const found = await this.cases.find(id);
    if (!found) throw new ProblemError('community.case-not-found');
    const [content, notes, ofAuthor, bannedUntil] = await Promise.all([
      this.contents.of(found.kind).find(found.contentId),
      this.reports.notesOf(id),
      this.cases.ofAuthor(found.authorId),
      this.moderation.bannedUntil(found.authorId),
    ]);
    const names = await this.namesOf([found.authorId, ...found.decisions.flatMap(({ by, appeal }) => [by, appeal?.by ?? by])]);
    return toCase(found, {
      content,
      isHidden: isHidden(found),
      notes,
      ofAuthor,
      isBanned: bannedUntil !== null,
      authorSince: timeOf(found.authorId),
      mayDecide: mayDecide(found, staffId) && found.authorId !== staffId,
      personOf: (accountId) => ({ name: names.get(accountId) ?? '', is_you: accountId === staffId }),
    });
  }

  private async namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { profiles } = await this.bus.call(profile.findMany, { accountIds: [...new Set(accountIds)] }, { asService: true });
    return new Map(profiles.map(({ accountId, username }) => [accountId, username ?? '']));
  }
}

const sortValueOf = ({ waitingSince, reports }: CaseState, sort: CaseSort): number =>
  sort === 'oldest' ? waitingSince.getTime() : reports.count;

function cursorOf(after: string): CaseCursor {
  const [, value, id] = /^(\d{1,15})~([0-9a-f-]{36})$/.exec(after) ?? [];
  if (!value || !id) throw new ProblemError('request.unknown-cursor');
  return { value: Number(value), id };
}
