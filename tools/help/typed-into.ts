// What a reader would type into a field, and the file that they would choose.
import type { FileChooser, Locator } from '@playwright/test';
import sharp from 'sharp';

const RECIPE = `Hi Mara, here is the soup you asked for!

Leek soup
Serves 4

2 leeks
1 l vegetable stock

Slice the leeks.
Simmer for 20 minutes.

Subscribe to our newsletter`;

/** By what a field says of itself: its type, its autocomplete, how long its text may be. */
export async function typedInto(field: Locator): Promise<string> {
  const { type, completes, mode, example, isLong, least } = await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => ({
    type: element.type,
    completes: element.autocomplete,
    mode: element.inputMode,
    example: element.placeholder,
    isLong: element instanceof HTMLTextAreaElement && (element.maxLength < 0 || element.maxLength > 2_000) && element.rows > 5,
    least: element instanceof HTMLInputElement ? element.min : '',
  }));
  if (completes === 'current-password') return READERS_PASSWORD;
  if (completes === 'new-password') return `${READERS_PASSWORD} again`;
  if (completes === 'one-time-code') return '123456';
  if (completes === 'username') return `cook_${Date.now().toString(36)}`;
  // their own address, shown as what to type to say that they mean it
  if (type === 'text' && /^\S+@\S+$/.test(example)) return example;
  if (type === 'email') return `new.${Date.now().toString(36)}@simmer.example`;
  if (type === 'url' || mode === 'url') return 'https://recipes.example/leek-soup';
  if (type === 'time') return '19:30';
  if (type === 'number' || mode === 'numeric' || mode === 'decimal') return least === '' ? '3' : String(Math.max(Number(least), 3));
  return isLong ? RECIPE : 'Party';
}

/** Of every reader that follows an article. */
export const READERS_PASSWORD = 'brass kettle on a windowsill';

/** A photo where photos are asked for, and a recipe as text elsewhere. */
export async function chooseFile(chooser: FileChooser): Promise<void> {
  const isPhoto = await chooser.element().evaluate((input: HTMLInputElement) => input.accept.includes('image'));
  if (!isPhoto) return chooser.setFiles({ name: 'leek-soup.txt', mimeType: 'text/plain', buffer: Buffer.from(RECIPE) });
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7d8f69' } })
    .jpeg()
    .toBuffer();
  return chooser.setFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer });
}
