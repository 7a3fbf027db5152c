// The mail catcher: takes every letter the app sends and shows it in an inbox page. A Node process of ours, from mail-catcher/.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { httpAnswers, smtpAnswers } from '../wire.mjs';

const repository = join(import.meta.dirname, '../../..');
const ownNode = join(repository, 'node_modules/node/bin/node');

export const mail = {
  name: 'mail',
  ports: ['smtp', 'inbox'],
  stopSignal: 'SIGTERM',
  prepare() {},

  /** Runs on the host: it needs node_modules and no root. */
  hostCommand: () => [
    existsSync(ownNode) ? ownNode : process.execPath,
    '--max-semi-space-size=1',
    '--max-old-space-size=48',
    join(import.meta.dirname, '../mail-catcher/main.mjs'),
  ],

  environment: ({ folder, ports }) => ({ MAIL_DIR: folder, SMTP_PORT: String(ports.smtp), INBOX_PORT: String(ports.inbox) }),

  async answers({ ports }) {
    await smtpAnswers(ports.smtp);
    await httpAnswers(ports.inbox, '/api/messages');
  },

  env: ({ ports }) => ({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, MAIL_INBOX_URL: `http://127.0.0.1:${ports.inbox}` }),
};
