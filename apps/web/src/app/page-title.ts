import { PRODUCT_NAME } from '@simmer/contracts/constants';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history, as in 'Recipes · Simmer'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
