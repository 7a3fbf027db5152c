import { Injectable } from '@nestjs/common';
import { image, type Letter, mail, type moderationCase, type ParsedInputOf, ProblemError } from '@simmer/contracts';
import { Bus, untilWritten } from '@simmer/kit';
import { appealUntil, bannedUntil, hiddenBy } from '../moderation-model/case.policy';
import { CaseRepository, type CaseState } from '../moderation-model/case.repository';
import type { CaseDecision } from '../moderation-model/case.schema';
import { ModeratedContents } from '../moderation-model/moderated-content';

type Decision = ParsedInputOf<typeof moderationCase.decide>;
type AppealDecision = ParsedInputOf<typeof moderationCase.decideAppeal>;
type SentLetter = Extract<Letter, { template: 'moderation-decision' }>;

const OUTCOMES = { hide: 'hidden', warn: 'warned', ban: 'banned' } as const;

/** Whoever decided before has no say in the appeal. */
export const mayDecide = ({ state, decisions }: CaseState, staffId: string): boolean =>
  state !== 'appeal' || decisions.at(-1)?.by !== staffId;

/** Decides cases, and has the decisions followed: by what they are about, and by a letter to its cook. */
@Injectable()
export class DecisionService {
  constructor(
    private readonly cases: CaseRepository,
    private readonly contents: ModeratedContents,
    private readonly bus: Bus,
  ) {}

  /**
   * Decides a case as it was read. Throws `community.case-changed` where it is another now, also where an appeal waits, and `community.own-content`.
   */
  async decide(staffId: string, { id, revision, action, rule, ban_days, letter }: Decision): Promise<void> {
    const known = await this.find(staffId, id, revision);
    if (known.state === 'appeal') throw new ProblemError('community.case-changed');
    const at = new Date();
    const broken = action === 'leave' ? null : rule;
    const banDays = action === 'ban' ? ban_days : null;
    const decision: CaseDecision = { action, rule: broken, letter, by: staffId, at, banDays, revision: revision + 1, appeal: null };
    const cleared = action === 'leave' ? [...new Set([...known.cleared, ...known.held])] : known.cleared;
    await this.write(known, { state: 'decided', waitingSince: at, held: [], cleared, decisions: [...known.decisions, decision] });
  }

  /** Decides an appeal. Throws `community.decided-by-you` for who made the decision. */
  async decideAppeal(staffId: string, { id, revision, restores, letter }: AppealDecision): Promise<void> {
    const known = await this.find(staffId, id, revision);
    const last = known.decisions.at(-1);
    if (known.state !== 'appeal' || !last?.appeal) throw new ProblemError('community.case-changed');
    if (!mayDecide(known, staffId)) throw new ProblemError('community.decided-by-you');
    const outcome = restores ? 'restored' : 'kept';
    const appeal = { ...last.appeal, outcome, letter, by: staffId, decidedRevision: revision + 1 } as const;
    const decisions = [...known.decisions.slice(0, -1), { ...last, appeal }];
    await this.write(known, { state: 'decided', waitingSince: new Date(), decisions });
  }

  /** Brings what a case is about to what is decided now, and sends the letter of the decision that was made at `revision`. */
  async follow(caseId: string, revision: number): Promise<void> {
    const found = await this.cases.find(caseId);
    if (!found) return;
    await this.contents.of(found.kind).follow(found.contentId);
    await this.withholdPhotos(caseId);
    const letter = letterOf(found, revision);
    if (letter) await this.send(`moderation ${caseId} ${revision}`, found.authorId, letter);
  }

  /** Photos of what staff hide are no longer at their addresses, until it is shown again. What rules alone hold was shown to nobody. */
  private async withholdPhotos(caseId: string): Promise<void> {
    await untilWritten(async () => {
      const found = await this.cases.find(caseId);
      if (!found) return { written: true };
      const { kind, contentId, revision } = found;
      const ids = hiddenBy(found) === 'staff' ? await this.contents.of(kind).photosOf(contentId) : [];
      await this.bus.call(image.withhold, { contentId, ids }, { asService: true });
      // had somebody decided meanwhile, this would now stand for the past
      return (await this.cases.find(caseId))?.revision === revision ? { written: true } : null;
    });
  }

  private async find(staffId: string, id: string, revision: number): Promise<CaseState> {
    const found = await this.cases.find(id);
    if (!found) throw new ProblemError('community.case-not-found');
    if (found.authorId === staffId) throw new ProblemError('community.own-content');
    if (found.revision !== revision) throw new ProblemError('community.case-changed');
    return found;
  }

  private async write(known: CaseState, set: Partial<CaseState>): Promise<void> {
    const written = await this.cases.change(known, set);
    if (!written) throw new ProblemError('community.case-changed');
    // the event does the same; whoever decides sees it at once
    await this.contents.of(known.kind).follow(known.contentId);
  }

  /** The same id is never sent twice. Of an account that is gone nobody reads letters. */
  private async send(id: string, accountId: string, letter: SentLetter): Promise<void> {
    try {
      await this.bus.call(mail.send, { id, accountId, letter }, { asService: true });
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'request.not-found')) throw error;
    }
  }
}

/** Null for a revision at which nothing was decided, and for what is left as it is. */
function letterOf({ kind, title, decisions }: CaseState, revision: number): SentLetter | null {
  const template = 'moderation-decision';
  for (const decision of decisions) {
    const { action, letter, appeal } = decision;
    if (decision.revision === revision && action !== 'leave') {
      const end = bannedUntil(decision);
      const until = end === null || end === Infinity ? null : new Date(end).toISOString();
      return {
        template,
        outcome: OUTCOMES[action],
        kind,
        title,
        letter,
        bannedUntil: until,
        appealUntil: appealUntil(decision).toISOString(),
      };
    }
    if (appeal && appeal.outcome !== 'open' && appeal.decidedRevision === revision)
      return { template, outcome: appeal.outcome, kind, title, letter: appeal.letter, bannedUntil: null, appealUntil: null };
  }
  return null;
}
