import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/onboarding';
import { SetPlace, SetTable } from '../../app/set-table/set-table';
import { QUESTIONS, type Step, STEPS } from './stored-onboarding';
import type { Seat } from './week-problem';

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/** The table that is set as the questions are answered: a place for everybody, one thing more with each question, and at last dinner. */
export function LaidTable({ seats, step }: { seats: readonly Seat[]; step: Step }) {
  const stage = STEPS.indexOf(step);
  const isServed = step === 'week';
  const things = QUESTIONS.slice(0, stage + 1).map((question) => t.laid[question]);
  return (
    <SetTable label={isServed ? t.tableServed : t.tableLaid({ things: listed.format(things) })}>
      {seats.map(({ id, isChild }) => (
        <SetPlace key={id} {...{ isChild, isServed }} hasCutlery={stage >= 1} hasNapkin={stage >= 2} hasGlass={stage >= 3} />
      ))}
      {stage >= 4 && <KitchenTimer />}
      {stage >= 5 && <Pan />}
    </SetTable>
  );
}

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
