import * as t from '@simmer/messages/email-first';
import { Banner, IconMail, TextLink } from '@simmer/ui';
import type { ReactNode } from 'react';
import { addressHere } from '../../browser/address-here';
import { useAccount } from '../../api/session/use-session';

/** What needs a confirmed address; until there is one, the way to it. */
export function EmailFirst({ children }: { children: ReactNode }) {
  const account = useAccount();
  if (account?.emailVerified !== false) return children;
  const { pathname, search } = addressHere();
  const next = encodeURIComponent(pathname + search);
  return (
    <Banner tone="yolk" icon={<IconMail />} end={<TextLink href={`/auth/verify-email?next=${next}`}>{t.confirmNow}</TextLink>}>
      {t.emailFirst}
    </Banner>
  );
}
