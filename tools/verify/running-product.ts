// The built product with servers of its own, on a data folder of its own, for fault tests and browser journeys.
import { rmSync } from 'node:fs';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { portBook } from '../../deploy/local/ports.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { buildProduct } from '../prepare/build.mjs';
import { productEnvironment } from '../prepare/environment.mjs';
import { startProduct } from '../prepare/product.mjs';

interface Options {
  dataDir?: string;
  eachService?: boolean;
  settings?: Record<string, string>;
  log?: (step: string) => void;
  onExit?: (name: string, code: number | string) => void;
}

export type RunningProduct = Awaited<ReturnType<typeof runProduct>>;

/**
 * Builds what is out of date and starts everything. `eachService` gives every service its own process; `settings` go into the services'
 * environment. The folder is a temporary one, removed by stop(), unless `dataDir` names one.
 */
export async function runProduct({ dataDir, eachService = false, settings = {}, log = () => undefined, onExit }: Options = {}) {
  await buildProduct({ log, eachService });
  const folder = dataDir ?? (await temporaryFolder('product'));
  const infrastructure = await startInfrastructure({ dataDir: folder, log });
  const book = portBook(folder);
  // not the preferred ones: of two products that start in the same moment one would be taken for the other
  const anywhere = true;
  const ports = { gateway: await book.claim('gateway', { anywhere }), demoSite: await book.claim('demoSite', { anywhere }) };
  const environment = { ...productEnvironment({ dataDir: folder, servers: infrastructure.env, ports }), ...settings };
  const start = () => startProduct({ dataDir: folder, environment, book, eachService, onExit });
  let product = await start().catch(async (error) => {
    // the folder stays: the reason is in its logs
    await infrastructure.stop();
    throw error;
  });
  return {
    infrastructure,
    dataDir: folder,
    environment,
    url: environment.GATEWAY_URL as string,
    get product() {
      return product;
    },
    /** Stops every process and every server, then starts them all again on the same data. */
    async restart() {
      await product.stop();
      await infrastructure.stop();
      await infrastructure.startAll();
      product = await start();
    },
    async stop() {
      await product.stop();
      if (dataDir) return infrastructure.stop();
      await infrastructure.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
