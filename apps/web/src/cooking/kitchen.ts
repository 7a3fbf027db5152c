import { createContext, useContext } from 'react';
import type { CookingState, CookingTimer } from './cooking-state';
import { cooking } from './cooking-store';
import { useCooking } from './use-cooking';

/** The timers that run, and how they change. */
export interface Kitchen {
  timers: readonly CookingTimer[];
  change: (change: (state: CookingState) => CookingState) => void;
}

const change: Kitchen['change'] = (change) => cooking.change(change);

/** A kitchen of a page's own; without one it is that of the cook who is signed in, kept on the device. */
export const KitchenContext = createContext<Kitchen | undefined>(undefined);

export function useKitchen(): Kitchen {
  const ofCook = useCooking();
  return useContext(KitchenContext) ?? { timers: ofCook?.timers ?? [], change };
}
