import { SkipLinks } from '@simmer/ui';
import type { ReactNode } from 'react';
import { useAccount } from '../../api/session/use-session';
import { AppFrame } from './app-frame';
import { PublicFooter } from './public-footer';
import { VisitorHeader } from './visitor-header';

/** The landing header, a page that lays itself out, and the footer. */
export const LandingFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLinks search={false} />
    <VisitorHeader />
    <main id="main" tabIndex={-1} className="landing">
      {children}
    </main>
    <PublicFooter />
  </>
);

/** Legal, contact, help and other open pages: inside the app's frame for cooks, under the landing header for visitors. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  if (account) return <AppFrame>{children}</AppFrame>;
  return (
    <>
      <SkipLinks search={false} />
      <VisitorHeader />
      <main id="main" tabIndex={-1} className="wrap">
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
