import { useRef, useState, useSyncExternalStore } from 'react';
import { type Onboarding, newOnboarding, removeOnboarding, storedOnboarding, storeOnboarding } from './stored-onboarding';

type Change = Partial<Omit<Onboarding, 'at'>>;

const neverChanges = () => () => undefined;
const unknown = (): undefined => undefined;

/** What the visitor has said so far, stored on the device after each change. */
export function useOnboarding() {
  const [{ readStored, blank }] = useState(() => ({ readStored: once(storedOnboarding), blank: newOnboarding(Date.now()) }));
  // the server drew the page of somebody who has not begun, and the first drawing in a browser is the same
  const found = useSyncExternalStore(neverChanges, readStored, unknown);
  const [changed, setChanged] = useState<Onboarding>();
  /** Two changes may come at once: each goes on from the one before. */
  const latest = useRef<Onboarding>(undefined);
  const [isStored, setStored] = useState(true);
  const [isStartedOver, setStartedOver] = useState(false);
  const current = (): Onboarding => latest.current ?? readStored() ?? blank;

  function change(part: Change | ((now: Onboarding) => Change)): void {
    const now = current();
    const next = { ...now, ...(typeof part === 'function' ? part(now) : part), at: Date.now() };
    latest.current = next;
    setChanged(next);
    setStored(stored(next));
  }

  return {
    ...(changed ?? found ?? blank),
    isStored,
    /** When and where it was left, for who comes back to it. */
    left: isStartedOver ? undefined : found,
    change,
    /** An answer, by which another week follows. */
    answer: (part: Partial<Onboarding['answers']>): void => change({ answers: { ...current().answers, ...part }, week: null }),
    startOver: (): void => {
      removeOnboarding();
      latest.current = newOnboarding(Date.now());
      setChanged(latest.current);
      setStartedOver(true);
    },
  };
}

export type OnboardingState = ReturnType<typeof useOnboarding>;

/** False in a browser that stores nothing, or has no room left. */
function stored(onboarding: Onboarding): boolean {
  try {
    storeOnboarding(onboarding);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function once<Value>(read: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: read() }).value;
}
