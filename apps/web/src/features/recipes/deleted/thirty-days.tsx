import * as t from '@simmer/messages/deleted';
import { classNames, IconCheck, IconLock, PantryLabel } from '@simmer/ui';
import { SOON } from './days-left';

/** The next 30 days as a block: on which of them something goes for good. */
export function ThirtyDays({ perDay }: { perDay: readonly number[] }) {
  const going = perDay.flatMap((count, at) => (count > 0 ? [{ day: at + 1, count }] : []));
  const [first] = going;
  return (
    <PantryLabel className="kept" role="group" aria-labelledby="kept-heading">
      <h2 className="h-24" id="kept-heading">
        {t.nextDays({ days: perDay.length })}
      </h2>
      <p className="t15 muted">{first ? t.firstGoes({ count: first.count, days: first.day }) : t.nothingGoes}</p>
      <div className="month" role="img" aria-label={going.map((entry) => t.goesIn({ count: entry.count, days: entry.day })).join(', ')}>
        {perDay.map((count, at) => (
          <i key={at} className={classNames(count > 0 && 'has', count > 0 && at < SOON && 'soon')}>
            {at + 1}
            {count > 1 && <b>{count}</b>}
          </i>
        ))}
      </div>
      <ul className="kept-facts">
        <li>
          <IconCheck />
          <span>{t.comeBackToo}</span>
        </li>
        <li>
          <IconLock />
          <span>{t.noRoomTaken}</span>
        </li>
      </ul>
    </PantryLabel>
  );
}
