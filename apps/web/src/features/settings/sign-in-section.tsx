import type { Account, AccountSecurity } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { Banner, IconKey, LedgerHeading } from '@simmer/ui';
import { ApiTokensRow } from './api-tokens-row';
import { AuthenticatorRow } from './authenticator-row';
import { EmailRow } from './email-row';
import { PasskeyRow } from './passkey-row';
import { PasswordRow } from './password-row';
import { RecoveryCodesRow } from './recovery-codes-row';

/** By what an account is entered. */
export const SignInSection = ({ account, security }: { account: Account; security: AccountSecurity | undefined }) => (
  <>
    <LedgerHeading id="signing-in">{t.sections['signing-in']}</LedgerHeading>
    {account.role === 'staff' && security?.authenticators.length === 0 && security.passkeys.length === 0 && (
      <Banner tone="yolk" icon={<IconKey />} className="staff-note">
        {t.staffNeedFactor}
      </Banner>
    )}
    <EmailRow account={account} />
    {security && (
      <>
        <PasswordRow security={security} />
        <AuthenticatorRow account={account} authenticators={security.authenticators} />
        <PasskeyRow passkeys={security.passkeys} />
        {security.recoveryCodes && <RecoveryCodesRow account={account} codes={security.recoveryCodes} />}
        <ApiTokensRow />
      </>
    )}
  </>
);
