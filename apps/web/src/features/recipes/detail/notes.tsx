import type { Recipe } from '@simmer/contracts';
import { Button, IconPencil, Note, TextAreaField, TextButton } from '@simmer/ui';
import { useState } from 'react';
import { keptForCook } from '../../../app/kept-for-cook';
import { TEXT_LIMITS, tooLong } from '../text-limits';
import { useChangeRecipe } from './use-change-recipe';

/** The cook's own words, written in place. What is not saved yet is kept on this device. */
export function Notes({ recipe }: { recipe: Recipe }) {
  const place = `note.${recipe.id}`;
  const [kept, setKept] = useState(() => keptForCook().read<string>(place));
  const [typed, setTyped] = useState(kept);
  const { change, changing } = useChangeRecipe(recipe);
  const problem = tooLong(typed ?? '', TEXT_LIMITS.notes);

  function write(text: string): void {
    setTyped(text);
    keptForCook().write(place, text);
  }

  function close(): void {
    keptForCook().remove(place);
    setTyped(undefined);
    setKept(undefined);
  }

  async function save(): Promise<void> {
    if (!problem && (await change({ notes: typed ?? '' }))) close();
  }

  return (
    <section aria-labelledby="notes-heading" className="o4">
      <div className="bar-h">
        <h2 className="h-32" id="notes-heading">
          Your notes
        </h2>
        {typed === undefined && (
          <TextButton className="no-print" onClick={() => setTyped(recipe.notes)}>
            <IconPencil /> {recipe.notes ? 'Edit' : 'Write a note'}
          </TextButton>
        )}
      </div>
      {typed === undefined ? (
        recipe.notes && <Note>{recipe.notes}</Note>
      ) : (
        <form
          className="notes-form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextAreaField
            label="Notes"
            hideLabel
            rows={4}
            autoFocus={kept === undefined}
            value={typed}
            hint={kept !== undefined && 'Not saved yet. Kept on this device.'}
            error={problem}
            onChange={(event) => write(event.target.value)}
          />
          <div className="notes-actions">
            <Button type="submit" size="sm" variant="primary" busy={changing}>
              Save note
            </Button>
            <Button size="sm" variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
