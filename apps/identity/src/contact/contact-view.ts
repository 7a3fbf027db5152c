import type { ContactMessage, ContactMessageSummary } from '@simmer/contracts';
import type { ContactMessageState } from './contact.repository';

type PersonOf = (accountId: string) => NonNullable<ContactMessageSummary['assigned_to']>;

const EXCERPT = 160;

/** The start of a text on one line. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}

export const toSummary = (message: ContactMessageState, personOf: PersonOf): ContactMessageSummary => ({
  id: message._id,
  number: message.number,
  topic: message.topic,
  state: message.state,
  name: message.name,
  excerpt: excerptOf(message.complaint?.work ?? message.message),
  received_at: message.receivedAt.toISOString(),
  assigned_to: message.assignedTo === null ? null : personOf(message.assignedTo),
});

export const toMessage = (message: ContactMessageState, personOf: PersonOf): ContactMessage => {
  const { revision, email, language, browser, accountId, complaint, answers } = message;
  return {
    ...toSummary(message, personOf),
    ...{ revision, email, language, browser, message: message.message, has_account: accountId !== null },
    complaint: complaint && {
      work: complaint.work,
      place: complaint.place,
      good_faith: complaint.good_faith,
      signature: complaint.signature,
      recipe_slug: complaint.recipeSlug,
    },
    answers: answers.map(({ text, at, by }) => ({ text, at: at.toISOString(), by: personOf(by) })),
  };
};
