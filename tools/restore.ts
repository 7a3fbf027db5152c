// npm run restore -- FOLDER [--only recipes,media] [--without-files] [--replace] [--data DIR]: puts a backup back. Stop the services first.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withData } from './backup/place';
import { restore } from './backup/restore';
import { inRepository } from './prepare/repository.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    'without-files': { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    data: { type: 'string', default: inRepository('.data') },
    help: { type: 'boolean', default: false },
  },
});
const USAGE =
  'npm run restore -- FOLDER [--only recipes,media] [--without-files] [--replace] [--data DIR]: puts a backup back. Stop the services first.';
const say = (line: string) => process.stdout.write(`${line}\n`);
const options = {
  ...(values.only && { services: values.only.split(',') }),
  withFiles: !values['without-files'],
  replace: values.replace,
  log: say,
};
if (values.help) {
  say(USAGE);
  process.exit();
}
try {
  const [folder] = positionals;
  if (!folder) throw new Error('Name the folder of the backup: npm run restore -- FOLDER');
  const { startedAt } = await withData({ dataDir: values.data }, (data) => restore({ ...data, ...options, folder: resolve(folder) }));
  say(`Restored as of ${startedAt}. Start the product again: what follows from the data catches up by itself.`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
