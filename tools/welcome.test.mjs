// What a newcomer is told at the end of npm start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { welcome } from './prepare/welcome.mjs';

const environment = {
  GATEWAY_URL: 'http://localhost:4310',
  IMPORT_SAMPLES:
    'White bean soup: well marked|http://127.0.0.1:4330/white-bean-soup,Plum dumplings: no marks|http://127.0.0.1:4330/plum-dumplings',
  MAIL_INBOX_URL: 'http://127.0.0.1:4328',
};

test('the address, the accounts, the pages to try an import with, the inbox and the logs are all named', () => {
  assert.equal(
    welcome({ environment, accounts: '  Cook:  mara@simmer.example', dataDir: '/data' }),
    `
Open http://localhost:4310

  Cook:  mara@simmer.example

Recipe pages to import, without the internet:

  http://127.0.0.1:4330/white-bean-soup  White bean soup: well marked
  http://127.0.0.1:4330/plum-dumplings   Plum dumplings: no marks

Mail: http://127.0.0.1:4328   Logs: /data/logs   Stop: Ctrl-C`,
  );
});

test('a mail server of somebody else has no inbox to show', () => {
  const told = welcome({ environment: { ...environment, MAIL_INBOX_URL: undefined }, accounts: '', dataDir: '/data' });
  assert.match(told, /\n\nLogs: \/data\/logs {3}Stop: Ctrl-C$/);
});
