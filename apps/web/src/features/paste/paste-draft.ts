import { newId } from '@simmer/client';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { takeHandedOverText } from '../../app/handed-over-text';
import { useDraftLock } from '../../device/draft-lock';
import { accountStorage } from '../../device/account-storage';

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
  /** When it was last changed, epoch milliseconds. */
  at?: number;
}

const KIND = 'paste';

export const emptyDraft = (): PasteDraft => ({
  recipeId: newId(),
  text: '',
  changes: {},
  title: '',
  replaced: '',
  inEditor: '',
  wasTried: false,
});

/** Where this tab keeps its text, on this screen and in the editor; undefined until that is known. */
export const usePastePlace = (): string | undefined => useDraftLock({ kind: KIND, kept: places, fresh: () => `${KIND}.${newId()}` });

/** The draft of a place; a text that was pasted elsewhere takes its place, and the earlier one stays at hand. */
export function openDraft(place: string): PasteDraft {
  const kept = readDraft(place);
  const handedOver = takeHandedOverText();
  if (handedOver === null || handedOver === kept.text) return kept;
  const draft = { ...emptyDraft(), text: handedOver, replaced: kept.text };
  void keepDraft(place, draft);
  return draft;
}

/** False when the device has no room for it. */
export async function keepDraft(place: string, draft: PasteDraft): Promise<boolean> {
  if (draft.text !== '' || draft.replaced !== '') return accountStorage().write(place, { ...draft, at: Date.now() });
  accountStorage().remove(place);
  return true;
}

/** Forgets a text whose recipe is saved. The one that it took the place of is not saved, and comes back. */
export function dropDraft(place: string): void {
  void keepDraft(place, { ...emptyDraft(), text: readDraft(place).replaced });
}

/** Forgets the text when the recipe that the editor made of it is saved. A text that was changed since then stays. */
export function dropDraftInEditor(place: string, recipeId: string): void {
  if (readDraft(place).inEditor === recipeId) dropDraft(place);
}

function readDraft(place: string): PasteDraft {
  return { ...emptyDraft(), ...accountStorage().read<Partial<PasteDraft>>(place) };
}

/** Where texts are kept, the latest first. */
function places(): string[] {
  const kept = accountStorage();
  const at = (place: string): number => kept.read<Partial<PasteDraft>>(place)?.at ?? 0;
  return kept.places(`${KIND}.`).toSorted((a, b) => at(b) - at(a));
}
