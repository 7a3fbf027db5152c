import { PRODUCT_NAME } from '@simmer/contracts/constants';
import { pageTitle } from '@simmer/messages/common';
import { useEffect } from 'react';

let title = '';
/** What is more urgent than the page: a timer's time. */
let lead = '';

function show(): void {
  const named = pageTitle({ title, product: PRODUCT_NAME });
  document.title = lead ? `${lead} · ${named}` : named;
}

/** Names the page in the browser's tab and history, as in 'Recipes · Simmer'. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    title = name;
    show();
  }, [name]);
}

/** Puts something in front of the page's name as long as it matters. */
export function useTitleLead(text: string): void {
  useEffect(() => {
    lead = text;
    show();
    return () => {
      lead = '';
      show();
    };
  }, [text]);
}
