import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/account-security';
import { Banner, IconAlertTriangle, PasswordField, TextField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { client } from '../api/client';
import { session } from '../api/session/session';
import { write } from '../api/write';
import { currentPasswordError } from './rules';

/** The fields by which a cook shows that the account is theirs, to be part of a form's own. */
export const proofFields = { password: '', code: '' };
export const proofRules = { password: currentPasswordError };

type FieldProps = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>;

/** How an account is locked; undefined until that is known. */
export const useSecurity = () => useQuery(queryOf(client, 'GET /account/security', {})).data;

/** Signs in again with what is typed, so that what asks for that is open. */
export async function confirmBy({ password, code }: { password: string; code: string }): Promise<void> {
  const { account } = await write('POST /auth/confirm', { password, ...(code.trim() && { code }) });
  session.start(account);
}

/** The password and, where two-step sign-in is on, a code. */
export function ProofFields({ password, code, label = t.yourPassword }: { password: FieldProps; code: FieldProps; label?: string }) {
  const isTwoStep = (useSecurity()?.authenticators.length ?? 0) > 0;
  return (
    <>
      <PasswordField {...password} label={label} autoComplete="current-password" />
      {isTwoStep && <TextField {...code} label={t.code} hint={t.codeHint} autoComplete="one-time-code" spellCheck={false} />}
    </>
  );
}

/** What is wrong with a form as a whole. */
export const FormNotice = ({ notice }: { notice: string | undefined }) =>
  notice === undefined ? null : (
    <Banner tone="error" icon={<IconAlertTriangle />}>
      {notice}
    </Banner>
  );
