// One letter by plain SMTP, line by line.
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

export async function sendLetter(url, { to, subject, text }) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const letter = [
    'From: Simmer <simmer@example.org>',
    `To: ${to}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '.',
  ].join('\r\n');
  await expect(answers, '220');
  for (const [line, code] of [
    ['HELO self-test', '250'],
    ['MAIL FROM:<simmer@example.org>', '250'],
    [`RCPT TO:<${to}>`, '250'],
    ['DATA', '354'],
    [letter, '250'],
    ['QUIT', '221'],
  ]) {
    socket.write(`${line}\r\n`);
    await expect(answers, code);
  }
  socket.destroy();
}

async function expect(answers, code) {
  const { value } = await answers.next();
  if (!value?.startsWith(code)) throw new Error(`SMTP said ${value}, not ${code}`);
}
