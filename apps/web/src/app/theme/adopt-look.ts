import { RequestProblem } from '@simmer/client';
import { client } from '../../api/client';
import { keepHabits } from '../../browser/habits';
import { chooseReading } from './reading';
import { chooseTheme } from './theme';

/** Takes over, on a device where a cook has just signed in, what they chose on another one. */
export async function adoptLook(): Promise<void> {
  await Promise.all([adoptHabits(), adoptTheme()]);
}

/** How recipes and plans are read, also when it was chosen on another device a moment ago. */
export const adoptHabits = (): Promise<void> => unlessAway(async () => keepHabits(await client.call('GET /profile', {})));

const adoptTheme = (): Promise<void> =>
  unlessAway(async () => {
    const { theme, textSize, isSpacious, revision } = await client.call('GET /preferences', {});
    if (revision === 0) return;
    chooseTheme(theme);
    chooseReading({ textSize, isSpacious });
  });

async function unlessAway(adopt: () => Promise<void>): Promise<void> {
  try {
    await adopt();
  } catch (error) {
    // what this device has will do
    if (!(error instanceof RequestProblem)) throw error;
  }
}
