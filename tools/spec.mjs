// npm run spec -- recipe.int: the specs whose path matches, on servers of their own that begin empty and go with them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInfrastructure } from '../deploy/local/infrastructure.mjs';
import { childEnvironment } from './checks/run-check.mjs';
import { jestCommand } from './checks/unit.mjs';
import { projectNode, repository } from './prepare/repository.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'simmer-spec-'));
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
let infrastructure;

try {
  infrastructure = await startInfrastructure({ dataDir, signal: stopping.signal });
  const specs = spawn(projectNode, [...jestCommand, '-w', '1', ...process.argv.slice(2)], { cwd: repository, stdio: 'inherit', env: childEnvironment(infrastructure.env) });
  stopping.signal.addEventListener('abort', () => specs.kill());
  const [code] = await once(specs, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await infrastructure?.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
