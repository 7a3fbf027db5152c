import { queryOf } from '@simmer/client';
import { retry } from '@simmer/messages/frame';
import * as t from '@simmer/messages/profile';
import { Button, ErrorState, LedgerHeading } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { LanguageRow } from '../../app/language/language-row';
import { usePageTitle } from '../../app/page-title';
import { useAccount } from '../../api/session/use-session';
import { AboutRow, NameRow, UsernameRow } from './about-rows';
import { EatersSection } from './eaters-section';
import { HouseholdRow } from './household-row';
import { MeCard } from './me-card';
import { PictureRow } from './picture-row';
import { PROFILE_ROWS } from './rows';
import { UnitsRow, WeekStartRow } from './talk-rows';
import './profile.css';

/** What a cook says of themselves, how Simmer talks to them, and who eats with them. */
export function ProfileScreen() {
  usePageTitle(t.title);
  const account = useAccount();
  const { data: profile, error, refetch } = useQuery(queryOf(client, 'GET /profile', {}));
  const { data: household } = useQuery(queryOf(client, 'GET /household', {}));
  if (error && !profile)
    return (
      <ErrorState title={t.title} action={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {error.message}
      </ErrorState>
    );
  if (!account || !profile) return null;
  return (
    <div className="profile">
      <MeCard account={account} profile={profile} eaters={household?.eaters.length} />
      <div>
        <LedgerHeading>{t.aboutYou}</LedgerHeading>
        <NameRow profile={profile} />
        <UsernameRow profile={profile} />
        <PictureRow profile={profile} />
        <AboutRow profile={profile} />
        <LedgerHeading>{t.howSimmerTalks}</LedgerHeading>
        <UnitsRow profile={profile} />
        <WeekStartRow profile={profile} />
        <LanguageRow group={PROFILE_ROWS} />
        {household && (
          <>
            <EatersSection household={household} accountId={account.id} />
            <LedgerHeading>{t.household}</LedgerHeading>
            <HouseholdRow household={household} accountId={account.id} />
          </>
        )}
      </div>
    </div>
  );
}
