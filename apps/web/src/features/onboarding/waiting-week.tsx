import * as t from '@simmer/messages/onboarding';
import { Banner, IconDeviceFloppy, TextLink } from '@simmer/ui';
import { useAccount } from '../../api/session/use-session';
import { KEEP_WEEK_PATH } from '../../app/session/week-to-keep';
import { storedWeekToKeep } from './week-to-keep';

/** The way back to a week that was not brought in, or not all of it. */
export function WaitingWeek() {
  const account = useAccount();
  const week = storedWeekToKeep();
  if (!week || !account || (week.account !== null && week.account !== account.id)) return null;
  return (
    <Banner tone="yolk" icon={<IconDeviceFloppy />} end={<TextLink href={KEEP_WEEK_PATH}>{t.bringItIn}</TextLink>}>
      {t.weekWaits}
    </Banner>
  );
}
