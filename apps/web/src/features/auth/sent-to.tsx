import * as t from '@simmer/messages/account-security';
import { PantryLabel, TextLink } from '@simmer/ui';

/** Where a mail went, and where another address is given. */
export const SentTo = ({ email, changeAt }: { email: string; changeAt?: string }) => (
  <PantryLabel className="sent-mail" kicker={t.sentToLabel}>
    <b>{email}</b>
    {changeAt !== undefined && (
      <TextLink className="t15" href={changeAt}>
        {t.changeAddress}
      </TextLink>
    )}
  </PantryLabel>
);
