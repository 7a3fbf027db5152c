import { newId } from '@simmer/client';
import type { Eater, Household } from '@simmer/contracts';
import { HOUSEHOLD_LIMITS } from '@simmer/contracts/constants';
import { formatQuantity } from '@simmer/culinary';
import * as t from '@simmer/messages/eaters';
import { language } from '@simmer/messages/language';
import { Avatar, avatarTone, IconPlus, LedgerHeading, OpeningRow } from '@simmer/ui';
import { useState } from 'react';
import { EaterForm } from './eater-form';
import { eatsOf } from './eats-of';
import { PROFILE_ROWS } from './rows';
import { Spread } from './spread';

const written = (portion: number): string => formatQuantity(portion, 'fraction', language);

/** Who eats here: a laid table, a row for each, and what they are together. */
export function EatersSection({ household: { eaters }, accountId }: { household: Household; accountId: string }) {
  const together = eaters.reduce((sum, { portion }) => sum + portion, 0);
  return (
    <>
      <LedgerHeading id="eaters" end={<span className="muted t15">{t.portion}</span>}>
        {t.whoEatsHere}
      </LedgerHeading>
      <Spread eaters={eaters} />
      {eaters.map((eater) => (
        <EaterRow key={eater.id} eater={eater} isLast={eaters.length === 1} isYou={eater.id === accountId} />
      ))}
      <div className="eaters-sum">
        <b className="strong">{t.together}</b>
        <span className="por">{written(together)}</span>
      </div>
      <p className="t15 muted measure">{t.cookedAs({ portions: written(together) })}</p>
      {eaters.length < HOUSEHOLD_LIMITS.eaters && <NewEater />}
    </>
  );
}

interface EaterRowProps {
  eater: Eater;
  /** Somebody has to eat here. */
  isLast: boolean;
  isYou: boolean;
}

const EaterRow = ({ eater, isLast, isYou }: EaterRowProps) => (
  <OpeningRow
    id={`eater-${eater.id}`}
    group={PROFILE_ROWS}
    className="eater"
    label={<Avatar identity={eater.name} tone={avatarTone(eater.id)} />}
    value={
      <>
        <b>{eater.name}</b>
        <Eats eater={eater} />
      </>
    }
    end={<span className="por num">{written(eater.portion)}</span>}
  >
    {(close) => <EaterForm eater={eater} onDone={close} canRemove={!isLast && !isYou} />}
  </OpeningRow>
);

function Eats({ eater }: { eater: Eater }) {
  const { likes, never } = eatsOf(eater);
  return (
    <small>
      {likes}
      {never !== undefined && (
        <>
          , <span className="strong never">{never}</span>
        </>
      )}
    </small>
  );
}

/** The row after the last one: it opens to an empty form, with a new id each time. */
function NewEater() {
  const [eater, setEater] = useState(nobody);
  return (
    <OpeningRow id="eater-new" group={PROFILE_ROWS} className="eater new" label={<IconPlus />} value={<b>{t.addSomeone}</b>}>
      {(close) => (
        <EaterForm
          eater={eater}
          canRemove={false}
          onDone={() => {
            setEater(nobody());
            close();
          }}
        />
      )}
    </OpeningRow>
  );
}

const nobody = (): Eater => ({ id: newId(), name: '', portion: 1, diets: [], allergens: [], dislikes: [], goals: {} });
