import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/checkout';
import { IconAlertTriangle, IconButton, IconCheck, IconClock, IconX, StatusLine, TextButton, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';
import { arrived } from './arrived';
import { useConfirmation } from './use-confirmation';

/** What became of the payment that the cook comes back from. It may be left at any time: Premium comes by itself. */
export function CheckoutLine({ sessionId }: { sessionId: string }) {
  const account = useAccount();
  const { confirmation, askAgain } = useConfirmation(sessionId);
  const { data: plans } = useQuery(queryOf(client, 'GET /plans', {}));
  const label = plans?.isTestMode ? ` ${t.testMode}` : '';
  const dismiss = (
    <IconButton label={t.dismiss} onClick={() => arrived.set(null)}>
      <IconX />
    </IconButton>
  );

  switch (confirmation.status) {
    case 'nothing':
      return null;
    case 'waiting':
      return (
        <StatusLine icon={<IconClock />} end={confirmation.isSlow && <TextButton onClick={askAgain}>{t.askAgain}</TextButton>}>
          {confirmation.isSlow ? t.slow : t.waiting}
          {label}
        </StatusLine>
      );
    case 'premium':
      return (
        <StatusLine
          icon={<IconCheck />}
          end={
            <>
              <TextLink href="/plans">{t.whatIsNew}</TextLink> {dismiss}
            </>
          }
        >
          {account?.name ? t.thankYou({ name: account.name }) : t.premiumIsOn}
          {label}
        </StatusLine>
      );
    case 'refused':
      return (
        <StatusLine
          icon={<IconAlertTriangle />}
          end={<>{account?.emailVerified === false ? <TextLink href="/auth/verify-email">{t.confirmEmail}</TextLink> : dismiss}</>}
        >
          {/* what is paid with an address belongs to whoever is shown to own it */}
          {account?.emailVerified === false ? t.emailFirst : confirmation.problem.message}
          {label}
        </StatusLine>
      );
  }
}
