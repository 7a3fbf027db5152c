// Takes mail by SMTP, keeps each letter as a file, and shows them on a page and as JSON. Loopback only, development only.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { letterBox } from './letter-box.mjs';
import { inboxPage, letterPage } from './pages.mjs';

const box = letterBox(process.env.MAIL_DIR);

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  size: 10 * 2 ** 20,
  async onData(stream, session, done) {
    try {
      const chunks = [];
      for await (const chunk of stream) chunks.push(chunk);
      box.keep(Buffer.concat(chunks));
      done();
    } catch (error) {
      done(error);
    }
  },
});

// a sender that is cut off sends its mail again; without a port there is nothing to do here
smtp.on('error', (error) => {
  if ('syscall' in error && error.syscall === 'listen') throw error;
});

/** @type {[method: string, pattern: RegExp, answer: (id: string) => Promise<{ status: number, type: string, body: string }>][]} */
const routes = [
  ['GET', /^\/$/, async () => html(inboxPage(await box.list()))],
  ['GET', /^\/letters\/([\w-]+)$/, async (id) => page(await box.read(id))],
  ['GET', /^\/api\/messages$/, async () => json(await box.list())],
  ['GET', /^\/api\/messages\/([\w-]+)$/, async (id) => json(await box.read(id))],
  ['DELETE', /^\/api\/messages$/, async () => json(box.clear())],
];

const json = (value) => ({
  status: value === undefined ? 404 : 200,
  type: 'application/json',
  body: JSON.stringify(value ?? { title: 'No such letter' }),
});
const html = (body, status = 200) => ({ status, type: 'text/html; charset=utf-8', body });
const page = (letter) => (letter ? html(letterPage(letter)) : html(inboxPage([]), 404));

/** A page of another site may have its name lead to this machine, and would then read the letters as its own. */
const isForUs = ({ headers: { host = '' } }) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

const inbox = createServer(async (request, response) => {
  const [path = ''] = request.url?.split('?', 1) ?? [];
  const [, pattern, answer] = routes.find(([method, pattern]) => method === request.method && pattern.test(path)) ?? [];
  const { status, type, body } = answer && isForUs(request) ? await answer(pattern?.exec(path)?.[1] ?? '') : json(undefined);
  // letters are somebody else's HTML: they may neither run scripts nor load anything
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
  });
  response.end(body);
});

smtp.listen(Number(process.env.SMTP_PORT), '127.0.0.1');
inbox.listen(Number(process.env.INBOX_PORT), '127.0.0.1');

process.once('SIGTERM', () => {
  smtp.close();
  inbox.close();
  inbox.closeAllConnections();
});
