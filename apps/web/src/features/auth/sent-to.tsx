import * as t from '@simmer/messages/account-security';
import { PantryLabel } from '@simmer/ui';

/** Where a mail went. */
export const SentTo = ({ email }: { email: string }) => (
  <PantryLabel className="sent-mail" kicker={t.sentToLabel}>
    <b>{email}</b>
  </PantryLabel>
);
