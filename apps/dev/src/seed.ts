import { processEnvironment } from '@simmer/kit';
import { tellStories } from './stories/stories';

/** Tells the demo stories to a running Simmer and prints the accounts that they made. */
tellStories(processEnvironment()).then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
