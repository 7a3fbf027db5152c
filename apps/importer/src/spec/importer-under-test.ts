import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootService } from '@simmer/kit';
import { isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { ImporterModule } from '../importer.module';
import { BillingStandInModule, IdentityStandInModule, MediaStandInModule, RecipesStandInModule } from './stand-ins';

/** The importer for one spec file, with stand-ins of recipes and media beside it and a folder of its own. */
export async function importerUnderTest(): Promise<ServiceUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'importer-'));
  const environment = isolatedEnvironment({ MEDIA_DIR: folder });
  const beside = [
    await bootService('recipes', RecipesStandInModule, environment),
    await bootService('media', MediaStandInModule, environment),
    await bootService('billing', BillingStandInModule, environment),
    await bootService('identity', IdentityStandInModule, environment),
  ];
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
