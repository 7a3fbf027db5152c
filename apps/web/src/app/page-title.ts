import { PRODUCT_NAME } from '@simmer/contracts/constants';
import { pageTitle } from '@simmer/messages/common';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history, as in 'Recipes · Simmer'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle({ title, product: PRODUCT_NAME });
  }, [title]);
}
