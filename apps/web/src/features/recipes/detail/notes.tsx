import type { Recipe } from '@simmer/contracts';
import { Button, IconPencil, Note, TextAreaField, TextButton } from '@simmer/ui';
import { useState } from 'react';
import { useChangeRecipe } from './use-change-recipe';

/** The cook's own words, written in place. */
export function Notes({ recipe }: { recipe: Recipe }) {
  const [typed, setTyped] = useState<string>();
  const { change, changing } = useChangeRecipe(recipe);
  async function save(): Promise<void> {
    if (await change({ notes: typed ?? '' })) setTyped(undefined);
  }
  return (
    <section aria-labelledby="notes-heading" className="o4">
      <div className="bar-h">
        <h2 className="h-32" id="notes-heading">
          Your notes
        </h2>
        {typed === undefined && (
          <TextButton className="no-print" onClick={() => setTyped(recipe.notes)}>
            <IconPencil size={16} /> {recipe.notes ? 'Edit' : 'Write a note'}
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
          <TextAreaField label="Notes" hideLabel rows={4} autoFocus maxLength={10_000} value={typed} onChange={(event) => setTyped(event.target.value)} />
          <div className="notes-actions">
            <Button type="submit" size="sm" variant="primary" busy={changing}>
              Save note
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setTyped(undefined)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
