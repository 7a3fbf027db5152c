import { useEffect, useEffectEvent, useState } from 'react';
import { type ReceivedPage, readSentPage } from './received-page';

/** Milliseconds until the page counts as not coming: its site may have parted the two windows. */
const GIVE_UP_AFTER_MS = 10_000;

export type Receiving = { state: 'off' | 'waiting' | 'missing' } | ({ state: 'arrived' } & ReceivedPage);

/** Takes the page that the bookmark in the window that opened this one sends, once and from nowhere else. */
export function useReceivedPage(on: boolean, onPage: (page: ReceivedPage) => void): Receiving {
  const [receiving, setReceiving] = useState<Receiving>(() => ({ state: !on ? 'off' : window.opener ? 'waiting' : 'missing' }));
  const tell = useEffectEvent(onPage);
  const isWaiting = receiving.state === 'waiting';

  useEffect(() => {
    const opener = window.opener as Window | null;
    if (!isWaiting || !opener) return;
    const take = (event: MessageEvent<unknown>): void => {
      if (event.source !== opener) return;
      const page = readSentPage(event);
      if (!page) return setReceiving({ state: 'missing' });
      setReceiving({ state: 'arrived', ...page });
      tell(page);
    };
    window.addEventListener('message', take);
    const timer = setTimeout(() => setReceiving({ state: 'missing' }), GIVE_UP_AFTER_MS);
    // who opened this window is not known yet, and the word says nothing
    opener.postMessage('simmer:ready', '*');
    return () => {
      window.removeEventListener('message', take);
      clearTimeout(timer);
    };
  }, [isWaiting]);

  return receiving;
}
