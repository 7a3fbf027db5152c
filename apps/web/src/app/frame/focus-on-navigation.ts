import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a change of page moves the focus to its main part, so that keyboard and screen reader start there; a page's own autofocus wins. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const main = document.getElementById('main');
        if (!fromLocation || !pathChanged || main?.contains(document.activeElement)) return;
        main?.focus({ preventScroll: true });
      }),
    [router],
  );
}
