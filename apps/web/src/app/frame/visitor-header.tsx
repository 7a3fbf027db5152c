import * as t from '@simmer/messages/frame';
import { ButtonLink, Header } from '@simmer/ui';

/** For visitors: on the landing, legal and help pages, and on the community pages. `without` leaves out the link to the page one is on. */
export function VisitorHeader({ without }: { without?: 'log-in' | 'sign-up' | undefined }) {
  return (
    <Header>
      {without !== 'log-in' && (
        <ButtonLink href="/auth/login" variant="quiet" size="sm">
          {t.logIn}
        </ButtonLink>
      )}
      {without !== 'sign-up' && (
        <ButtonLink href="/auth/register" size="sm">
          {t.signUp}
        </ButtonLink>
      )}
    </Header>
  );
}
