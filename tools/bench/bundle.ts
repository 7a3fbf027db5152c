// npm run bench:bundle: builds the web app and weighs what a browser loads before /app/recipes works (tools/checks/first-load.mjs). Ends with 1 above a limit.
import { execFileSync } from 'node:child_process';
import { weighFirstLoad } from '../checks/first-load.mjs';
import { repository } from '../prepare/repository.mjs';

const LABELS = { script: 'JavaScript, gzip', style: 'CSS, gzip', font: 'Fonts' };

execFileSync(process.execPath, ['tools/build-web.mjs'], { cwd: repository, stdio: 'inherit' });

const say = (line) => process.stdout.write(`${line}\n`);
const print = (label, size, limit = '') => say(`${label.padEnd(56)}${size.toFixed(1).padStart(8)}${String(limit).padStart(8)}`);

const weighed = weighFirstLoad();
say(`${'First load of /app/recipes, kB'.padEnd(56)}${'size'.padStart(8)}${'limit'.padStart(8)}`);
for (const { language, kind, total, limit, files } of weighed) {
  print(`${LABELS[kind]} (${language})`, total, limit);
  for (const { file, size } of files) print(`  ${file.replace('assets/', '')}`, size);
}
if (weighed.some(({ total, limit }) => total > limit)) {
  process.stderr.write('Above a limit.\n');
  process.exitCode = 1;
}
