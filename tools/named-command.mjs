// npm run verify, npm run bench: what there is, and what each shows. `npm run verify kill` is `npm run verify:kill`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRepository, repository } from './prepare/repository.mjs';

const LONGEST = 160;

const [group, name, ...rest] = process.argv.slice(2);
const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
const commands = Object.entries(scripts).flatMap(([script, command]) => (script.startsWith(`${group}:`) ? [{ script, command }] : []));

if (name === undefined) list();
else run();

function list() {
  for (const { script, command } of commands) process.stdout.write(`npm run ${script.padEnd(22)} ${purposeOf(command)}\n`);
}

function run() {
  const wanted = commands.find(({ script }) => script === `${group}:${name}`);
  if (!wanted) {
    process.stderr.write(`There is no ${group}:${name}. \`npm run ${group}\` lists what there is.\n`);
    process.exitCode = 2;
    return;
  }
  const { status } = spawnSync('npm', ['run', '--silent', wanted.script, '--', ...rest], { cwd: repository, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** The first sentence of the comment at the head of a script. */
function purposeOf(command) {
  const file = command.split(' ').findLast((word) => /\.(mjs|ts)$/.test(word));
  const source = file ? readFileSync(inRepository(file), 'utf8') : '';
  const head = [...source.matchAll(/^\/\/ ?(.*)$/gm)].map(([, text]) => text).join(' ');
  const said = head.replace(/^(npm run )?(--silent )?[\w:-]+: /, '').split(/(?<=[.:]) (?=[A-Z])/)[0] ?? '';
  return said.length > LONGEST ? `${said.slice(0, LONGEST)} …` : said;
}
