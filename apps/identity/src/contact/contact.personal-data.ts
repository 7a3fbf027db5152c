import { personalDocuments } from '@simmer/kit';
import { CONTACT_MESSAGE_MODEL, type ContactMessageDocument } from './contact.schema';

/** What a cook wrote while signed in goes with the account; who of the staff answered is nobody else's. */
export const contactPersonalData = personalDocuments({
  feature: 'contact',
  stage: 'account',
  kinds: [{ model: CONTACT_MESSAGE_MODEL, owner: 'accountId', toExport: toExportedMessage }],
});

function toExportedMessage(document: Record<string, unknown>): object {
  const { number, name, email, topic, message, browser, complaint, answers, receivedAt } = document as unknown as ContactMessageDocument;
  return {
    _id: document['_id'],
    ...{ number, name, email, topic, message, browser, complaint, receivedAt },
    answers: answers.map(({ text, at }) => ({ text, at })),
  };
}
