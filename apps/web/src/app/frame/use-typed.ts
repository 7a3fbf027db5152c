import { useEffect, useEffectEvent, useState } from 'react';
import { afterTyping } from './after-typing';

/** What stands in a search field: put into the address once the typing pauses, and what the address says where that was changed elsewhere. */
export function useTyped(inAddress: string, put: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [own, setOwn] = useState<string>();
  if (known !== inAddress) {
    setKnown(inAddress);
    setOwn(undefined);
    // Back, a link, a chip or a recent search has changed it; what this field has put there may have been typed on meanwhile
    if (inAddress !== own && typed.trim() !== inAddress) setTyped(inAddress);
  }
  const isTyping = typed.trim() !== inAddress;
  const putNow = useEffectEvent(() => {
    setOwn(typed.trim());
    put(typed.trim());
  });
  useEffect(() => {
    if (isTyping) return afterTyping(() => putNow());
    return undefined;
  }, [isTyping, typed]);
  return { typed, setTyped, isTyping };
}
