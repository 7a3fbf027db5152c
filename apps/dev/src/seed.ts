import { Logger } from '@nestjs/common';
import { processEnvironment } from '@simmer/kit';
import { createStories } from './stories/stories';

// what is printed is what a newcomer reads; the bus would add news of its connection
Logger.overrideLogger(false);

/** Tells the demo stories to a running Simmer and prints the accounts that they made. */
createStories(processEnvironment()).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
