import type { MealPlanEntry } from '@simmer/contracts';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogFoot } from '@simmer/ui';
import { placeName } from '../../recipe/meal-names';
import type { Place } from './plan-board';

interface Taken {
  /** The dish that is to be moved. */
  entry: MealPlanEntry;
  /** What stands where it goes. */
  other: MealPlanEntry;
  place: Place;
}

interface TakenDialogProps extends Taken {
  onSwap: (taken: Taken) => void;
  onBoth: (taken: Taken) => void;
  onClose: () => void;
}

/** A dish goes where another stands: they swap places, or both are eaten. */
export function TakenDialog({ entry, other, place, onSwap, onBoth, onClose }: TakenDialogProps) {
  const choose = (what: (taken: Taken) => void) => () => {
    onClose();
    what({ entry, other, place });
  };
  return (
    <Dialog open title={t.placeTaken({ place: placeName(place), other: other.title })} onClose={onClose}>
      <DialogFoot>
        <Button onClick={choose(onBoth)}>{t.eatBoth}</Button>
        <Button variant="primary" onClick={choose(onSwap)}>
          {t.swapPlaces}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
