import { newId, RequestProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/editor';
import { useRef, useState } from 'react';
import { client } from '../../../api/client';
import { sendOrKeep } from '../../../device/send-or-keep';
import { rewritten } from '../../../api/writes/unsent-recipe';
import { AlreadyOwned, saveNewRecipe } from '../../../recipe/save-new-recipe';
import { type FormHistory, NO_HISTORY, recorded, redone, type Travelled, undone } from './form-history';
import { dropDraft, keepDraft, type KeptDraft, readDraft } from './kept-draft';
import { changePhoto } from './line-editing';
import {
  draftOf,
  draftOfPasted,
  emptyForm,
  fieldOfPointer,
  type FormProblem,
  formOf,
  formOfDraft,
  problemsLeft,
  problemsOf,
  type RecipeForm,
} from './recipe-form';
import { usePhotoUploads } from '../../../recipe/use-photo-upload';

const PHOTO_FAILED = t.photoFailed;
/** Where the photo of the recipe is; that of a step is at the key of its line. */
const OF_RECIPE = 'recipe';

/** Why nothing was saved. The code is that of the server's problem, if it was one. */
export interface SaveFailure {
  message: string;
  code?: RequestProblem['code'];
}

interface FormOptions {
  /** The saved recipe to edit; undefined for a new one. */
  recipe: Recipe | undefined;
  /** The id that a new recipe gets. */
  recipeId: string;
  /** Where what is typed is kept on this device. */
  place: string;
  onSaved: (id: string) => void;
}

/** The form of a new recipe, or of one being edited: kept on this device with every key, saved once. */
export function useRecipeForm({ recipe, recipeId, place, onSaved }: FormOptions) {
  const [kept, setKept] = useState(() => readDraft(place));
  const [isKept, setIsKept] = useState(true);
  const [wasTried, setWasTried] = useState(kept?.wasTried === true);
  const [form, setForm] = useState<RecipeForm>(() => ({ ...openedWith(), ...kept?.form }));
  const [history, setHistory] = useState(NO_HISTORY);
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [failure, setFailure] = useState<SaveFailure | AlreadyOwned>();
  const [saving, setSaving] = useState(false);
  const [copyId] = useState(newId);
  // what ends later than the screen was drawn, such as an upload, goes on from the newest words
  const newest = useRef(form);
  const isSaved = useRef(false);
  const photos = usePhotoUploads((where, imageId) => {
    const { instructions } = newest.current;
    if (where === OF_RECIPE) change({ imageId, imageUrl: null });
    else if (instructions.some(({ key }) => key === where)) change({ instructions: changePhoto(instructions, where, imageId) });
  });
  const revision = kept?.revision ?? recipe?.revision;

  function openedWith(): RecipeForm {
    if (recipe) return formOf(recipe);
    return kept?.pasted ? formOfDraft(kept.pasted) : emptyForm();
  }

  function show(next: RecipeForm): void {
    const left = new Set(next.instructions.map(({ key }) => key));
    // a photo does not outlive its step
    for (const { key } of newest.current.instructions) if (!left.has(key)) photos.at(key).clear();
    newest.current = next;
    setForm(next);
  }

  function keep(changed: Partial<KeptDraft> = {}): void {
    const draft = { recipeId, at: Date.now(), form: newest.current, pasted: kept?.pasted, revision, wasTried, ...changed };
    if (!isSaved.current) void keepDraft(place, draft).then(setIsKept);
  }

  function markTried(isTried: boolean): void {
    setWasTried(isTried);
    keep({ wasTried: isTried });
  }

  function change(part: Partial<RecipeForm>): void {
    const [before, after] = [newest.current, { ...newest.current, ...part }];
    const at = Date.now();
    setHistory((now) => recorded(now, before, after, at));
    show(after);
    setProblems((now) => problemsLeft(now, before, after));
    keep();
  }

  /** To a form before this one, or behind it; undefined when there is none. */
  function travel(by: (now: FormHistory, form: RecipeForm) => Travelled | undefined): FormHistory | undefined {
    const to = by(history, newest.current);
    if (!to) return undefined;
    setHistory(to.history);
    show(to.form);
    keep();
    return to.history;
  }

  function removePhoto(): void {
    photos.at(OF_RECIPE).clear();
    change({ imageId: null, imageUrl: null });
  }

  function removeStepPhoto(key: string): void {
    photos.at(key).clear();
    change({ instructions: changePhoto(newest.current.instructions, key, undefined) });
  }

  /** Back to what the form was opened with: the recipe, the one that was pasted, or nothing. Returns what brings back what was typed. */
  function discard(): () => void {
    const pasted = kept?.pasted;
    const fresh = pasted && { recipeId, form: formOfDraft(pasted), pasted, wasTried };
    if (fresh) void keepDraft(place, fresh);
    else dropDraft(place);
    photos.clear();
    setKept(fresh);
    setHistory(NO_HISTORY);
    show(openedWith());
    setProblems([]);
    return () => {
      if (kept) void keepDraft(place, { ...kept, form });
      setKept(kept);
      setHistory(history);
      show(form);
    };
  }

  /** Sends the recipe, together with photos that are still on their way, and leaves. Without an answer all stays as it was. */
  async function saveBy(send: () => Promise<Recipe>): Promise<void> {
    setFailure(undefined);
    setProblems([]);
    setSaving(true);
    try {
      if (!(await photos.arrived())) return setFailure({ message: PHOTO_FAILED });
      const found = problemsOf(newest.current);
      setProblems(found);
      if (found.length > 0) return;
      const sent = newest.current;
      const first = await send();
      // what was typed meanwhile goes along
      const saved = newest.current === sent ? first : await sendEdited(first, first.revision);
      isSaved.current = true;
      dropDraft(place);
      onSaved(saved.id);
    } catch (error) {
      if (error instanceof AlreadyOwned) return setFailure(error);
      if (!(error instanceof RequestProblem)) throw error;
      setFailure(error);
      // another recipe stands under this id, not an earlier try of this one
      if (error.code === 'request.id-reused') markTried(false);
      setProblems(
        error.fields.flatMap(({ pointer, message }) => {
          const fieldId = fieldOfPointer(newest.current, pointer);
          return fieldId ? [{ fieldId, message }] : [];
        }),
      );
    } finally {
      setSaving(false);
    }
  }

  /** What was pasted may be there already; what was typed is meant as it is. */
  function sendNew(id: string, allowDuplicate = !kept?.pasted): Promise<Recipe> {
    const draft = kept?.pasted ? draftOfPasted(newest.current, kept.pasted) : draftOf(newest.current, recipe);
    markTried(true);
    return saveNewRecipe(id, draft, { wasTried, allowDuplicate, origin: 'written' });
  }

  /** Without a connection, or behind an edit that still waits for one, the words are kept on this device and sent later. */
  async function sendEdited(edited: Recipe, over: number): Promise<Recipe> {
    const draft = draftOf(newest.current, edited);
    const changed = { ...draft, id: edited.id, revision: over };
    const options = { timeoutMs: RECIPE_CREATION_TIMEOUT_MS, asksToSignIn: true };
    return (await sendOrKeep('PUT /recipes/:id', changed, options)) ?? rewritten(edited, draft);
  }

  /** Keeps this device's version although another one was saved meanwhile. */
  async function sendOver(): Promise<Recipe> {
    const theirs = await client.call('GET /recipes/:id', { id: recipeId });
    return sendEdited(theirs, theirs.revision);
  }

  return {
    /** What is written here, as it would be sent, and the revision that it began with. */
    edit: () => ({ draft: draftOf(newest.current, recipe), revision: revision ?? 1, copyId }),
    /** Of the saved recipe that the form began with. */
    revision,
    /** It was saved by other means. */
    savedAs(id: string): void {
      isSaved.current = true;
      dropDraft(place);
      onSaved(id);
    },
    form,
    change,
    history,
    undo: () => travel(undone),
    redo: () => travel(redone),
    photo: photos.at(OF_RECIPE),
    removePhoto,
    stepPhotos: { at: photos.at, remove: removeStepPhoto },
    isAddingPhoto: photos.busy,
    problems,
    failure,
    saving,
    isKept,
    draftFrom: kept?.at,
    discard,
    save: () => saveBy(() => (recipe ? sendEdited(recipe, revision ?? recipe.revision) : sendNew(recipeId))),
    saveOver: () => saveBy(sendOver),
    saveDuplicate: () => saveBy(() => sendNew(recipeId, true)),
    /** For a recipe that is not there any more. */
    saveAsNew: () => saveBy(() => sendNew(copyId, true)),
  };
}
