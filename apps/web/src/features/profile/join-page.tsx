import { queryOf, RequestProblem } from '@simmer/client';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/profile';
import { Avatar, avatarTone, Button, ButtonLink, EmptyState, PantryLabel, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { client } from '../../api/client';
import { PageProblem } from '../../app/errors/error-screens';
import { useAction } from '../../forms/use-action';
import { PageLoading } from '../../app/frame/page-loading';
import { usePageTitle } from '../../app/page-title';
import { EmailFirst } from '../../app/session/email-first';
import { SetPlace, SetTable } from '../../app/set-table/set-table';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import './profile.css';

const PROFILE = '/app/profile#household';

const and = new Intl.ListFormat(language, { type: 'conjunction' });

/** What somebody who was sent a link is asked. */
export function JoinPage({ token }: { token: string }) {
  usePageTitle(t.joinTab);
  const account = useAccount();
  const router = useRouter();
  const toast = useToast();
  const invited = useQuery(queryOf(client, 'GET /household-invitations/:token', { token }));
  const own = useQuery(queryOf(client, 'GET /household', {}));
  const { data: invitation } = invited;
  const { data: household } = own;
  const joining = useAction(async () => {
    await write('POST /household-invitations/:token/join', { token });
    toast({ message: t.joined });
    await router.navigate({ href: PROFILE });
  });
  const problem = invited.error ?? own.error;
  if (problem instanceof RequestProblem && problem.isPassing)
    return <PageProblem message={problem.message} onRetry={() => void Promise.all([invited.refetch(), own.refetch()])} />;
  if (problem) return <Over />;
  if (!invitation || !household) return <PageLoading />;
  const isMember = household.id === invitation.householdId && household.members.includes(account?.id ?? '');
  const names = isMember ? invitation.names : [...invitation.names, account?.name ?? ''].filter(Boolean);
  return (
    <section className="join" aria-labelledby="join">
      <SetTable>
        {names.map((name, place) => (
          <SetPlace key={place} hasCutlery hasNapkin hasGlass isServed />
        ))}
      </SetTable>
      <ul className="join-names">
        {names.map((name, place) => (
          <li key={place}>
            <Avatar large identity={name} tone={avatarTone(name)} />
            {name}
          </li>
        ))}
      </ul>
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
            <EmailFirst>
              <Button variant="primary" busy={joining.busy} onClick={joining.run}>
                {t.join}
              </Button>
            </EmailFirst>
            <ButtonLink href="/app/recipes">{t.notNow}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}

const Over = () => (
  <EmptyState
    level={1}
    title={t.invitationOver}
    actions={
      <ButtonLink variant="primary" href={PROFILE}>
        {t.toProfile}
      </ButtonLink>
    }
  >
    {t.invitationOverText}
  </EmptyState>
);
