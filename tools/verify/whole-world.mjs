// The whole product in this process, on servers of its own, for checks that ask what they cannot know from outside.
import { rmSync } from 'node:fs';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { bundle, bundled } from '../bundled.mjs';
import { buildProduct } from '../prepare/build.mjs';

/** Bundles `entry`, which exports `worldUnderTest`, and does the work with what it exports and a world. */
export async function inWholeWorld(name, entry, work) {
  const folder = await temporaryFolder(name);
  await buildProduct({ log: () => {} });
  // what reads and draws in processes of its own is looked for beside the bundle
  await bundle('parser.worker', 'apps/importer/src/parsing/parser.worker.ts');
  await bundle('image.worker', 'apps/media/src/image/image.worker.ts');
  const infrastructure = await startInfrastructure({ dataDir: folder });
  try {
    Object.assign(process.env, infrastructure.env);
    const exported = await bundled(name, entry);
    const world = await exported.worldUnderTest();
    try {
      return await work(exported, world);
    } finally {
      await world.close();
    }
  } finally {
    await infrastructure.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
