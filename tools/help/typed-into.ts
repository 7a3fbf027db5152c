// What a reader would type into a field.
import type { Locator } from '@playwright/test';

const RECIPE = ['Leek soup', '', 'Serves 4', '', '2 leeks', '1 l vegetable stock', '', 'Slice the leeks.', 'Simmer for 20 minutes.'].join('\n');

/** By what a field says of itself: its type, its autocomplete, how long its text may be. */
export async function typedInto(field: Locator): Promise<string> {
  const { type, completes, mode, isLong, least } = await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => ({
    type: element.type,
    completes: element.autocomplete,
    mode: element.inputMode,
    isLong: element instanceof HTMLTextAreaElement && (element.maxLength < 0 || element.maxLength > 2_000) && element.rows > 5,
    least: element instanceof HTMLInputElement ? element.min : '',
  }));
  if (completes === 'current-password') return READERS_PASSWORD;
  if (completes === 'new-password') return `${READERS_PASSWORD} again`;
  if (completes === 'one-time-code') return '123456';
  if (completes === 'username') return `cook_${Date.now().toString(36)}`;
  if (type === 'email') return `new.${Date.now().toString(36)}@simmer.example`;
  if (type === 'url' || mode === 'url') return 'https://recipes.example/leek-soup';
  if (type === 'time') return '19:30';
  if (type === 'number' || mode === 'numeric' || mode === 'decimal') return least === '' ? '3' : String(Math.max(Number(least), 3));
  return isLong ? RECIPE : 'Party';
}

/** Of every reader that follows an article. */
export const READERS_PASSWORD = 'brass kettle on a windowsill';
