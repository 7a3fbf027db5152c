import * as t from '@simmer/messages/cooking';
import { Button, IconArrowLeft, IconArrowRight, IconCheck } from '@simmer/ui';
import type { StepPart } from '../../../cooking/read-step';
import type { StepPlace } from './use-steps';

/** Back, and on to what the next step begins with. */
export function StepButtons({ place, next }: { place: StepPlace; next: readonly StepPart[] | undefined }) {
  const food = next?.find(({ ingredients }) => ingredients !== undefined)?.text;
  return (
    <div className="go">
      <Button aria-label={t.previous} disabled={place.step === 0} onClick={place.back}>
        <IconArrowLeft />
      </Button>
      {place.isLast ? (
        <Button variant="primary" onClick={place.done}>
          {t.done}
          <IconCheck />
        </Button>
      ) : (
        <Button variant="primary" onClick={place.next}>
          {food === undefined ? t.next : t.nextWith({ food })}
          <IconArrowRight />
        </Button>
      )}
    </div>
  );
}
