// What happens when the build of the servers fails or is killed: tried with stand-ins for debootstrap and go in an empty cache.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const build = `import { ensureToolbox } from ${JSON.stringify(new URL('./toolbox.mjs', import.meta.url).href)};
  await ensureToolbox({ log: console.log }).catch((error) => { console.error(error.message); process.exitCode = 1; });`;

function buildWith(folder, debootstrap) {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const standIn = (name, script) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  standIn('debootstrap', debootstrap);
  standIn('go', '[ "$1" != version ] || echo go version go1.26.0 linux/amd64');
  return spawn(process.execPath, ['--input-type=module', '--eval', build], {
    env: { ...process.env, XDG_CACHE_HOME: folder, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const leftIn = (folder) => readdirSync(join(folder, 'simmer')).filter((name) => name !== 'lock');

export async function checkHalfMadeCache(check) {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-cache-'));
  const failing = 'mkdir -p "$3/etc"; echo no route to the mirror >&2; exit 1';
  try {
    await check('a build that fails says what to do and leaves nothing', async () => {
      const child = buildWith(folder, failing);
      let said = '';
      child.stderr.on('data', (chunk) => (said += chunk));
      const [code] = await once(child, 'close');
      assert.equal(code, 1);
      assert.match(said, /deb\.debian\.org/);
      assert.deepEqual(leftIn(folder), []);
    });
    await check('a build that is killed leaves nothing that a later one takes for whole', async () => {
      const child = buildWith(folder, `mkdir -p "$3/etc"; echo $$ > ${folder}/builder; exec sleep 60`);
      while (!existsSync(join(folder, 'builder'))) await wait(20);
      child.kill('SIGKILL');
      await once(child, 'exit');
      process.kill(Number(readFileSync(join(folder, 'builder'), 'utf8')), 'SIGKILL');
      const next = buildWith(folder, failing); // waits for the lock of the first, then starts anew
      await once(next, 'close');
      assert.deepEqual(leftIn(folder), []);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
