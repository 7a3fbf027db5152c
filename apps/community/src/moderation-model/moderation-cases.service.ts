import { Injectable } from '@nestjs/common';
import { type ContentKind, type HoldReason, MODERATION_LIMITS, ProblemError, type ReportReason } from '@simmer/contracts';
import { type DailyQuota, DailyQuotas, untilWritten } from '@simmer/kit';
import { banAmong, hiddenBy, isHidden } from './case.policy';
import { CaseRepository, type CaseState } from './case.repository';
import { caseIdOf } from './case.schema';
import { ReportRepository } from './report.repository';
import { reportIdOf } from './report.schema';

/** Something that somebody has put up for others. */
export interface Content {
  kind: ContentKind;
  contentId: string;
  authorId: string;
  title: string;
}

const REPORTS: DailyQuota = { kind: 'reports', count: MODERATION_LIMITS.reportsPerDay, bytes: 0 };

/** What the features of community ask moderation: to take in a report, to hold something back, and whether something is hidden or somebody banned. */
@Injectable()
export class ModerationCases {
  constructor(
    private readonly cases: CaseRepository,
    private readonly reports: ReportRepository,
    private readonly quotas: DailyQuotas,
  ) {}

  /** Takes in what a cook reports. The same cook again changes nothing, and it resolves to false. Throws `community.own-content`, and `request.quota-used-up`. */
  async report(
    reporterId: string,
    { kind, contentId, authorId, title }: Content,
    said: { reason: ReportReason; note: string },
  ): Promise<boolean> {
    if (reporterId === authorId) throw new ProblemError('community.own-content');
    const caseId = caseIdOf(kind, contentId);
    const _id = reportIdOf(caseId, reporterId);
    if (await this.reports.find(_id)) return false;
    const refund = await this.quotas.take(reporterId, REPORTS);
    // of a report storm the first notes say enough
    const hasRoom = said.note !== '' && (await this.reports.countNotes(caseId)) < MODERATION_LIMITS.notes;
    const note = hasRoom ? said.note : '';
    const isNew = await this.reports.insert({ _id, caseId, reporterId, kind, contentId, authorId, title, ...said, note, at: new Date() });
    if (isNew) await this.countReport(_id);
    else await refund();
    return isNew;
  }

  /** Brings a case to what is reported, and opens it for a report that came after the last decision. */
  async countReport(reportId: string): Promise<void> {
    const report = await this.reports.find(reportId);
    if (!report) return;
    const { caseId, at } = report;
    await untilWritten(async () => {
      const known = (await this.cases.find(caseId)) ?? noCase(caseId, report, at);
      const isLooked = known.state !== 'decided' || known.waitingSince >= at;
      if (known.revision > 0 && isLooked) return { written: true };
      return (await this.cases.change(known, { state: 'open', waitingSince: at })) && { written: true };
    });
    await this.cases.setReports(caseId, await this.reports.countOf(caseId));
  }

  /** Has staff look at something, whoever reported it. Returns the id of its case. */
  async open(content: Content): Promise<string> {
    const caseId = caseIdOf(content.kind, content.contentId);
    await untilWritten(async () => {
      const known = (await this.cases.find(caseId)) ?? noCase(caseId, content, new Date());
      if (known.revision > 0 && known.state !== 'decided') return { written: true };
      return (await this.cases.change(known, { state: 'open', waitingSince: new Date() })) && { written: true };
    });
    return caseId;
  }

  /** Holds something back until staff have decided, unless that is for reasons which they have let pass, or they have hidden it anyway. */
  async hold(content: Content, reasons: readonly HoldReason[]): Promise<void> {
    const caseId = caseIdOf(content.kind, content.contentId);
    await untilWritten(async () => {
      const known = (await this.cases.find(caseId)) ?? noCase(caseId, content, new Date());
      const held = [...new Set([...known.held, ...reasons.filter((reason) => !known.cleared.includes(reason))])];
      if (held.length === known.held.length || isHidden({ ...known, held: [] })) return { written: true };
      const waitingSince = known.state === 'decided' ? new Date() : known.waitingSince;
      return (await this.cases.change(known, { state: 'open', held, waitingSince })) && { written: true };
    });
  }

  /** Whether nobody but its author may see something; null where nobody has ever reported or held it. */
  async isHidden(kind: ContentKind, contentId: string): Promise<boolean | null> {
    const found = await this.cases.find(caseIdOf(kind, contentId));
    return found && isHidden(found);
  }

  /** Which of these cooks have a page that nobody else may see. */
  async hiddenCooks(accountIds: readonly string[]): Promise<Set<string>> {
    const found = await this.cases.findMany(accountIds.map((id) => caseIdOf('cook', id)));
    return new Set(found.filter(isHidden).map(({ contentId }) => contentId));
  }

  /** Who keeps something from everybody but its author; null where nobody does. */
  async hiddenBy(kind: ContentKind, contentId: string): Promise<'staff' | 'rules' | null> {
    const found = await this.cases.find(caseIdOf(kind, contentId));
    return found && hiddenBy(found);
  }

  /** Until when a cook can't publish, comment or rate: `Infinity` for good, null for who can. In milliseconds since 1970. */
  async bannedUntil(accountId: string): Promise<number | null> {
    return banAmong(await this.cases.ofAuthor(accountId), Date.now());
  }

  /** Throws `community.banned`. */
  async assertNotBanned(accountId: string): Promise<void> {
    if ((await this.bannedUntil(accountId)) !== null) throw new ProblemError('community.banned');
  }
}

const noCase = (_id: string, { kind, contentId, authorId, title }: Content, waitingSince: Date): CaseState => ({
  _id,
  kind,
  contentId,
  authorId,
  title,
  state: 'open',
  waitingSince,
  reports: { count: 0, reasons: {} },
  held: [],
  cleared: [],
  decisions: [],
  revision: 0,
});
