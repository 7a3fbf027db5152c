import * as t from '@simmer/messages/tray';
import { Jar } from '../../../recipe/jar';

const PER_BOARD = 5;

/** The free shelf, a jar for each place of the plan. */
export function Shelf({ taken, places }: { taken: number; places: number }) {
  const boards = Array.from({ length: Math.ceil(places / PER_BOARD) }, (_, board) => board * PER_BOARD);
  return (
    <div className="tray-shelf" role="img" aria-label={t.shelf({ taken: Math.min(taken, places), places })}>
      {boards.map((first) => (
        <div key={first}>
          {Array.from({ length: Math.min(PER_BOARD, places - first) }, (_, at) => (
            <Jar key={at} full={first + at < taken} />
          ))}
        </div>
      ))}
    </div>
  );
}
