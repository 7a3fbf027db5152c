import { queryOf, RequestProblem } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { client } from '../../../api/client';
import { write } from '../../../api/write';
import { contentOf } from '../../../api/writes/unsent-recipe';
import { saveNewRecipe } from '../../../recipe/save-new-recipe';
import { type Merge, mergeRecipes } from './merge-recipes';

export interface TwoEditsOptions {
  id: string;
  /** What was written on this device. */
  draft: RecipeDraft;
  /** The revision that it began with. */
  revision: number;
  /** The id of the second recipe, if the cook keeps two. */
  copyId: string;
  onSaved: (id: string) => void;
}

/** An edit of this device beside what was saved elsewhere meanwhile, and the ways to save both. */
export function useTwoEdits({ id, draft, revision, copyId, onSaved }: TwoEditsOptions) {
  // as the server has it now: what waits on this device is the other side
  const theirs = useQuery({ ...queryOf(client, 'GET /recipes/:id', { id }), staleTime: 0 });
  const versions = useQuery({ ...queryOf(client, 'GET /recipes/:id/versions', { id }), staleTime: 0 });
  const begun = versions.data?.items.find((version) => version.revision <= revision)?.revision;
  const base = useQuery({
    ...queryOf(client, 'GET /recipes/:id/versions/:revision', { id, revision: begun ?? 1 }),
    enabled: begun !== undefined && versions.isFetchedAfterMount,
    staleTime: Infinity,
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // mine is saved first, so that it stays in the versions whatever was chosen; tried again it is not saved twice
  const mineSaved = useRef<number>(undefined);

  const isReady = theirs.isFetchedAfterMount && versions.isFetchedAfterMount && (begun === undefined || base.isFetched);
  const [now, before] = [theirs.data, base.data];
  const merge = useMemo(
    (): Merge | undefined => (isReady && now ? mergeRecipes(contentOf(draft), contentOf(now), before && contentOf(before)) : undefined),
    [isReady, now, before, draft],
  );

  async function saveBy(save: (there: Recipe) => Promise<string>): Promise<void> {
    if (!now || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onSaved(await save(now));
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setFailure(error.message);
      // it may have been changed once more
      if (error.code === 'recipes.changed-elsewhere') {
        mineSaved.current = undefined;
        void theirs.refetch();
        void versions.refetch();
      }
    } finally {
      setBusy(false);
    }
  }

  const put = (content: RecipeDraft, over: number): Promise<Recipe> =>
    write('PUT /recipes/:id', { ...content, id, revision: over }, { timeoutMs: RECIPE_CREATION_TIMEOUT_MS, asksToSignIn: true });

  return {
    merge,
    recipe: now,
    problem: theirs.error ?? versions.error,
    reload: () => void Promise.all([theirs.refetch(), versions.refetch()]),
    busy,
    failure,
    keep: (merged: RecipeDraft) =>
      saveBy(async (there) => {
        mineSaved.current ??= (await put(draft, there.revision)).revision;
        return (await put(merged, mineSaved.current)).id;
      }),
    keepTwo: () =>
      saveBy(
        async () => (await saveNewRecipe(copyId, draft, { wasTried: failure !== undefined, allowDuplicate: true, origin: 'written' })).id,
      ),
  };
}
