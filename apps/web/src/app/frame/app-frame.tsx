import { AddButton, IconCloudOff, SkipLinks, StatusLine, TabBar } from '@simmer/ui';
import { useEffect, type ReactNode } from 'react';
import { useAccount } from '../session/use-session';
import { AppFooter } from './app-footer';
import { CommunityHeader, CookHeader } from './headers';
import { useAddButton, useCurrentSection, useOwnSearch } from './location';
import { usePasteAnywhere } from './paste-anywhere';
import { TABS } from './sections';
import { useOnline } from './use-online';

/** Everything around a screen of the app: header, tab bar and add button for cooks, the community header for visitors. */
export function AppFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  const section = useCurrentSection();
  const ownSearch = useOwnSearch();
  const addButton = useAddButton();
  const online = useOnline();
  useBodyClass('has-tabs', account !== undefined);
  usePasteAnywhere(account !== undefined);
  return (
    <>
      <SkipLinks search={account !== undefined || ownSearch} />
      {account ? <CookHeader account={account} section={section} ownSearch={ownSearch} /> : <CommunityHeader />}
      {!online && <StatusLine icon={<IconCloudOff />}>Offline. What is open stays readable.</StatusLine>}
      <main id="main" tabIndex={-1} className="wrap">
        {children}
      </main>
      <AppFooter />
      {account && (
        <TabBar items={TABS.map(({ icon: TabIcon, ...tab }) => ({ ...tab, icon: <TabIcon />, current: tab.href === section }))}>
          {addButton && <AddButton href="/app/recipes/add" label="Add recipe" />}
        </TabBar>
      )}
    </>
  );
}

function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(name, on);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}
