import type { License } from '@simmer/contracts/constants';
import { useEffect, useState } from 'react';
import { accountStorage } from '../../../device/account-storage';

/** What the cook chose for the recipe before; it is the proposal for the next one. */
export interface LastTerms {
  license: License;
  credit_line: string;
}

const PLACE = 'publish-terms';

export const keepLastTerms = (terms: LastTerms): void => void accountStorage().write(PLACE, terms);

/** What this device knows of the cook's last choice: null for none, undefined until it has been read. */
export function useLastTerms(): LastTerms | null | undefined {
  const [terms, setTerms] = useState<LastTerms | null | undefined>(() => accountStorage().read<LastTerms>(PLACE));
  useEffect(() => {
    const kept = accountStorage();
    void kept.load().then(() => setTerms(kept.read<LastTerms>(PLACE) ?? null));
  }, []);
  return terms;
}
