import type { RecipeSummary } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/collections';
import { RecipeList } from '@simmer/recipe-list';
import { Button, Chip, Chips, Dialog, DialogBody, DialogFoot, RemovableChip, TextField } from '@simmer/ui';
import { useState } from 'react';
import type { TagChange } from './change-many';

interface TagDialogProps {
  recipes: readonly RecipeSummary[];
  onClose: () => void;
  onTag: (change: TagChange) => void;
}

/** Tags of the selected recipes: a new one for all, those that all have to take away, those that some have to give to all. */
export function TagDialog({ recipes, onClose, onTag }: TagDialogProps) {
  const all = recipes.length;
  const [typed, setTyped] = useState('');
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const tags = new RecipeList(recipes).tags();
  const onAll = [...tags.filter(({ count }) => count === all).map(({ name }) => name), ...add].filter((name) => !remove.includes(name));
  const onSome = tags.filter(({ name, count }) => count < all && !add.includes(name));
  const own = typed.trim();
  return (
    <Dialog open onClose={onClose} title={t.tagTitle({ count: all })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onTag({ add: own === '' ? add : [...add, own], remove });
        }}
      >
        <DialogBody>
          <TextField
            label={t.newTag}
            placeholder={t.tagPlaceholder}
            maxLength={RECIPE_LIMITS.tag}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {onAll.length > 0 && (
            <div>
              <p className="label-text">{t.onAll}</p>
              <Chips>
                {onAll.map((name) => (
                  <RemovableChip
                    key={name}
                    removeLabel={t.removeFromAll({ name })}
                    onRemove={() => (add.includes(name) ? setAdd(add.filter((other) => other !== name)) : setRemove([...remove, name]))}
                  >
                    {name}
                  </RemovableChip>
                ))}
              </Chips>
            </div>
          )}
          {onSome.length > 0 && (
            <div>
              <p className="label-text">{t.onSome}</p>
              <Chips>
                {onSome.map(({ name, count }) => (
                  <Chip key={name} count={t.ofAll({ count, all })} onClick={() => setAdd([...add, name])}>
                    {name}
                  </Chip>
                ))}
              </Chips>
            </div>
          )}
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {t.tag}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
