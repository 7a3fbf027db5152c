import { queryOf, RequestProblem } from '@simmer/client';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/profile';
import { Button, ButtonLink, EmptyState, PantryLabel, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { client } from '../../app/client';
import { useAction } from '../../app/forms/use-action';
import { usePageTitle } from '../../app/page-title';
import { useAccount } from '../../app/session/use-session';
import { write } from '../../data/write';
import './profile.css';

const PROFILE = '/app/profile#household';

const and = new Intl.ListFormat(language, { type: 'conjunction' });

/** What somebody who was sent a link is asked. */
export function JoinPage({ token }: { token: string }) {
  usePageTitle(t.joinTab);
  const account = useAccount();
  const router = useRouter();
  const toast = useToast();
  const { data: invitation, error } = useQuery(queryOf(client, 'GET /household-invitations/:token', { token }));
  const { data: household } = useQuery(queryOf(client, 'GET /household', {}));
  const joining = useAction(async () => {
    await write('POST /household-invitations/:token/join', { token });
    toast({ message: t.joined });
    await router.navigate({ href: PROFILE });
  });
  if (error) return <Over message={error instanceof RequestProblem && error.isPassing ? error.message : undefined} />;
  if (!invitation || !household) return null;
  const isMember = household.id === invitation.householdId && household.members.includes(account?.id ?? '');
  return (
    <section className="join" aria-labelledby="join">
      <h1 className="h-44" id="join">
        {isMember ? t.joinedAlready : t.joinTitle({ names: and.format(invitation.names) })}
      </h1>
      {!isMember && (
        <PantryLabel>
          <p>{t.joinText}</p>
        </PantryLabel>
      )}
      <div className="acts">
        {isMember ? (
          <ButtonLink variant="primary" href={PROFILE}>
            {t.toProfile}
          </ButtonLink>
        ) : (
          <>
            <Button variant="primary" busy={joining.busy} onClick={joining.run}>
              {t.join}
            </Button>
            <ButtonLink href="/app/recipes">{t.notNow}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}

const Over = ({ message }: { message: string | undefined }) => (
  <EmptyState
    level={1}
    title={t.invitationOver}
    actions={
      <ButtonLink variant="primary" href={PROFILE}>
        {t.toProfile}
      </ButtonLink>
    }
  >
    {message ?? t.invitationOverText}
  </EmptyState>
);
