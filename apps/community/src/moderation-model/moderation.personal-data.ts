import { personalDocumentsWith } from '@simmer/kit';
import { CASE_MODEL, type CaseDocument } from './case.schema';
import { ReportRepository } from './report.repository';
import { REPORT_MODEL } from './report.schema';

/** What was decided about a cook's content goes with the account. What the cook has reported stays as a number, without name and words. */
export const moderationPersonalData = personalDocumentsWith('moderation', [ReportRepository], (reports) => ({
  stage: 'account',
  kinds: [
    { model: REPORT_MODEL, owner: 'reporterId', withheld: ['authorId', 'caseId'] },
    { model: CASE_MODEL, owner: 'authorId', toExport: toExportedCase },
    // what others say of the cook is theirs
    { model: REPORT_MODEL, owner: 'authorId', withheld: 'all' },
  ],
  prepare: (accountId) => reports.forget(accountId),
}));

/** Who decided, and who reported, is nobody else's. */
function toExportedCase(document: Record<string, unknown>): object {
  const { kind, title, decisions } = document as unknown as CaseDocument;
  const told = decisions.map(({ action, rule, letter, at, banDays, appeal }) => ({
    action,
    rule,
    letter,
    at,
    banDays,
    appeal: appeal && { text: appeal.text, at: appeal.at, outcome: appeal.outcome, letter: appeal.letter },
  }));
  return { _id: document['_id'], kind, title, decisions: told };
}
