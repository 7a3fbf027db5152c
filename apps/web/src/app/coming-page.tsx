import { ButtonLink, EmptyState } from '@simmer/ui';
import type { ReactNode } from 'react';
import { coming, type Coming, type ComingRoute, nextStep } from './coming';
import { usePageTitle } from './page-title';
import emptyPlate from './plates/empty.svg';
import { useAccount } from './session/use-session';

/** The page of a route that is not built yet: it says what will be there and leads on. `ready` is the part that works already. */
export function comingPage(route: ComingRoute, ready?: ReactNode) {
  const page: Coming = coming[route];
  const { title, text } = page;
  return function ComingPage() {
    const next = nextStep(page, useAccount() !== undefined);
    usePageTitle(title);
    return (
      <>
        <div className="page-head">
          <h1 className="h-44">{title}</h1>
        </div>
        {ready}
        <EmptyState
          className="coming"
          picture={emptyPlate}
          title="Still in the oven"
          actions={
            <ButtonLink variant="primary" href={next.to}>
              {next.label}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </>
    );
  };
}
