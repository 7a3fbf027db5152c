import { readFileSync, writeFileSync } from 'node:fs';

/** Changes a file of a project. What comes out is the same however often it is done. */
export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (change(after) !== after) throw new Error(`${file} would be changed anew each time.`);
  if (after !== before) writeFileSync(file, after);
}
