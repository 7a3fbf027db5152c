// Runs a proof against the whole product in this process, on servers of its own that go with it.
import { rmSync } from 'node:fs';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { bundled } from '../bundled.mjs';

/** Calls `verify` with what the entry exports, the world among it; it returns how many checks passed and failed, and their number ends the process. */
export async function verifyWorld(name, settingsOf, verify) {
  const folder = await temporaryFolder(name);
  const infrastructure = await startInfrastructure({ dataDir: folder });
  let world;
  try {
    const ours = await bundled(`verify-${name}`, `tools/verify/${name}.entry.ts`);
    Object.assign(process.env, infrastructure.env);
    world = await ours.worldUnderTest(await settingsOf(ours));
    const { passed, failed } = await verify({ ...ours, world });
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await world?.close();
    await infrastructure.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints a line for each attempt, by group: what was tried, how it ended, and whether that is right. */
export async function tableOf(attempts, endingOf) {
  let failed = 0;
  let group;
  for (const attempt of attempts) {
    if (attempt.group !== group) process.stdout.write(`\n${attempt.group}\n`);
    ({ group } = attempt);
    const begun = performance.now();
    const said = await endingOf(attempt).catch((error) => `failed: ${error}`);
    const isRight = typeof attempt.expected === 'string' ? said === attempt.expected : attempt.expected.test(said);
    if (!isRight) failed += 1;
    const took = `${Math.round(performance.now() - begun)} ms`.padStart(8);
    process.stdout.write(`  ${isRight ? 'passed' : 'FAILED'}  ${attempt.name.padEnd(58)} ${took}  ${said}\n`);
  }
  process.stdout.write('\n');
  return { passed: attempts.length - failed, failed };
}
