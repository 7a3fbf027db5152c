import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/onboarding';
import dinner from '../../app/plates/bare/miso-mushroom-noodles.svg';
import { QUESTIONS, type Step, STEPS } from './stored-onboarding';
import type { Seat } from './week-problem';

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
/** Of a drawn dish, and of a child's plate beside a grown-up's. */
const DISH = { width: 237, height: 190 };
const SMALL = 0.8;

/** The table that is set as the questions are answered: a place for everybody, one thing more with each question, and at last dinner. */
export function LaidTable({ seats, step }: { seats: readonly Seat[]; step: Step }) {
  const stage = STEPS.indexOf(step);
  const isServed = step === 'week';
  const things = QUESTIONS.slice(0, stage + 1).map((question) => t.laid[question]);
  return (
    <div className="onb-table" role="img" aria-label={isServed ? t.tableServed : t.tableLaid({ things: listed.format(things) })}>
      {seats.map(({ id, isChild }) => (
        <div key={id} className="onb-place">
          <svg viewBox="0 0 212 208">
            {stage >= 2 && <Napkin />}
            {stage >= 1 && <Cutlery />}
            {stage >= 3 && <Glass />}
            {isServed ? <Dinner scale={isChild ? SMALL : 1} /> : <Plate scale={isChild ? SMALL : 1} />}
          </svg>
        </div>
      ))}
      {stage >= 4 && <KitchenTimer />}
      {stage >= 5 && <Pan />}
    </div>
  );
}

const Plate = ({ scale }: { scale: number }) => (
  <g data-new="">
    <circle cx="109" cy="113" r={62 * scale} fill="#0d140f" opacity=".16" />
    <circle cx="106" cy="106" r={62 * scale} fill="#1c2a20" />
    <circle cx="106" cy="106" r={60 * scale} fill="#fdfcf7" />
    <circle cx="106" cy="105" r={44 * scale} fill="#dfe0d6" />
    <circle cx="106" cy="106" r={42.5 * scale} fill="#f4f3ea" />
  </g>
);

const Dinner = ({ scale }: { scale: number }) => (
  <image
    data-new=""
    href={dinner}
    x={106 - (DISH.width * scale) / 2}
    y={106 - (DISH.height * scale) / 2}
    width={DISH.width * scale}
    height={DISH.height * scale}
  />
);

const Napkin = () => (
  <g data-new="">
    <path d="M8 62l34-6 8 92-34 6z" fill="#0d140f" opacity=".14" />
    <path d="M6 58l34-4 8 92-34 4z" fill="#f9cf35" />
    <path d="M13 57l8 92M33 55l8 92" stroke="#d9a915" strokeWidth="2" />
  </g>
);

const Cutlery = () => (
  <g data-new="" strokeLinecap="round" fill="none" stroke="#eceee6" strokeWidth="4.5">
    <path d="M20 74v20M28 74v20M36 74v20M20 94q0 8 8 8t8-8M28 102v42" />
    <path d="M184 74c9 9 9 26 0 34zM184 74v70" fill="#eceee6" />
  </g>
);

const Glass = () => (
  <g data-new="">
    <circle cx="170" cy="48" r="19" fill="#0d140f" opacity=".16" />
    <circle cx="168" cy="45" r="19" fill="#dfe9e6" />
    <circle cx="168" cy="45" r="15" fill="#b9d7d4" />
    <path d="M158 40a12 12 0 0 1 8-7" stroke="#fff" strokeWidth="3" fill="none" strokeLinecap="round" />
  </g>
);

const KitchenTimer = () => (
  <div className="onb-side is-left" data-new="">
    <svg viewBox="0 0 168 168">
      <circle cx="88" cy="92" r="62" fill="#0d140f" opacity=".16" />
      <circle cx="84" cy="84" r="62" fill="#a92a1b" />
      <circle cx="84" cy="82" r="60" fill="#d6492f" />
      <circle cx="84" cy="84" r="40" fill="#fdfcf7" />
      <path
        d="M84 50v6M84 112v6M118 84h-6M56 84h-6M108 60l-4 4M108 108l-4-4M60 108l4-4M60 60l4 4"
        stroke="#1c2a20"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M84 84L103 67" stroke="#d6492f" strokeWidth="6" strokeLinecap="round" />
      <path d="M76 30q8-16 16 0M70 30h28" stroke="#4b8f3d" strokeWidth="6" strokeLinecap="round" fill="none" />
    </svg>
  </div>
);

const Pan = () => (
  <div className="onb-side is-right" data-new="">
    <svg viewBox="0 0 168 168">
      <path d="M132 118L260 190" stroke="#0d140f" strokeOpacity=".16" strokeWidth="22" />
      <path d="M130 112L260 184" stroke="#1c2420" strokeWidth="20" />
      <circle cx="82" cy="90" r="64" fill="#0d140f" opacity=".16" />
      <circle cx="80" cy="82" r="64" fill="#1c2420" />
      <circle cx="80" cy="82" r="54" fill="#37423c" />
      <path d="M48 60a40 40 0 0 1 26-18" stroke="#6a766f" strokeWidth="5" strokeLinecap="round" fill="none" />
    </svg>
  </div>
);
