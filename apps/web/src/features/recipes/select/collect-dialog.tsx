import { newId } from '@simmer/client';
import type { RecipeSummary } from '@simmer/contracts';
import { COLLECTION_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/collections';
import { Button, Dialog, DialogBody, DialogFoot, TickBox, useToast } from '@simmer/ui';
import { useState } from 'react';
import { write } from '../../../api/write';
import { Muffin } from '../collections/muffin';
import { useCollections } from '../collections/use-collections';

interface CollectDialogProps {
  recipes: readonly RecipeSummary[];
  onClose: () => void;
  /** Of each collection that was touched, whether all of the recipes are in it now. */
  onCollect: (chosen: ReadonlyMap<string, boolean>) => void;
}

/** Puts the selected recipes into collections, or takes them out. */
export function CollectDialog({ recipes, onClose, onCollect }: CollectDialogProps) {
  const toast = useToast();
  const { collections } = useCollections();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const all = recipes.length;
  const inIt = (id: string): number => recipes.filter((recipe) => recipe.collections.includes(id)).length;
  const choose = (id: string, isIn: boolean): void => setChosen(new Map(chosen).set(id, isIn));

  /** The new collection's choices, once it is there. */
  async function made(): Promise<ReadonlyMap<string, boolean>> {
    const name = typed.trim();
    if (name === '') return chosen;
    const id = newId();
    await write('PUT /collections/:id', { id, name });
    setTyped('');
    return new Map(chosen).set(id, true);
  }
  const tell = (problem: Error): void => toast({ tone: 'error', message: problem.message });

  return (
    <Dialog open onClose={onClose} title={t.putTitle({ count: all })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void made().then(onCollect, tell);
        }}
      >
        <DialogBody>
          <div className="newrow">
            <label className="sr" htmlFor="new-collection">
              {t.newCollection}
            </label>
            <input
              className="input"
              id="new-collection"
              placeholder={t.newCollection}
              autoComplete="off"
              maxLength={COLLECTION_LIMITS.name}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button disabled={typed.trim() === ''} onClick={() => void made().then(setChosen, tell)}>
              {t.add}
            </Button>
          </div>
          <div className="put">
            {collections?.map(({ id, name, count, covers }) => {
              const own = inIt(id);
              const isIn = chosen.get(id) ?? own === all;
              const isPartly = !chosen.has(id) && own > 0 && own < all;
              return (
                <label key={id} className={isPartly ? 'put-row some' : 'put-row'}>
                  <input
                    ref={(box) => {
                      if (box) box.indeterminate = isPartly;
                    }}
                    type="checkbox"
                    checked={isIn}
                    onChange={(event) => choose(id, event.target.checked)}
                  />
                  <TickBox />
                  <Muffin covers={covers} sizes="22px" />
                  <span className="name">{name}</span>
                  <span className="qty">{count}</span>
                  {isPartly && <span className="from">{t.partlyIn({ count: own, all })}</span>}
                </label>
              );
            })}
          </div>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {t.putThemIn}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
