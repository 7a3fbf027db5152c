// `npm run verify` and `npm run bench` list every command of their kind with what it shows, and run one by its name.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRepository, projectNode } from './prepare/repository.mjs';

const run = (...argv) => spawnSync(projectNode, [inRepository('tools/named-command.mjs'), ...argv], { encoding: 'utf8' });
const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));

for (const group of ['verify', 'bench'])
  test(`${group} lists each of its commands with what it shows`, () => {
    const lines = run(group).stdout.trim().split('\n');
    const names = Object.keys(scripts).filter((script) => script.startsWith(`${group}:`));
    assert.deepEqual(
      lines.map((line) => line.split(/\s+/)[2]),
      names,
    );
    for (const line of lines) assert.match(line, /^npm run \S+ +\S+ .+/, `${line} says nothing of what it shows`);
  });

test('a name that is none says where the names are', () => {
  const { status, stderr } = run('verify', 'nothing');
  assert.equal(status, 2);
  assert.match(stderr, /There is no verify:nothing. `npm run verify` lists what there is/);
});
