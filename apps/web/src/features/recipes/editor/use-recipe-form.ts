import { newId, RequestProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import { useState } from 'react';
import { client } from '../../../app/client';
import { saveNewRecipe, showSaved } from '../../../app/saved-recipe';
import { dropDraft, keepDraft, readDraft } from './kept-draft';
import { draftOf, draftOfPasted, emptyForm, fieldOfPointer, type FormProblem, formOf, formOfDraft, problemsOf, type RecipeForm } from './recipe-form';

/** The form of a new recipe, or of one being edited: kept on this device with every key, saved once. `newPlace` is where a new one is kept. */
export function useRecipeForm(recipe: Recipe | undefined, newPlace: string, onSaved: (id: string) => void) {
  const place = recipe?.id ?? newPlace;
  const [kept, setKept] = useState(() => readDraft(place));
  const [recipeId] = useState(() => recipe?.id ?? kept?.recipeId ?? newId());
  const [wasTried, setWasTried] = useState(kept?.wasTried === true);
  const [form, setForm] = useState<RecipeForm>(() => ({ ...(recipe ? formOf(recipe) : emptyForm()), ...kept?.form }));
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [failure, setFailure] = useState<RequestProblem>();
  const [saving, setSaving] = useState(false);

  function change(part: Partial<RecipeForm>): void {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(place, { recipeId, at: Date.now(), form: next, pasted: kept?.pasted, wasTried });
  }

  /** Back to what the form was opened with: the recipe, the one that was pasted, or nothing. Returns what brings back what was typed. */
  function discard(): () => void {
    const pasted = kept?.pasted;
    const fresh = pasted && { recipeId, form: formOfDraft(pasted), pasted, wasTried };
    if (fresh) keepDraft(place, fresh);
    else dropDraft(place);
    setKept(fresh);
    setForm(fresh?.form ?? (recipe ? formOf(recipe) : emptyForm()));
    setProblems([]);
    return () => {
      if (kept) keepDraft(place, { ...kept, form });
      setKept(kept);
      setForm(form);
    };
  }

  /** Sends the recipe; `over` is the revision to write over when somebody else has saved in between. */
  async function save(over?: number): Promise<void> {
    const found = problemsOf(form);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setSaving(true);
    try {
      const saved = await send(over);
      dropDraft(place);
      showSaved(saved);
      onSaved(saved.id);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setFailure(error);
      setProblems(
        error.fields.flatMap(({ pointer, message }) => {
          const fieldId = fieldOfPointer(form, pointer);
          return fieldId ? [{ fieldId, message }] : [];
        }),
      );
    } finally {
      setSaving(false);
    }
  }

  function send(over: number | undefined): Promise<Recipe> {
    const draft = kept?.pasted ? draftOfPasted(form, kept.pasted) : draftOf(form, recipe);
    if (recipe) return client.call('PUT /recipes/:id', { ...draft, id: recipe.id, revision: over ?? recipe.revision }, { timeoutMs: RECIPE_CREATION_TIMEOUT_MS });
    setWasTried(true);
    keepDraft(place, { recipeId, at: Date.now(), form, pasted: kept?.pasted, wasTried: true });
    return saveNewRecipe(recipeId, draft, wasTried);
  }

  /** Keeps this device's version although another one was saved meanwhile. */
  async function saveOver(): Promise<void> {
    const newest = await client.call('GET /recipes/:id', { id: recipeId });
    await save(newest.revision);
  }

  return { form, change, problems, failure, saving, draftFrom: kept?.at, discard, save, saveOver };
}
