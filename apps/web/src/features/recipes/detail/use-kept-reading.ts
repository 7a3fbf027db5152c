import { useEffect, useState } from 'react';
import { useAccount } from '../../../api/session/use-session';
import { keepDocument, keptDocument } from '../../../device/database';
import type { ChosenReading, KeptReading } from '../../../recipe/view/use-reading';

const KIND = 'reading';

/** For how many servings and in which units a recipe was read last on this device. */
export function useKeptReading(recipeId: string): KeptReading {
  const accountId = useAccount()?.id;
  const [chosen, setChosen] = useState<ChosenReading>({});
  useEffect(() => {
    if (accountId === undefined) return;
    let isOpen = true;
    void keptDocument<ChosenReading>(accountId, KIND, recipeId).then((kept) => isOpen && setChosen(kept ?? {}));
    return () => {
      isOpen = false;
    };
  }, [accountId, recipeId]);
  return {
    chosen,
    keep: (changed) => {
      // a device that is full forgets it
      if (accountId !== undefined) void keepDocument(accountId, KIND, recipeId, changed);
    },
  };
}
