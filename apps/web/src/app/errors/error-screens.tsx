import { APP_VERSION } from '@simmer/contracts/constants';
import { Button, ErrorState, ProgressBar } from '@simmer/ui';
import { useEffect, type ReactNode } from 'react';
import emptyPlate from '../plates/empty.svg';
import { RELOAD_DELAY_MS, reloadAfresh } from './automatic-reload';
import './error-screens.css';

const reload = (): void => window.location.reload();

export function SomethingWentWrong() {
  return (
    <ErrorState
      title="Something went wrong"
      tag={<img src={emptyPlate} alt="" width="288" height="288" />}
      action={
        <Button variant="primary" onClick={reload}>
          Refresh Page
        </Button>
      }
    >
      We’re sorry for the inconvenience. Please try refreshing the page.
    </ErrorState>
  );
}

/** The whole app, or (with another title) one screen of it, could not be loaded. */
export function LoadingError({ title = 'Loading Error', error }: { title?: string; error: unknown }) {
  return (
    <ErrorState
      title={title}
      details={`${String(error)}\nversion ${APP_VERSION}`}
      action={
        <Button variant="primary" onClick={reload}>
          Reload Page
        </Button>
      }
    >
      There was an error loading the application. This might be a temporary issue.
    </ErrorState>
  );
}

/** A new version has replaced the one that is running: says so, then loads it. */
export function UpdatingApplication() {
  useEffect(() => {
    const timer = setTimeout(() => void reloadAfresh(), RELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ErrorState
      title="Updating Application"
      action={
        <div className="updating" aria-hidden="true">
          <ProgressBar label="Updating" value={100} />
        </div>
      }
    >
      The application is being updated. This page will reload automatically...
    </ErrorState>
  );
}

/** A part of the app that is not on this device yet was asked for without a connection: a reload now would lose what is. */
export function NeedsConnection() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <ErrorState
      title="This needs a connection"
      action={
        <Button variant="primary" onClick={() => history.back()}>
          Go back
        </Button>
      }
    >
      You are offline, and this part of Simmer is not on your device yet. It opens by itself when you are back.
    </ErrorState>
  );
}

/** A request that the page depends on failed: what happened, and a way on. */
export function PageProblem({ message, onRetry, children }: { message: string; onRetry: () => void; children?: ReactNode }) {
  return (
    <ErrorState
      title="This did not load"
      action={
        <div className="screen-acts">
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
          {children}
        </div>
      }
    >
      {message}
    </ErrorState>
  );
}
