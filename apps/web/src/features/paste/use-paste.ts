import { newId, RequestProblem } from '@simmer/client';
import type { RecipeDraft } from '@simmer/contracts';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AlreadyOwned, saveNewRecipe, showSaved } from '../../app/saved-recipe';
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

/** The pasted text, its lines and the recipe they make; every change is kept on this device. */
export function usePaste(place: string, onSaved: (id: string) => void) {
  const [draft, setDraft] = useState(() => openDraft(place));
  const [isKept, setIsKept] = useState(true);
  const [failure, setFailure] = useState<PasteFailure | AlreadyOwned>();
  const [saving, setSaving] = useState(false);
  const earlier = useRef<PasteDraft['changes'][]>([]);
  // what is drawn is a moment behind what is typed, and must not take it back
  const newest = useRef(draft);
  const { reading, readNow } = useReading(draft);

  const lines = useMemo(() => withChanges(reading?.labelled ?? [], draft.changes), [reading, draft.changes]);

  const keep = useCallback(
    (next: PasteDraft): void => {
      newest.current = next;
      setDraft(next);
      setIsKept(keepDraft(place, next));
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

  const relabel = useCallback(
    (key: string, label: LineLabel): void => {
      const { changes } = newest.current;
      earlier.current.push(changes);
      change({ changes: relabelled(lines, changes, key, label) });
    },
    [lines, change],
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
    setFailure({ message: 'This recipe has no title yet. Type one in the recipe, or mark the line that is the title.' });
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

  async function save({ evenIfOwned = false } = {}): Promise<void> {
    if (saving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const made = await ready();
      if (!made) return;
      const why = isBare(made) ? 'No line is an ingredient or a step yet. Say in the lines which ones are.' : tooManyLines(made);
      if (why) return setFailure({ message: notSaved(why) });
      const { recipeId, wasTried } = newest.current;
      keep({ ...newest.current, wasTried: true });
      const saved = await saveNewRecipe(recipeId, made, { wasTried, evenIfOwned });
      dropDraft(place);
      showSaved(saved);
      onSaved(saved.id);
    } catch (error) {
      if (error instanceof AlreadyOwned) return setFailure(error);
      if (!(error instanceof RequestProblem)) throw error;
      setFailure({ message: notSaved(whatToMend(error)), code: error.code });
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    lines,
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

const notSaved = (why: string): string => `The recipe was not saved. ${why} Your text is still here.`;

const PART_NAMES: Record<string, string> = { title: 'Title', description: 'Description', notes: 'Notes', ingredients: 'Ingredient', instructions: 'Step', source_name: 'Source' };

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
