import type { Eater } from '@simmer/contracts';
import { ALLERGENS, DIETS, HOUSEHOLD_LIMITS, WHERE_LEFTOVERS } from '@simmer/contracts/constants';
import { formatQuantity } from '@simmer/culinary';
import { diets as dietNames } from '@simmer/messages/diets';
import * as t from '@simmer/messages/eaters';
import { language } from '@simmer/messages/language';
import { Button, ChoiceGroup, PickGroup, TextField, useToast } from '@simmer/ui';
import { useState } from 'react';
import { useAction } from '../../forms/use-action';
import { useForm } from '../../forms/use-form';
import { write } from '../../api/write';
import { DislikesField, wordsIn } from './dislikes-field';
import { RowForm } from './row-form';

type KnownPortion = keyof typeof t.portionNotes;

const DIET_OPTIONS = DIETS.map((value) => ({ value, label: dietNames[value] }));
const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: t.allergens[value] }));
const LEFTOVER_OPTIONS = WHERE_LEFTOVERS.map((value) => ({ value, label: t.leftoverAnswers[value] }));
const KNOWN_PORTIONS: readonly KnownPortion[] = ['0.5', '0.75', '1', '1.5'];

/** The portions to choose from, and the one that somebody has had before. */
const portionsWith = (own: number) =>
  [...new Set([...KNOWN_PORTIONS, String(own)])]
    .sort((one, other) => Number(one) - Number(other))
    .map((value) => ({
      value,
      label: formatQuantity(Number(value), 'fraction', language),
      note: value in t.portionNotes ? t.portionNotes[value as KnownPortion] : undefined,
    }));

interface EaterFormProps {
  eater: Eater;
  canRemove: boolean;
  onDone: () => void;
}

/** Everything about somebody who eats along. */
export function EaterForm({ eater, canRemove, onDone }: EaterFormProps) {
  const toast = useToast();
  const [portion, setPortion] = useState(String(eater.portion));
  const [diets, setDiets] = useState(eater.diets);
  const [allergens, setAllergens] = useState(eater.allergens);
  const [leftovers, setLeftovers] = useState(eater.leftovers ?? 'for-lunch');
  const form = useForm({
    initial: { name: eater.name, dislikes: eater.dislikes.join(', ') },
    rules: { name: (name) => (name.trim() === '' ? t.nameMissing : undefined), dislikes: dislikesError },
    idPrefix: `${eater.id}-`,
    send: async ({ name, dislikes }) => {
      const changed = { ...eater, name: name.trim(), portion: Number(portion), diets, allergens, dislikes: wordsIn(dislikes), leftovers };
      await write('PUT /household/eaters/:id', changed);
      toast({ message: t.saved({ name: changed.name }) });
      onDone();
    },
  });
  return (
    <RowForm
      onSubmit={form.onSubmit}
      busy={form.busy}
      notice={form.notice}
      onCancel={onDone}
      end={canRemove && <RemoveEater eater={eater} />}
    >
      <TextField {...form.field('name')} label={t.name} maxLength={HOUSEHOLD_LIMITS.name} autoComplete="off" />
      <ChoiceGroup label={t.portion} options={portionsWith(eater.portion)} value={portion} onChange={setPortion} />
      <ChoiceGroup label={t.leftovers} options={LEFTOVER_OPTIONS} value={leftovers} onChange={setLeftovers} />
      <PickGroup label={t.diet} options={DIET_OPTIONS} values={diets} onChange={setDiets} />
      <PickGroup label={t.mustNever} hint={t.mustNeverHint} options={ALLERGEN_OPTIONS} values={allergens} onChange={setAllergens} />
      <DislikesField {...form.field('dislikes')} onType={(text) => form.set('dislikes', text)} />
    </RowForm>
  );
}

/** Done at once; the toast takes it back. */
function RemoveEater({ eater }: { eater: Eater }) {
  const toast = useToast();
  const puttingBack = useAction(() => write('PUT /household/eaters/:id', eater));
  const removing = useAction(async () => {
    await write('DELETE /household/eaters/:id', { id: eater.id });
    toast({ message: t.removed({ name: eater.name }), action: { label: t.undo, onAction: puttingBack.run } });
  });
  return (
    <Button size="sm" variant="quiet" className="end" busy={removing.busy} onClick={removing.run}>
      {t.removeFromTable}
    </Button>
  );
}

function dislikesError(typed: string): string | undefined {
  const dislikes = wordsIn(typed);
  if (dislikes.length > HOUSEHOLD_LIMITS.dislikes) return t.tooMany({ most: HOUSEHOLD_LIMITS.dislikes });
  if (dislikes.some((word) => word.length > HOUSEHOLD_LIMITS.dislike)) return t.tooLong({ most: HOUSEHOLD_LIMITS.dislike });
  return undefined;
}
