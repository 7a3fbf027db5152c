import { processEnvironment, runUntilStopped } from '@simmer/kit';
import { bootWorld } from '@simmer/world';
import { serveDemoSite } from './demo-site/demo-site';
import { DevConfig } from './dev.config';

runUntilStopped(async () => {
  const variables = processEnvironment();
  const demoSite = await serveDemoSite(DevConfig.parse(variables).DEMO_SITE_PORT);
  const world = await bootWorld(variables);
  return {
    async stop() {
      await world.stop();
      await demoSite.stop();
    },
  };
});
