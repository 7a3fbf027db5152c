import { processEnvironment, runUntilStopped } from '@simmer/kit';
import { bootWorld } from '@simmer/world';
import { importerSettings, serveDemoSite } from './demo-site/demo-site';
import { DevConfig } from './dev.config';

runUntilStopped(async () => {
  const variables = processEnvironment();
  const { DEMO_SITE_PORT } = DevConfig.parse(variables);
  const demoSite = await serveDemoSite(DEMO_SITE_PORT);
  const world = await bootWorld({ ...variables, ...importerSettings(DEMO_SITE_PORT) });
  return {
    async stop() {
      await world.stop();
      await demoSite.stop();
    },
  };
});
