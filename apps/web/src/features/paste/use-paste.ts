import { newId, RequestProblem } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import * as t from '@simmer/messages/paste';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { queueWrite } from '../../device/device';
import { AlreadyOwned, saveNewRecipe } from '../../recipe/save-new-recipe';
import { isBare } from './nothing-found';
import { dropDraft, emptyDraft, keepDraft, openDraft, type PasteDraft } from './paste-draft';
import { relabelled, withChanges } from './pasted-lines';
import { recipeDraft } from './recipe-draft';
import { type Question, type Reading, RecipeReader } from './recipe-reader';
import { tooManyLines } from './too-many-lines';

/** Why nothing was saved. */
interface PasteFailure {
  message: string;
  /** Of a refusal. */
  code?: string;
}

/** A text that became a recipe. */
export interface SavedPaste {
  recipe: Recipe;
  leftOut: string[];
  /** What it was made of, for taking it back. */
  draft: PasteDraft;
}

/** The pasted text, its lines and the recipe they make; every change is kept on this device. */
export function usePaste(place: string) {
  const [draft, setDraft] = useState(() => openDraft(place));
  const [isKept, setIsKept] = useState(true);
  const [failure, setFailure] = useState<PasteFailure | AlreadyOwned>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<SavedPaste>();
  const earlier = useRef<PasteDraft['changes'][]>([]);
  // what is drawn is a moment behind what is typed, and must not take it back
  const newest = useRef(draft);
  const { reading, readNow } = useReading(draft);

  const lines = useMemo(() => withChanges(reading?.labelled ?? [], draft.changes), [reading, draft.changes]);

  const keep = useCallback(
    (next: PasteDraft): void => {
      newest.current = next;
      setDraft(next);
      void keepDraft(place, next).then(setIsKept);
    },
    [place],
  );

  const change = useCallback(
    (part: Partial<PasteDraft>): void => {
      setFailure(undefined);
      if (part.text !== undefined) earlier.current = [];
      keep({ ...newest.current, inEditor: '', ...part });
    },
    [keep],
  );

  const read = useRef(lines);
  useEffect(() => {
    read.current = lines;
  }, [lines]);

  const relabel = useCallback(
    (key: string, label: LineLabel): void => {
      const { changes } = newest.current;
      earlier.current.push(changes);
      change({ changes: relabelled(read.current, changes, key, label) });
    },
    [change],
  );

  /** Takes the last change of a line back. Gives back whether there was one. */
  const undoRelabel = useCallback((): boolean => {
    const changes = earlier.current.pop();
    if (changes) change({ changes });
    return changes !== undefined;
  }, [change]);

  /** What would be saved now, or undefined while something is missing; the message says what. */
  async function ready(): Promise<RecipeDraft | undefined> {
    const { title } = newest.current;
    const { recipe } = await readNow(newest.current);
    const made = recipeDraft(recipe, title);
    if (made.title !== '') return made;
    setFailure({ message: t.noTitle });
    return undefined;
  }

  /** Puts a text below what is there. Gives back whether something was there. */
  function add(text: string): boolean {
    const before = newest.current.text.trimEnd();
    if (before === text.trim()) return false;
    change(before === '' ? { text, changes: {} } : { text: `${before}\n\n${text}` });
    return before !== '';
  }

  /** The id and the recipe for the editor: the same again while nothing was changed here. */
  async function forEditor(): Promise<{ id: string; made: RecipeDraft } | undefined> {
    const made = await ready();
    if (!made) return undefined;
    const { inEditor, recipeId } = newest.current;
    // saved from here as well it makes a recipe of its own
    if (inEditor === '') change({ recipeId: newId(), wasTried: false, inEditor: recipeId });
    return { id: inEditor || recipeId, made };
  }

  function refuse(why: PasteFailure | AlreadyOwned): undefined {
    setFailure(why);
  }

  async function save({ allowDuplicate = false } = {}): Promise<SavedPaste | undefined> {
    if (saving) return undefined;
    setSaving(true);
    setFailure(undefined);
    try {
      const made = await ready();
      if (!made) return undefined;
      const why = isBare(made) ? t.noLines : tooManyLines(made);
      if (why) return refuse({ message: notSaved(why) });
      const { recipeId, wasTried } = newest.current;
      keep({ ...newest.current, wasTried: true });
      const recipe = await saveNewRecipe(recipeId, made, { wasTried, allowDuplicate, origin: 'text' });
      const leftOut = lines.flatMap(({ label, text }) => (label === 'none' ? [text.trim()] : []));
      const done = { recipe, leftOut, draft: newest.current };
      setSaved(done);
      dropDraft(place);
      newest.current = openDraft(place);
      setDraft(newest.current);
      return done;
    } catch (error) {
      if (error instanceof AlreadyOwned) return refuse(error);
      if (!(error instanceof RequestProblem)) throw error;
      return refuse({ message: notSaved(whatToMend(error)), code: error.code });
    } finally {
      setSaving(false);
    }
  }

  /** Another text is pasted after the one that is saved. */
  const pasteAnother = (): void => setSaved(undefined);

  /** Deletes the recipe that was just saved; its text is here again. */
  async function takeBack({ recipe, draft: before }: SavedPaste): Promise<void> {
    await queueWrite('DELETE /recipes/:id', { id: recipe.id });
    setSaved(undefined);
    keep({ ...before, recipeId: newId(), wasTried: false, inEditor: '' });
  }

  return {
    draft,
    lines,
    saved,
    pasteAnother,
    takeBack,
    recipe: reading?.recipe,
    failure,
    saving,
    isKept,
    change,
    relabel,
    undoRelabel,
    startOver: () => change(emptyDraft()),
    add,
    forEditor,
    save,
  };
}

const notSaved = (why: string): string => t.notSaved({ reason: why });

const PART_NAMES: Record<string, string> = {
  title: t.lineNames.title,
  description: t.lineNames.description,
  notes: t.lineNames.note,
  ingredients: t.lineNames.ingredient,
  instructions: t.lineNames.step,
  source_name: t.lineNames.source,
};

/** The first field that was refused, by the name that it has on the screen: "Ingredient 4: Use at most 500 characters." */
function whatToMend({ message, fields: [field] }: RequestProblem): string {
  if (!field) return message;
  const [, part = '', index] = field.pointer.split('/');
  const name = PART_NAMES[part];
  return name ? `${[name, index && Number(index) + 1].filter(Boolean).join(' ')}: ${field.message}` : field.message;
}

/** What the text says, a moment after it was typed; undefined until it was read for the first time. `readNow` gives what it says for certain. */
function useReading({ text, changes }: Question) {
  const [reading, setReading] = useState<Reading>();
  const [failure, setFailure] = useState<Error>();
  const reader = useRef<RecipeReader>(undefined);
  if (failure) throw failure;

  useEffect(() => {
    const opened = new RecipeReader({ onReading: (next) => startTransition(() => setReading(next)), onFailure: setFailure });
    reader.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => reader.current?.follow({ text, changes }), [text, changes]);

  function readNow(question: Question): Promise<Reading> {
    if (!reader.current) throw new Error('Nothing is read before the screen is open');
    return reader.current.read(question);
  }

  return { reading, readNow };
}
