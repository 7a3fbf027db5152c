import { APP_VERSION } from '@simmer/contracts/constants';
import { tryAgain } from '@simmer/messages/common';
import * as t from '@simmer/messages/errors';
import { Button, ErrorState, ProgressBar } from '@simmer/ui';
import { useEffect, type ReactNode } from 'react';
import emptyPlate from '../plates/empty.svg';
import { RELOAD_DELAY_MS, reloadAfresh } from './automatic-reload';
import './error-screens.css';

const reload = (): void => window.location.reload();

export function SomethingWentWrong() {
  return (
    <ErrorState
      title={t.somethingWrong}
      tag={<img src={emptyPlate} alt="" width="288" height="288" />}
      action={
        <Button variant="primary" onClick={reload}>
          {t.refreshPage}
        </Button>
      }
    >
      {t.somethingWrongText}
    </ErrorState>
  );
}

/** The whole app, or (with another title) one screen of it, could not be loaded. */
export function LoadingError({ title = t.loadingError, error }: { title?: string; error: unknown }) {
  return (
    <ErrorState
      title={title}
      details={`${String(error)}\nversion ${APP_VERSION}`}
      action={
        <Button variant="primary" onClick={reload}>
          {t.reloadPage}
        </Button>
      }
    >
      {t.loadingErrorText}
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
      title={t.updating}
      action={
        <div className="updating" aria-hidden="true">
          <ProgressBar label={t.updating} value={100} />
        </div>
      }
    >
      {t.updatingText}
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
      title={t.needsConnection}
      action={
        <Button variant="primary" onClick={() => history.back()}>
          {t.goBack}
        </Button>
      }
    >
      {t.needsConnectionText}
    </ErrorState>
  );
}

/** A request that the page depends on failed: what happened, and a way on. */
export function PageProblem({ message, onRetry, children }: { message: string; onRetry: () => void; children?: ReactNode }) {
  return (
    <ErrorState
      title={t.didNotLoad}
      action={
        <div className="screen-acts">
          <Button variant="primary" onClick={onRetry}>
            {tryAgain}
          </Button>
          {children}
        </div>
      }
    >
      {message}
    </ErrorState>
  );
}
