import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { RequestProblem } from '@simmer/client';
import { ProblemError } from '@simmer/contracts';
import { processEnvironment } from '@simmer/kit';
import { createStories } from './stories/stories';

const TRIES = 3;
const PAUSE_MS = 5_000;

// what is printed is what a newcomer reads; the bus would add news of its connection
Logger.overrideLogger(false);

/** Tells the demo stories to a running Simmer and prints the accounts that they made. */
tellStories(TRIES).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

/** A machine that is busy with other things as well may be late with an answer; told again, stories find what is there. */
async function tellStories(triesLeft: number): Promise<string> {
  try {
    return await createStories(processEnvironment());
  } catch (error) {
    if (triesLeft === 1 || !isPassing(error)) throw error;
    await pause(PAUSE_MS);
    return tellStories(triesLeft - 1);
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof RequestProblem ? error.isPassing : error instanceof ProblemError && error.code === 'service.unavailable';
