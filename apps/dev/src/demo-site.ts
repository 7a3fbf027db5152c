import { processEnvironment, runUntilStopped } from '@simmer/kit';
import { serveDemoSite } from './demo-site/demo-site';
import { DevConfig } from './dev.config';

/** The demo site alone, for the form in which each service is a process of its own. */
runUntilStopped(() => serveDemoSite(DevConfig.parse(processEnvironment()).DEMO_SITE_PORT));
