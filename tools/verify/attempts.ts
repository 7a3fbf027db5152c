// Attempts that must each end in a way of their own, as a table.

interface Attempt {
  group: string;
  name: string;
  /** How it has to end. */
  expected: string | RegExp;
}

interface Counts {
  passed: number;
  failed: number;
}

/** Prints a line for each attempt, by group: what was tried, how it ended, and whether that is right. */
export async function tableOf<Tried extends Attempt>(
  attempts: readonly Tried[],
  endingOf: (attempt: Tried) => Promise<string>,
): Promise<Counts> {
  let failed = 0;
  let group: string | undefined;
  for (const attempt of attempts) {
    if (attempt.group !== group) process.stdout.write(`\n${attempt.group}\n`);
    ({ group } = attempt);
    const begun = performance.now();
    const ending = await endingOf(attempt).catch((error: unknown) => `failed: ${String(error)}`);
    const isRight = typeof attempt.expected === 'string' ? ending === attempt.expected : attempt.expected.test(ending);
    if (!isRight) failed += 1;
    const took = `${Math.round(performance.now() - begun)} ms`.padStart(8);
    process.stdout.write(`  ${isRight ? 'passed' : 'FAILED'}  ${attempt.name.padEnd(58)} ${took}  ${ending}\n`);
  }
  process.stdout.write('\n');
  return { passed: attempts.length - failed, failed };
}

/** Prints how many checks passed and failed. Returns the exit code of the command. */
export function exitCodeOf({ passed, failed }: Counts): number {
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}
