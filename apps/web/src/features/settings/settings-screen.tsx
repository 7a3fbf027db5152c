import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StepUp } from '../../access/step-up';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { useAccount } from '../../api/session/use-session';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { LookSection } from './look-section';
import { NotificationsSection } from './notifications-section';
import { Rail } from './rail';
import { SignInSection } from './sign-in-section';
import './settings.css';

/** How the account is locked, where it is signed in, what it tells its cook, how it looks, and how it is taken along or ended. */
export function SettingsScreen({ voice, plan, feedMail }: { voice: ReactNode; plan: ReactNode; feedMail: ReactNode }) {
  usePageTitle(t.title);
  const account = useAccount();
  const { data: security } = useQuery(queryOf(client, 'GET /account/security', {}));
  if (!account) return null;
  return (
    <StepUp>
      <h1 className="h-44 settings-title">{t.title}</h1>
      <div className="settings">
        <Rail account={account} security={security} />
        <div>
          <SignInSection account={account} security={security} />
          <DevicesSection />
          {voice}
          <NotificationsSection feedMail={feedMail} />
          <LookSection />
          {plan}
          <DataSection account={account} />
        </div>
      </div>
    </StepUp>
  );
}
