import { RequestProblem } from '@simmer/client';
import { componentFailed } from '@simmer/messages/errors';
import { Header } from '@simmer/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { mayReload } from './automatic-reload';
import { isChunkFailure } from '../../browser/chunk-failure';
import { LoadingError, NeedsConnection, PageProblem, SomethingWentWrong, UpdatingApplication } from './error-screens';

/** What stands in a screen's place when it cannot be shown. The frame around it stays, so there is always a way on. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const [reloads] = useState(() => mayReload(sessionStorage, Date.now()));
  if (isChunkFailure(error) && !navigator.onLine) return <NeedsConnection />;
  if (isChunkFailure(error)) return reloads ? <UpdatingApplication /> : <LoadingError title={componentFailed} error={error} />;
  if (error instanceof RequestProblem) return <PageProblem message={error.message} onRetry={() => void router.invalidate()} />;
  return <SomethingWentWrong />;
}

/** For what fails before the frame itself could be drawn, as when nobody can say who is there. */
export const FramelessError = (props: ErrorComponentProps) => (
  <>
    <Header />
    <main id="main" tabIndex={-1} className="wrap">
      <RouteError {...props} />
    </main>
  </>
);
