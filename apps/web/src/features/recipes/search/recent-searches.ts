import { MAX_RECENT_SEARCHES } from '@simmer/contracts/constants';
import { useEffect, useState } from 'react';
import { accountStorage } from '../../../device/account-storage';

export interface RecentSearch {
  text: string;
  /** How many recipes it found, when that was known. */
  count?: number;
}

const PLACE = 'recent-searches';

/** The newest first, each once. */
export function withRecent(recents: readonly RecentSearch[], { text, count }: RecentSearch): readonly RecentSearch[] {
  const trimmed = text.trim();
  if (trimmed === '') return recents;
  const others = recents.filter((recent) => recent.text.toLowerCase() !== trimmed.toLowerCase());
  return [{ text: trimmed, ...(count !== undefined && { count }) }, ...others].slice(0, MAX_RECENT_SEARCHES);
}

/** What the cook has searched for on this device. */
export function useRecentSearches() {
  const [recents, setRecents] = useState<readonly RecentSearch[]>(() => accountStorage().read<RecentSearch[]>(PLACE) ?? []);
  useEffect(() => {
    const kept = accountStorage();
    void kept.load().then(() => setRecents(kept.read<RecentSearch[]>(PLACE) ?? []));
  }, []);
  const keep = (next: readonly RecentSearch[]): void => {
    void accountStorage().write(PLACE, next);
    setRecents(next);
  };
  return {
    recents,
    remember: (search: RecentSearch) => keep(withRecent(recents, search)),
    forget: (text: string) => keep(recents.filter((recent) => recent.text !== text)),
    forgetAll: () => keep([]),
  };
}
