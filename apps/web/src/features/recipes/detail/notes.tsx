import type { Recipe } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { Button, classNames, IconPencil, Note, TextAreaField, TextButton } from '@simmer/ui';
import { useEffect, useState } from 'react';
import { accountStorage } from '../../../device/account-storage';
import { tooLong } from '../too-long';
import { useChangeRecipe } from './use-change-recipe';

/** The cook's own words, written in place. What is not saved yet is kept on this device. */
export function Notes({ recipe }: { recipe: Recipe }) {
  const place = `note.${recipe.id}`;
  const [kept, setKept] = useState(() => accountStorage().read<string>(place));
  const [typed, setTyped] = useState(kept);
  useEffect(() => {
    void accountStorage()
      .load()
      .then(() => {
        const stored = accountStorage().read<string>(place);
        setKept(stored);
        setTyped((now) => now ?? stored);
      });
  }, [place]);
  const { change, changing } = useChangeRecipe(recipe);
  const problem = tooLong(typed ?? '', RECIPE_LIMITS.notes);

  function write(text: string): void {
    setTyped(text);
    void accountStorage().write(place, text);
  }

  function close(): void {
    accountStorage().remove(place);
    setTyped(undefined);
    setKept(undefined);
  }

  async function save(): Promise<void> {
    if (!problem && (await change({ notes: typed ?? '' }))) close();
  }

  // an empty section that nothing can be written into says nothing
  if (recipe.read_only && !recipe.notes && typed === undefined) return null;
  return (
    <section aria-labelledby="notes-heading" className={classNames('o4', !recipe.notes && 'notes-empty')}>
      <div className="bar-h">
        <h2 className="h-32" id="notes-heading">
          {t.yourNotes}
        </h2>
        {typed === undefined && !recipe.read_only && (
          <TextButton className="no-print" aria-label={recipe.notes ? t.editNote : undefined} onClick={() => setTyped(recipe.notes)}>
            <IconPencil /> {recipe.notes ? t.edit : t.writeNote}
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
            label={t.notes}
            hideLabel
            rows={4}
            autoFocus={kept === undefined}
            value={typed}
            hint={kept !== undefined && t.notSavedYet}
            error={problem}
            onChange={(event) => write(event.target.value)}
          />
          <div className="notes-actions">
            <Button type="submit" size="sm" variant="primary" busy={changing}>
              {t.saveNote}
            </Button>
            <Button size="sm" variant="quiet" onClick={close}>
              {recipeTexts.cancel}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
