// For the spec of the pool: does what an isolated process must not be able to do.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { serve } from './serve';

export type Misdeed = { see: 'environment' } | { read: string } | { write: string } | { run: string } | { take: number } | { hang: true };

const held: Buffer[] = [];

async function misbehave(misdeed: Misdeed): Promise<string> {
  try {
    // eslint-disable-next-line no-restricted-properties -- whether there is anything to see is what is asked
    if ('see' in misdeed) return Object.keys(process.env).join();
    if ('read' in misdeed) return readFileSync(misdeed.read, 'utf8');
    if ('write' in misdeed) writeFileSync(misdeed.write, 'x');
    if ('run' in misdeed) execFileSync(misdeed.run);
    if ('take' in misdeed) held.push(Buffer.alloc(misdeed.take * 1_048_576, 1));
    if ('hang' in misdeed) for (;;);
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

serve(misbehave);
