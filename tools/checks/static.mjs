// Checks that read the sources and run nothing of the product.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { inRepository } from '../prepare/repository.mjs';
import { addUp, bin, runCheck, runProgram } from './run-check.mjs';

const projects = ['libs', 'apps'].flatMap((folder) => readdirSync(inRepository(folder)).map((name) => `${folder}/${name}`)).filter((path) => existsSync(inRepository(path, 'tsconfig.json')));

export async function lint({ signal }) {
  // the boundary rule is silent without a project graph, so it is made first, and a rule that did not run is a failure
  const graph = await runProgram(bin('nx'), ['show', 'projects'], { signal });
  if (graph.failed > 0) return graph;
  return runCheck(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'], { signal });
}

export async function typecheck({ signal, log }) {
  const results = [];
  const waiting = [...projects];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      log(project);
      results.push(await runCheck(['node_modules/typescript/bin/tsc', '-p', project], { signal }));
    }
  };
  await Promise.all([worker(), worker()]);
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
