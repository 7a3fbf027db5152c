import { useEffect, useState } from 'react';

/** A few pixels that stand in for a photo until it has come, as the address of a picture; undefined without a photo, and until they are drawn. */
export function useBlurred(thumbhash: string | undefined): string | undefined {
  const [drawn, setDrawn] = useState<{ thumbhash: string; address: string }>();
  useEffect(() => {
    if (thumbhash === undefined) return;
    let isAsked = true;
    // who reads them comes after the screen that shows them
    void import('thumbhash').then(
      ({ thumbHashToDataURL }) => {
        const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));
        if (isAsked) setDrawn({ thumbhash, address: thumbHashToDataURL(bytes) });
      },
      // offline it does not come either; nothing is missing without it
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
  }, [thumbhash]);
  return drawn?.thumbhash === thumbhash ? drawn?.address : undefined;
}
