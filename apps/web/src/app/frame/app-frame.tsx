import * as t from '@simmer/messages/frame';
import { AddButton, IconCloudOff, SkipLinks, StatusLine, TabBar, useToast } from '@simmer/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { deviceOfCook, openDevice, useDevice } from '../../device/device';
import type { Write } from '../../api/writes/rules';
import { whenIdle } from '../../browser/idle';
import { useAccount } from '../../api/session/use-session';
import { AppFooter } from './app-footer';
import { CommunityHeader, CookHeader } from './headers';
import { useAddButton, useCurrentSection, useFillsWindow, useOwnSearch } from './location';
import { usePasteAnywhere } from './paste-anywhere';
import { TABS } from './sections';
import { useOnline } from './use-online';

// no first screen sends anything by itself
const write: Write = async (...change) => (await import('../../api/write')).write(...change);

/** Everything around a screen of the app: header, tab bar and add button for cooks, the community header for visitors. */
export function AppFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  const section = useCurrentSection();
  const ownSearch = useOwnSearch();
  const addButton = useAddButton();
  const fillsWindow = useFillsWindow();
  const online = useOnline();
  const badges = useDevice((device) => device?.badges.shown);
  useBodyClass('has-tabs', account !== undefined && !fillsWindow);
  usePasteAnywhere(account !== undefined);
  const waitingLine = useDeviceOf(account?.id);
  const shortcuts = useShortcuts(account !== undefined);
  if (fillsWindow)
    return (
      <>
        {children}
        {shortcuts}
      </>
    );
  return (
    <>
      <SkipLinks search={account !== undefined || ownSearch} />
      {account ? <CookHeader account={account} section={section} ownSearch={ownSearch} /> : <CommunityHeader />}
      {waitingLine ?? (!online && <StatusLine icon={<IconCloudOff />}>{t.offline}</StatusLine>)}
      <main id="main" tabIndex={-1} className="wrap">
        {children}
      </main>
      <AppFooter />
      {account && (
        <TabBar
          items={TABS.map(({ icon: TabIcon, ...tab }) => ({
            ...tab,
            icon: <TabIcon />,
            current: tab.href === section,
            ...badges?.[tab.href],
          }))}
          onBadgeSeen={(href) => void deviceOfCook()?.then((device) => device.badges.see(href))}
        >
          {addButton && <AddButton href="/app/recipes/add" label={t.addRecipe} />}
        </TabBar>
      )}
      {shortcuts}
    </>
  );
}

/** Opens what this device keeps for the cook. Gives the line that tells what waits, once it has come. */
function useDeviceOf(accountId: string | undefined): ReactNode {
  const toast = useToast();
  const [waitingLine, setWaitingLine] = useState<ReactNode>();
  useEffect(() => {
    if (accountId === undefined) return;
    void whenIdle(() => import('./waiting-line')).then(({ WaitingLine }) => setWaitingLine(<WaitingLine />));
    return openDevice({
      accountId,
      write,
      onRefused: ({ message }, retry) =>
        toast({ tone: 'error', message: t.notSaved({ reason: message }), action: { label: t.retry, onAction: retry } }),
    });
  }, [accountId, toast]);
  return accountId === undefined ? undefined : waitingLine;
}

/** The keys and the palette, which come after the first screen: it stands without them. */
function useShortcuts(on: boolean): ReactNode {
  const [shortcuts, setShortcuts] = useState<ReactNode>();
  useEffect(() => {
    if (on) void whenIdle(() => import('./shortcuts/shortcuts')).then(({ Shortcuts }) => setShortcuts(<Shortcuts />));
  }, [on]);
  return on && shortcuts;
}

function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(name, on);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}
