import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootService } from '@simmer/kit';
import { isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { ImporterModule } from '../importer.module';
import { MediaStandInModule, RecipesStandInModule } from './stand-ins';

/** The importer for one spec file, with stand-ins of recipes and media beside it and a folder of its own. Upkeep runs when it is told to. */
export async function importerUnderTest(): Promise<ServiceUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'importer-'));
  const environment = isolatedEnvironment(['importer', 'recipes', 'media'], { MEDIA_DIR: folder, IMPORTER_UPKEEP_SECONDS: '3600' });
  const beside = [await bootService('recipes', RecipesStandInModule, environment), await bootService('media', MediaStandInModule, environment)];
  const importer = await serviceUnderTest('importer', ImporterModule, environment);
  return {
    ...importer,
    async close() {
      await importer.close();
      for (const service of beside) await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}
