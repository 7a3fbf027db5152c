import * as t from '@simmer/messages/cooking';
import { useFillsWindow } from '../app/frame/location';
import './running-timers.css';
import { Timers } from './timers';
import { useCooking } from './use-cooking';

/** The timers that run, beside every screen of the app but cook mode, which has a place for them. */
export function RunningTimers() {
  const timers = useCooking()?.timers ?? [];
  const fillsWindow = useFillsWindow();
  if (fillsWindow || timers.length === 0) return null;
  return (
    <section className="running-timers no-print" aria-label={t.timers}>
      <Timers timers={timers} linked />
    </section>
  );
}
