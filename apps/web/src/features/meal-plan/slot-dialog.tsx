import type { MealPlanSlot } from '@simmer/contracts';
import { ALLERGENS, DIETS, MEAL_PLAN_LIMITS } from '@simmer/contracts/constants';
import { slotIdOf } from '@simmer/meal-plan';
import { diets as dietNames } from '@simmer/messages/diets';
import * as eats from '@simmer/messages/eaters';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, DialogFoot, Fold, IconButton, IconTrash, PickGroup, Stepper, TextField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { placeName } from '../../recipe/meal-names';
import { MinutesSelect } from './minutes-select';
import { type Place, usePlanBoard } from './plan-board';

type Guest = MealPlanSlot['guests'][number];

/** Who eats one meal, who comes along, and how long it may take. Each change holds at once. */
export function SlotDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const { plan, eaters } = usePlanBoard();
  const said = plan.slots.find((slot) => slotIdOf(slot) === slotIdOf(place));
  const slot: MealPlanSlot = said ?? { date: place.date, meal: place.meal, eaters: null, guests: [], max_minutes: null };
  const change = (part: Partial<MealPlanSlot>): void => void plan.change({ slots: [{ ...slot, ...part }] });
  const everybody = eaters.map(({ id }) => id);
  const setGuest = (at: number, part: Partial<Guest>): void =>
    change({ guests: slot.guests.map((guest, index) => (index === at ? { ...guest, ...part } : guest)) });

  return (
    <Dialog open title={placeName(place)} onClose={onClose}>
      <DialogBody>
        {eaters.length > 0 && (
          <PickGroup
            label={t.whoEatsThis}
            options={eaters.map(({ id, name }) => ({ value: id, label: name }))}
            values={slot.eaters ?? everybody}
            onChange={(ids) => change({ eaters: ids.length === everybody.length ? null : ids })}
          />
        )}
        <section className="plan-setting">
          <h3 className="h-20">{t.guests}</h3>
          {slot.guests.length > 0 && (
            <ul className="rows">
              {slot.guests.map((guest, at) => (
                <li key={`${guest.name} ${at}`} className="plan-guest">
                  <b>{guest.name}</b>
                  <Stepper
                    label={t.portionOf({ name: guest.name })}
                    value={guest.portion}
                    min={0.5}
                    max={5}
                    step={0.5}
                    format={(amount) => t.amount({ amount })}
                    onChange={(portion) => setGuest(at, { portion })}
                  />
                  <IconButton
                    label={t.removeWord({ word: guest.name })}
                    onClick={() => change({ guests: slot.guests.filter((_, index) => index !== at) })}
                  >
                    <IconTrash />
                  </IconButton>
                  <Fold className="plan-guest-eats" title={t.guestEats({ name: guest.name })}>
                    <div className="plan-setting">
                      <PickGroup
                        label={eats.diet}
                        options={DIETS.map((value) => ({ value, label: dietNames[value] }))}
                        values={DIETS.filter((diet) => guest.diets.includes(diet))}
                        onChange={(diets) => setGuest(at, { diets })}
                      />
                      <PickGroup
                        label={eats.mustNever}
                        options={ALLERGENS.map((value) => ({ value, label: eats.allergens[value] }))}
                        values={ALLERGENS.filter((allergen) => guest.allergens.includes(allergen))}
                        onChange={(allergens) => setGuest(at, { allergens })}
                      />
                    </div>
                  </Fold>
                </li>
              ))}
            </ul>
          )}
          {slot.guests.length < MEAL_PLAN_LIMITS.eaters && (
            <NewGuest onAdd={(name) => change({ guests: [...slot.guests, { name, portion: 1, diets: [], allergens: [] }] })} />
          )}
        </section>
        <MinutesSelect
          label={t.timeForThis}
          none={t.asEveryWeek}
          minutes={slot.max_minutes}
          onChange={(max_minutes) => change({ max_minutes })}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function NewGuest({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  function add(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  }
  return (
    <form className="plan-note" onSubmit={add}>
      <TextField
        label={t.guestName}
        value={name}
        maxLength={MEAL_PLAN_LIMITS.meal}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{t.addWord}</Button>
    </form>
  );
}
