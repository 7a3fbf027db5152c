import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

const STEP = /^step-(\d+)$/;

/** The id of a step's line, as an address names it: `#step-2`. Places count from 0, addresses from 1. */
export const stepId = (index: number): string => `step-${index + 1}`;

/** The place of the step that the address names, which is brought into view and takes the focus; undefined where it names none. */
export function useStepInAddress(): number | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const number = STEP.exec(hash)?.[1];
  useEffect(() => {
    const line = number === undefined ? null : document.getElementById(hash);
    if (!line) return;
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'center' });
  }, [hash, number]);
  return number === undefined ? undefined : Number(number) - 1;
}
