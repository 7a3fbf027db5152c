// Runs a command of apps/operator against the Simmer that npm start runs, and prints what it answers.
import { openInfrastructure } from '../deploy/local/infrastructure.mjs';
import { portBook } from '../deploy/local/ports.mjs';
import { bundled } from './bundled.mjs';
import { productEnvironment } from './prepare/environment.mjs';
import { inRepository } from './prepare/repository.mjs';

/** `run` gives the function of the command's module. */
export async function operatorCommand(name, run) {
  const dataDir = process.env.SIMMER_DATA_DIR ?? inRepository('.data');
  const book = portBook(dataDir);
  const ports = { gateway: book.remembered('gateway'), demoSite: book.remembered('demoSite') };
  const environment = productEnvironment({ dataDir, servers: openInfrastructure({ dataDir }).env, ports });
  const command = run(await bundled(name, `apps/operator/src/${name}.ts`));
  try {
    for (const line of await command(process.argv.slice(2), { ...process.env, ...environment })) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
