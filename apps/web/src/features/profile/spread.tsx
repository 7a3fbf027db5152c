import type { Eater } from '@simmer/contracts';
import * as t from '@simmer/messages/eaters';
import { Tag } from '@simmer/ui';
import { within } from './eats-of';
import plate from '../../app/plates/bare/miso-mushroom-noodles.svg';

const TABLE = { width: 690, height: 208 };
/** Room that a place for one takes with its fork and knife. */
const PLACE = 230;
const PLATE = 239;
const PLATE_SHAPE = 0.8;

/** The table that they sit at: the same dish on each plate, as large as the portion. Drawn for the eye; the rows below say it all. */
export function Spread({ eaters }: { eaters: readonly Eater[] }) {
  const step = TABLE.width / eaters.length;
  const scale = Math.min(1, step / PLACE);
  return (
    <div className="table-of-eaters" aria-hidden="true">
      <div className="spread">
        <svg viewBox={`0 0 ${TABLE.width} ${TABLE.height}`}>
          <path className="runner" d="M0 76h690v56H0z" />
          {eaters.map(({ id, portion }, seat) => (
            <g key={id} transform={`translate(${(seat + 0.5) * step} ${TABLE.height / 2}) scale(${scale})`}>
              <path className="cutlery" d="M-96-30v22M-89-30v22M-82-30v22M-89-8v44M92-30v66" />
              <path className="blade" d="M92-30c8 8 8 22 0 30z" />
              <Plate width={PLATE * Math.sqrt(portion)} />
            </g>
          ))}
        </svg>
      </div>
      <ul className="seats">
        {eaters.map(({ id, name, allergens: [first] }) => (
          <li key={id}>
            <Tag tone={first ? 'tomato' : undefined}>{first ? `${name}, ${t.never({ things: within(t.allergens[first]) })}` : name}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Plate = ({ width }: { width: number }) => (
  <image href={plate} x={-width / 2} y={(-width * PLATE_SHAPE) / 2} width={width} height={width * PLATE_SHAPE} />
);
