import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/emitter';

/** Whether the server tells of changes by itself now. While it does not, what is under way has to be asked for again and again. */
export const live = createStore(false);

export const useIsLive = (): boolean => useSyncExternalStore(live.subscribe, live.get, () => false);
