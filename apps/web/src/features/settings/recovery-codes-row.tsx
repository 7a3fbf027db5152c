import type { Account, AccountSecurity } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { Button, OpeningRow, RowActions } from '@simmer/ui';
import { useState } from 'react';
import { useConfirmed } from '../../access/step-up';
import { useAction } from '../../forms/use-action';
import { write } from '../../api/write';
import { RecoveryCodes } from './recovery-codes';
import { SETTINGS_ROWS } from './rows';

type CodesLeft = NonNullable<AccountSecurity['recoveryCodes']>;

/** How many recovery codes there are still, and new ones. */
export const RecoveryCodesRow = ({ account, codes }: { account: Account; codes: CodesLeft }) => (
  <OpeningRow id="codes" group={SETTINGS_ROWS} label={t.recoveryCodes} value={t.codesLeft({ left: codes.left, made: codes.made })}>
    <Contents account={account} madeAt={codes.madeAt} />
  </OpeningRow>
);

function Contents({ account, madeAt }: { account: Account; madeAt: string }) {
  const confirmed = useConfirmed();
  const [made, setMade] = useState<string[]>();
  const making = useAction(async () => {
    const answer = await confirmed(() => write('POST /account/recovery-codes', {}));
    if (answer) setMade(answer.recoveryCodes);
  });
  if (made) return <RecoveryCodes codes={made} email={account.email} />;
  return (
    <>
      <p className="hint">
        {t.codesMade({ at: new Date(madeAt) })} {t.codesText}
      </p>
      <RowActions>
        <Button size="sm" busy={making.busy} onClick={making.run}>
          {t.makeCodes}
        </Button>
        <span className="hint">{t.makeCodesHint}</span>
      </RowActions>
    </>
  );
}
