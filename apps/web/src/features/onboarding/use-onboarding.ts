import { useRef, useState } from 'react';
import { type Onboarding, newOnboarding, removeOnboarding, storedOnboarding, storeOnboarding } from './stored-onboarding';

type Change = Partial<Omit<Onboarding, 'at'>>;

/** What the visitor has said so far, stored on the device after each change. */
export function useOnboarding() {
  const [found] = useState(() => storedOnboarding());
  const [onboarding, setOnboarding] = useState<Onboarding>(() => found ?? newOnboarding(Date.now()));
  /** Two changes may come at once: each goes on from the one before. */
  const latest = useRef(onboarding);
  const [isStored, setStored] = useState(true);
  /** When it was left, for who comes back to it. */
  const [leftAt, setLeftAt] = useState(found?.at);

  function change(part: Change): void {
    const next = { ...latest.current, ...part, at: Date.now() };
    latest.current = next;
    setOnboarding(next);
    setStored(stored(next));
  }

  return {
    ...onboarding,
    isStored,
    leftAt,
    change,
    /** An answer, by which another week follows. */
    answer: (part: Partial<Onboarding['answers']>): void => change({ answers: { ...latest.current.answers, ...part }, week: null }),
    startOver: (): void => {
      removeOnboarding();
      latest.current = newOnboarding(Date.now());
      setOnboarding(latest.current);
      setLeftAt(undefined);
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
