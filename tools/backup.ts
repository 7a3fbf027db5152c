// npm run backup -- [FOLDER] [--data DIR]: everything that cannot be made again, into a new folder. The product may go on running.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backup';
import { withData } from './backup/place';
import { inRepository } from './prepare/repository.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: inRepository('.data') }, help: { type: 'boolean', default: false } },
});
const USAGE =
  'npm run backup -- [FOLDER] [--data DIR]: everything that cannot be made again, into a new folder. The product may go on running.';
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = resolve(positionals[0] ?? `simmer-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
if (values.help) {
  say(USAGE);
  process.exit();
}
try {
  await withData({ dataDir: values.data }, (data) => backUp({ ...data, folder, log: say }));
  say(`The backup is in ${folder}. It holds everything about your cooks: keep it as safe as the product itself.`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
