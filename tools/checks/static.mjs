// Checks that read the sources and run nothing of the product.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRepository, services } from '../prepare/repository.mjs';
import { composeProblems } from './compose-file.mjs';
import { addUp, bin, runCheck, runProgram } from './run-check.mjs';

/** All server code is one program, so that the shared libraries are read once; what runs in a browser, or drives one, has its own libraries. */
const programs = ['tsconfig.server.json', 'libs/client', 'libs/ui', 'apps/web', 'apps/e2e', 'tools'];

export async function lint({ signal }) {
  // the boundary rule is silent without a project graph, so it is made first, and a rule that did not run is a failure
  const graph = await runProgram(bin('nx'), ['show', 'projects'], { signal });
  if (graph.failed > 0) return graph;
  return runCheck(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'], { signal });
}

/** Lint and types project by project, as Nx keeps them: what has not changed since it passed is not looked at again. */
export const keptLint = async ({ signal }) =>
  addUp([
    await runProgram(bin('nx'), ['run-many', '-t', 'lint', '--parallel=2', '--outputStyle=static'], { signal }),
    // what belongs to no project
    await runCheck(['node_modules/eslint/bin/eslint.js', 'deploy', '*.mjs', '--max-warnings', '0'], { signal }),
  ]);

export const keptTypecheck = ({ signal }) =>
  runProgram(bin('nx'), ['run-many', '-t', 'typecheck', '--parallel=2', '--outputStyle=static'], { signal });

/** Every file is written as `npm run format` writes it. */
export const formatting = ({ signal }) =>
  runCheck(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'], { signal });

export async function typecheck({ signal, log }) {
  const results = [];
  for (const program of programs) {
    log(program);
    results.push(await runCheck(['node_modules/typescript7/bin/tsc', '-p', program], { signal }));
  }
  return addUp(results);
}

export const generatedDocs = ({ signal }) => runCheck(['tools/generate-docs.mjs', '--check'], { signal });

/** Docker's own client judges where there is one; else the rules that matter here. */
export async function composeFile({ signal }) {
  if (spawnSync('docker', ['compose', 'version']).status !== 0) return composeRules();
  const plain = await runProgram('docker', ['compose', 'config', '--quiet'], { signal });
  const app = await runProgram('docker', ['compose', '--profile', 'app', 'config', '--quiet'], { signal });
  return addUp([plain, app]);
}

async function composeRules() {
  const rules = Object.entries(
    await composeProblems(readFileSync(inRepository('docker-compose.yml'), 'utf8'), {
      services,
      servers: ['nats', 'redis', 'store', 'mail'],
    }),
  );
  return addUp(
    rules.map(([rule, broken]) =>
      broken.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report: `docker-compose.yml ${rule}? ${broken.join(', ')}` },
    ),
  );
}
