// Checks that read the sources and run nothing of the product.
import { spawnSync } from 'node:child_process';
import { addUp, bin, runCheck, runProgram } from './run-check.mjs';

/** All server code is one program, so that the shared libraries are read once; what runs in a browser, or drives one, has its own libraries. */
const programs = ['tsconfig.server.json', 'libs/client', 'libs/ui', 'apps/web', 'apps/e2e'];

export async function lint({ signal }) {
  // the boundary rule is silent without a project graph, so it is made first, and a rule that did not run is a failure
  const graph = await runProgram(bin('nx'), ['show', 'projects'], { signal });
  if (graph.failed > 0) return graph;
  return runCheck(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'], { signal });
}

export async function typecheck({ signal, log }) {
  const results = [];
  for (const program of programs) {
    log(program);
    results.push(await runCheck(['node_modules/typescript/bin/tsc', '-p', program], { signal }));
  }
  return addUp(results);
}

export const generatedDocs = ({ signal }) => runCheck(['tools/generate-docs.mjs', '--check'], { signal });

/** Only the client of Docker is needed; where there is none, the file is at least known to be read by nobody here. */
export async function composeFile({ signal }) {
  if (spawnSync('docker', ['compose', 'version']).status !== 0) return { passed: 0, failed: 0 };
  const plain = await runProgram('docker', ['compose', 'config', '--quiet'], { signal });
  const app = await runProgram('docker', ['compose', '--profile', 'app', 'config', '--quiet'], { signal });
  return addUp([plain, app]);
}
