// node tools/checks/project-specs.mjs unit libs/culinary: one tier of one project, as Nx runs it. What came of it is a file, so that it can be kept.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository, projectNode, repository } from '../prepare/repository.mjs';
import { jestCommand } from './unit.mjs';

const [tier, root] = process.argv.slice(2);
const results = inRepository('dist', 'checks', tier, `${root.replace('/', '-')}.json`);
mkdirSync(dirname(results), { recursive: true });
const argv = [...jestCommand, '--selectProjects', tier, '--testPathPatterns', `/${root}/`];
const { status } = spawnSync(projectNode, [...argv, '--passWithNoTests', '--json', `--outputFile=${results}`, '-w', '1'], {
  cwd: repository,
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = status ?? 1;
