import type { Recipe } from '@simmer/contracts';
import { useState } from 'react';
import { queueWrite } from '../../../device/device';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';

type Part = { notes: string } | { rating: number | null };

/** Changes a part of a saved recipe: shown at once, taken back with the reason when it cannot be saved. */
export function useChangeRecipe({ id, revision }: Recipe) {
  const attempt = useAttempt();
  const [changing, setChanging] = useState(false);

  const change = (part: Part): Promise<boolean> =>
    attempt(async () => {
      setChanging(true);
      try {
        if ('notes' in part) await write('PUT /recipes/:id/notes', { id, revision, ...part });
        else await queueWrite('PUT /recipes/:id/rating', { id, ...part });
      } finally {
        setChanging(false);
      }
    });

  return { change, changing };
}
