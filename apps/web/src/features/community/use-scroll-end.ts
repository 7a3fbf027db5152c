import { useEffect, useEffectEvent } from 'react';

/** How near the page's end the next page of a list is asked for. */
const SCROLL_THRESHOLD_PX = 100;

/** Calls back whenever the page's end is near and there is a page of the list to ask for; `next` names that page. */
export function useScrollEnd(onEnd: () => void, next: string | undefined): void {
  const askIfNear = useEffectEvent(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - window.scrollY - clientHeight <= SCROLL_THRESHOLD_PX) onEnd();
  });
  useEffect(() => {
    if (next === undefined) return;
    const check = (): void => askIfNear();
    check(); // a short page cannot be scrolled
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [next]);
}
