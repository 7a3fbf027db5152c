import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { portBook } from '../deploy/local/ports.mjs';
import { httpAnswers } from '../deploy/local/wire.mjs';
import { inRepository, projectNode } from './prepare/repository.mjs';

const folder = mkdtempSync(join(tmpdir(), 'simmer-inbox-'));
let catcher;
let smtpPort;
let port;

before(async () => {
  const book = portBook(folder);
  const [smtp, inbox] = [await book.claim('smtp'), await book.claim('inbox')];
  smtpPort = smtp;
  port = inbox;
  const letters = join(folder, 'letters');
  mkdirSync(letters);
  writeFileSync(join(letters, '1-a.eml'), 'From: a@example.org\r\nSubject: The code\r\n\r\n123456\r\n');
  const env = { MAIL_DIR: letters, SMTP_PORT: String(smtp), INBOX_PORT: String(inbox) };
  catcher = spawn(projectNode, [inRepository('deploy/local/mail-catcher/main.mjs')], { env, stdio: 'inherit' });
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await httpAnswers(port, '/api/messages');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
});
after(async () => {
  catcher.kill();
  await once(catcher, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path, host) {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  const [answer] = await once(asked, 'response');
  return [answer.statusCode, await text(answer)];
}

for (const host of ['localhost', '127.0.0.1', '[::1]'])
  it(`the inbox answers at ${host}`, async () => {
    const [status, said] = await ask('/api/messages', `${host}:${port}`);
    assert.equal(status, 200);
    assert.match(said, /The code/);
  });

for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
  it(`the inbox shows nothing to a page at "${host}", whose name leads to this machine`, async () => {
    for (const path of ['/', '/api/messages', '/letters/1-a']) {
      const [status, said] = await ask(path, `${host}:${port}`);
      assert.equal(status, 404);
      assert.doesNotMatch(said, /The code/);
    }
  });

/** Begins a mail, and waits for each answer. */
async function begin(sender) {
  for (const line of ['EHLO cook.example', 'MAIL FROM:<cook@example.org>']) {
    sender.write(`${line}\r\n`);
    await once(sender, 'data');
  }
}

it('goes on taking mail after a sender whose process was killed', async () => {
  const sender = connect(smtpPort, '127.0.0.1');
  await once(sender, 'data');
  await begin(sender);
  sender.resetAndDestroy();
  const next = connect(smtpPort, '127.0.0.1');
  const [greeting] = await once(next, 'data');
  assert.match(String(greeting), /^220 /);
  await begin(next);
  next.destroy();
  assert.equal((await ask('/api/messages', `localhost:${port}`))[0], 200);
});

it('the inbox goes on after an address that is none', async () => {
  assert.equal((await ask('//[', `localhost:${port}`))[0], 404);
  assert.equal((await ask('/', `localhost:${port}`))[0], 200);
});
