import * as t from '@simmer/messages/placeholders';
import { ButtonLink, EmptyState } from '@simmer/ui';
import type { ReactNode } from 'react';
import { placeholders, type Placeholder, type PlaceholderRoute } from './placeholders';
import { usePageTitle } from '../page-title';
import emptyPlate from '../plates/empty.svg';

/** The page of a route that is not built yet: it says what will be there and leads on. `ready` is the part that works already. */
export function placeholderPage(route: PlaceholderRoute, ready?: ReactNode) {
  const page: Placeholder = placeholders[route];
  const { title, text } = t.pages[route];
  return function PlaceholderPage() {
    usePageTitle(title);
    return (
      <>
        <div className="page-head">
          <h1 className="h-44">{title}</h1>
        </div>
        {ready}
        <EmptyState
          className="placeholder"
          picture={emptyPlate}
          title={t.stillInTheOven}
          actions={
            <ButtonLink variant="primary" href={page.next.to}>
              {page.next.label}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </>
    );
  };
}
