import { newId, RequestProblem } from '@simmer/client';
import type { RecipeDraft } from '@simmer/contracts';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { saveNewRecipe, showSaved } from '../../app/saved-recipe';
import { dropDraft, emptyDraft, keepDraft, openDraft, type PasteDraft } from './paste-draft';
import { relabelled, withChanges } from './pasted-lines';
import { recipeDraft } from './recipe-draft';

type RecipeText = typeof import('@simmer/culinary/recipe-text');

/** The pasted text, its lines and the recipe they make; every change is kept on this device. */
export function usePaste(onSaved: (id: string) => void) {
  const [draft, setDraft] = useState(openDraft);
  const [isKept, setIsKept] = useState(true);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [earlier, setEarlier] = useState<PasteDraft['changes'][]>([]);
  const reader = useRecipeText();

  const text = useDeferredValue(draft.text);
  const labelled = useMemo(() => reader?.labelRecipeText(text) ?? [], [reader, text]);
  const lines = useMemo(() => withChanges(labelled, draft.changes), [labelled, draft.changes]);
  const recipe = useMemo(() => reader?.recipeFromLines(lines), [reader, lines]);

  function change(part: Partial<PasteDraft>): void {
    setFailure(undefined);
    if (part.text !== undefined) setEarlier([]);
    keep({ ...draft, inEditor: '', ...part });
  }

  function relabel(key: string, label: LineLabel): void {
    setEarlier([...earlier, draft.changes]);
    change({ changes: relabelled(lines, draft.changes, key, label) });
  }

  /** Takes the last change of a line back. Gives back whether there was one. */
  function undoRelabel(): boolean {
    const changes = earlier.at(-1);
    if (!changes) return false;
    setEarlier(earlier.slice(0, -1));
    change({ changes });
    return true;
  }

  function keep(next: PasteDraft): void {
    setDraft(next);
    setIsKept(keepDraft(next));
  }

  /** What would be saved now, or undefined while something is missing; the message says what. */
  function ready(): RecipeDraft | undefined {
    if (!recipe) return undefined;
    const made = recipeDraft(recipe, draft.title);
    if (made.title !== '') return made;
    setFailure('This recipe has no title yet. Type one in the recipe, or mark the line that is the title.');
    return undefined;
  }

  /** Puts a text below what is there. Gives back whether something was there. */
  function add(text: string): boolean {
    const before = draft.text.trimEnd();
    if (before === text.trim()) return false;
    change(before === '' ? { text, changes: {} } : { text: `${before}\n\n${text}` });
    return before !== '';
  }

  /** The id and the recipe for the editor: the same again while nothing was changed here. */
  function forEditor(): { id: string; made: RecipeDraft } | undefined {
    const made = ready();
    if (!made) return undefined;
    const id = draft.inEditor || draft.recipeId;
    // saved from here as well it makes a recipe of its own
    if (draft.inEditor === '') change({ recipeId: newId(), wasTried: false, inEditor: id });
    return { id, made };
  }

  async function save(): Promise<void> {
    const made = ready();
    if (!made || saving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const { recipeId, wasTried } = draft;
      keep({ ...draft, wasTried: true });
      const saved = await saveNewRecipe(recipeId, made, wasTried);
      dropDraft();
      showSaved(saved);
      onSaved(saved.id);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setFailure(`The recipe was not saved. ${whatToMend(error)} Your text is still here.`);
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    lines,
    recipe,
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

const PART_NAMES: Record<string, string> = { title: 'Title', description: 'Description', notes: 'Notes', ingredients: 'Ingredient', instructions: 'Step', source_name: 'Source' };

/** The first field that was refused, by the name that it has on the screen: "Ingredient 4: Use at most 500 characters." */
function whatToMend({ message, fields: [field] }: RequestProblem): string {
  if (!field) return message;
  const [, part = '', index] = field.pointer.split('/');
  const name = PART_NAMES[part];
  return name ? `${[name, index && Number(index) + 1].filter(Boolean).join(' ')}: ${field.message}` : field.message;
}

/** The reader of pasted texts, a part of the app of its own; undefined until it is here. */
function useRecipeText(): RecipeText | undefined {
  const [reader, setReader] = useState<RecipeText>();
  useEffect(() => {
    let open = true;
    void import('@simmer/culinary/recipe-text').then((loaded) => {
      if (open) setReader(loaded);
    });
    return () => {
      open = false;
    };
  }, []);
  return reader;
}
