const listeners = new Set<(recipeId: string) => void>();

/** Tells this tab that a recipe came out of the tray into the library. */
export function tellMovedUp(recipeId: string): void {
  for (const listener of listeners) listener(recipeId);
}

/** Returns how to stop listening. */
export function onMovedUp(listener: (recipeId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
