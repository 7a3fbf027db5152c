import { RequestProblem } from '@simmer/client';
import { client } from '../client';
import { chooseReading } from './reading';
import { chooseTheme } from './theme';

/** Takes over, on a device where a cook has just signed in, what they chose on another one. */
export async function adoptLook(): Promise<void> {
  try {
    const { theme, textSize, isSpacious, revision } = await client.call('GET /preferences', {});
    if (revision === 0) return;
    chooseTheme(theme);
    chooseReading({ textSize, isSpacious });
  } catch (error) {
    // the look that this device has will do
    if (!(error instanceof RequestProblem)) throw error;
  }
}
