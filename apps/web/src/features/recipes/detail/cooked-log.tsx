import { newId } from '@simmer/client';
import type { CookedEntry, Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/cooked-log';
import { Button, IconPencil, TextButton, useToast } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';
import { StoredPhoto } from '../../../recipe/stored-photo';

// only who notes something needs it
const CookedDialog = lazy(() => import('./cooked-dialog').then(({ CookedDialog: Loaded }) => ({ default: Loaded })));

/** Days are the cook's own, wherever the clock of the server stands. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00`);
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The times that a recipe was cooked, each with a note and a photo, and one more with a tap. */
export function CookedLog({ recipe }: { recipe: Recipe }) {
  const [edited, setEdited] = useState<CookedEntry>();
  const remove = useRemove(recipe);
  const entries = recipe.cooked_on;
  const fresh = (): CookedEntry => ({ id: newId(), date: today(), servings: recipe.servings, note: '', image_id: null });
  return (
    <section aria-labelledby="cooked-heading" className="o4 cooked">
      <div className="bar-h">
        <h2 className="h-24" id="cooked-heading">
          {t.heading}
        </h2>
        <Button size="sm" className="no-print" onClick={() => setEdited(fresh())}>
          {t.add}
        </Button>
      </div>
      <p className="t15 muted">{t.times({ count: entries.length })}</p>
      {entries.length > 0 && (
        <ul className="cooked-list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <p className="strong">
                {t.on({ at: dayOf(entry.date) })}
                {entry.servings !== null && <span className="muted t15"> {t.servings({ count: entry.servings })}</span>}
              </p>
              {entry.note && <p>{entry.note}</p>}
              {entry.image_id !== null && <StoredPhoto id={entry.image_id} className="cooked-photo" />}
              <div className="acts no-print">
                <TextButton onClick={() => setEdited(entry)}>
                  <IconPencil /> {t.edit} <span className="sr">{t.on({ at: dayOf(entry.date) })}</span>
                </TextButton>
                <TextButton onClick={() => void remove(entry)}>
                  {t.remove} <span className="sr">{t.on({ at: dayOf(entry.date) })}</span>
                </TextButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <CookedDialog recipeId={recipe.id} entry={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Taken off at once; the undo brings back exactly what stood there. */
function useRemove({ id }: Recipe) {
  const toast = useToast();
  const attempt = useAttempt();
  const restore = ({ id: entryId, ...said }: CookedEntry): Promise<boolean> =>
    attempt(() => write('PUT /recipes/:id/cooked-on/:entryId', { id, entryId, ...said }));

  return (entry: CookedEntry): Promise<boolean> =>
    attempt(async () => {
      await write('DELETE /recipes/:id/cooked-on/:entryId', { id, entryId: entry.id });
      toast({ message: t.removed, action: { label: recipeTexts.undo, onAction: () => void restore(entry) } });
    });
}
