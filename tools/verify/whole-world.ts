// The whole product in this process, on servers of its own, for checks that ask what they cannot know from outside.
import { rmSync } from 'node:fs';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { buildProduct } from '../prepare/build.mjs';

/** Does the work with a world that has these settings beside its own, and resolves with what came of it. */
export async function inWholeWorld<Result>(
  name: string,
  work: (world: WorldUnderTest) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const folder = await temporaryFolder(name);
  // the pages of the web app belong to it
  await buildProduct({ log: () => undefined });
  const infrastructure = await startInfrastructure({ dataDir: folder });
  try {
    Object.assign(process.env, infrastructure.env);
    const world = await worldUnderTest(settings);
    try {
      return await work(world);
    } finally {
      await world.close();
    }
  } finally {
    await infrastructure.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
