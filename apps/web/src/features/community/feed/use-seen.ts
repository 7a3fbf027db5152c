import { RequestProblem } from '@simmer/client';
import type { FeedPart } from '@simmer/contracts/constants';
import { useEffect } from 'react';
import { write } from '../../../api/write';

/** How long a part is in view until what is in it has been seen. */
const SEEN_AFTER_MS = 1_000;

/** Says that a part of the feed was seen once it has been on the screen for a second. `asOf`: when it was read; undefined before it is there. */
export function useSeen(part: FeedPart, asOf: string | undefined): void {
  useEffect(() => {
    if (asOf === undefined) return;
    const seeing = setTimeout(() => {
      write('PUT /community/feed/seen', { parts: [part], until: asOf }).catch((problem: unknown) => {
        // it stays new, and is seen the next time
        if (!(problem instanceof RequestProblem)) throw problem;
      });
    }, SEEN_AFTER_MS);
    return () => clearTimeout(seeing);
  }, [part, asOf]);
}
