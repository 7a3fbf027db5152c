import { newId } from '@simmer/client';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { takeHandedOverText } from '../../app/handed-over-text';
import { keptForCook } from '../../app/kept-for-cook';

/** What was pasted and how its lines were changed. Kept on this device until the recipe is saved. */
export interface PasteDraft {
  /** The id the recipe will have, so that saving twice makes one recipe. */
  recipeId: string;
  text: string;
  /** Labels that the cook gave, by the key of the line. */
  changes: Record<string, LineLabel>;
  /** A title typed here, for a text that has none. */
  title: string;
  /** The text that stood here when another one was handed over. */
  replaced: string;
  /** The id of the recipe that the editor was given of exactly this; empty when it has none. */
  inEditor: string;
  /** Whether it was sent before, and the answer may have been lost. */
  wasTried: boolean;
}

const PLACE = 'paste';

export const emptyDraft = (): PasteDraft => ({ recipeId: newId(), text: '', changes: {}, title: '', replaced: '', inEditor: '', wasTried: false });

/** The draft of this device; a text that was pasted elsewhere takes its place, and the earlier one stays at hand. */
export function openDraft(): PasteDraft {
  const kept = readDraft();
  const handedOver = takeHandedOverText();
  if (handedOver === null || handedOver === kept.text) return kept;
  const draft = { ...emptyDraft(), text: handedOver, replaced: kept.text };
  keepDraft(draft);
  return draft;
}

/** False when the device has no room for it. */
export const keepDraft = (draft: PasteDraft): boolean => keptForCook().write(PLACE, draft);

/** Forgets a text whose recipe is saved. The one that it took the place of is not saved, and comes back. */
export function dropDraft(): void {
  const { replaced } = readDraft();
  if (replaced === '') keptForCook().remove(PLACE);
  else keepDraft({ ...emptyDraft(), text: replaced });
}

/** Forgets the text when the recipe that the editor made of it is saved. A text that was changed since then stays. */
export function dropDraftInEditor(recipeId: string): void {
  if (readDraft().inEditor === recipeId) dropDraft();
}

function readDraft(): PasteDraft {
  const kept = keptForCook();
  kept.takeOver('simmer.paste', PLACE);
  return { ...emptyDraft(), ...kept.read<Partial<PasteDraft>>(PLACE) };
}
