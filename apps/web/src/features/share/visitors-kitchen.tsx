import * as t from '@simmer/messages/cooking';
import { type ReactNode, useMemo, useState } from 'react';
import { NOTHING_COOKING } from '../../cooking/cooking-state';
import { KitchenContext } from '../../cooking/kitchen';
import '../../cooking/running-timers.css';
import { Timers } from '../../cooking/timers';

/** Timers for whoever reads what a link shows, with an account or without: they run as long as the page is open. */
export function VisitorsKitchen({ children }: { children: ReactNode }) {
  const [{ timers }, setState] = useState(NOTHING_COOKING);
  const kitchen = useMemo(() => ({ timers, change: setState }), [timers]);
  return (
    <KitchenContext value={kitchen}>
      {children}
      {timers.length > 0 && (
        <section className="running-timers no-print" aria-label={t.timers}>
          <Timers timers={timers} />
        </section>
      )}
    </KitchenContext>
  );
}
