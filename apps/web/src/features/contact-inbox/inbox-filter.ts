import type { ContactQueue, ContactState } from '@simmer/contracts';
import { CONTACT_STATES } from '@simmer/contracts/constants';

/** Which messages are listed and which one is open, as it stands in the address. */
export interface InboxFilter {
  queue?: 'copyright';
  state?: Exclude<ContactState, 'open'>;
  /** Id of the open message. */
  message?: string;
}

const ID = /^[0-9a-f-]{36}$/;

/** Reads the address; what is not known is left out, never an error. */
export function readInboxFilter({ queue, state, message }: Record<string, unknown>): InboxFilter {
  const known = CONTACT_STATES.find((one) => one === state);
  return {
    ...(queue === 'copyright' && { queue }),
    ...(known && known !== 'open' && { state: known }),
    ...(typeof message === 'string' && ID.test(message) && { message }),
  };
}

/** The same, as the list of messages is asked for. */
export const inboxInput = ({ queue, state }: InboxFilter): { queue: ContactQueue; state: ContactState } => ({
  queue: queue ?? 'messages',
  state: state ?? 'open',
});
