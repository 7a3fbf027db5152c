import { RequestProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import { useToast } from '@simmer/ui';
import { useState } from 'react';
import { queueWrite } from '../../../device/device';
import { write } from '../../../api/write';

type Part = { notes: string } | { rating: number | null };

/** Changes a part of a saved recipe: shown at once, taken back with the reason when it cannot be saved. */
export function useChangeRecipe({ id, revision }: Recipe) {
  const toast = useToast();
  const [changing, setChanging] = useState(false);

  async function change(part: Part): Promise<boolean> {
    setChanging(true);
    try {
      if ('notes' in part) await write('PUT /recipes/:id/notes', { id, revision, ...part });
      else await queueWrite('PUT /recipes/:id/rating', { id, ...part });
      return true;
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({
        message: recipeTexts.notSaved({ reason: error.message }),
        tone: 'error',
        action: { label: recipeTexts.retry, onAction: () => void change(part) },
      });
      return false;
    } finally {
      setChanging(false);
    }
  }

  return { change, changing };
}
