// What a newcomer is told once everything runs.
import { join } from 'node:path';

/** `accounts` is what the seed said of the demo accounts. */
export const welcome = ({ environment, accounts, dataDir }) => `
Open ${environment.GATEWAY_URL}

${accounts}

Recipe pages to import, without the internet:

${samplePages(environment).join('\n')}

${inbox(environment)}Logs: ${join(dataDir, 'logs')}   Stop: Ctrl-C`;

/** A mail server of somebody else has none. */
const inbox = ({ MAIL_INBOX_URL: url }) => (url ? `Mail: ${url}   ` : '');

function samplePages({ IMPORT_SAMPLES }) {
  const pages = IMPORT_SAMPLES.split(',').map((page) => page.split('|'));
  const widest = Math.max(...pages.map(([, address]) => address.length));
  return pages.map(([title, address]) => `  ${address.padEnd(widest)}  ${title}`);
}
