import { Injectable } from '@nestjs/common';
import { type moderation, type ModerationNotice, type OutputOf, type ParsedInputOf, ProblemError } from '@simmer/contracts';
import { fitting } from '@simmer/kit';
import { appealUntil } from '../moderation-model/case.policy';
import { CaseRepository } from '../moderation-model/case.repository';
import { toNotice } from './case-view';

/** What cooks read of decisions about what is theirs, and their appeals. */
@Injectable()
export class NoticeService {
  constructor(private readonly cases: CaseRepository) {}

  async list(
    accountId: string,
    { limit, after, content }: ParsedInputOf<typeof moderation.listNotices>,
  ): Promise<OutputOf<typeof moderation.listNotices>> {
    const notices = (await this.cases.ofAuthor(accountId, content)).flatMap((one) => toNotice(one) ?? []);
    const begin = after === undefined ? 0 : notices.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && begin === 0) throw new ProblemError('request.unknown-cursor');
    const items = fitting(notices.slice(begin, begin + limit));
    return { items, next: begin + items.length < notices.length ? (items.at(-1)?.id ?? null) : null };
  }

  /** Asks for another look at the last decision. Throws `community.notice-not-found`, `community.appeal-over` and `community.appealed-already`. */
  async appeal(accountId: string, caseId: string, text: string): Promise<ModerationNotice> {
    const known = await this.cases.find(caseId);
    const last = known?.decisions.at(-1);
    if (!known || known.authorId !== accountId || !last || last.action === 'leave') throw new ProblemError('community.notice-not-found');
    if (last.appeal) throw new ProblemError('community.appealed-already');
    const at = new Date();
    if (appealUntil(last) < at || known.state !== 'decided') throw new ProblemError('community.appeal-over');
    const appeal = { text, at, outcome: 'open', letter: '', by: null, decidedRevision: null } as const;
    const decisions = [...known.decisions.slice(0, -1), { ...last, appeal }];
    const written = await this.cases.change(known, { state: 'appeal', waitingSince: at, decisions });
    const notice = written && toNotice(written);
    // somebody else changed it meanwhile, most likely the same cook in another tab
    if (!notice) throw new ProblemError('request.duplicate');
    return notice;
  }
}
