// npm run native: makes the iOS and the Android project in deploy/native, with the pages of this build. `-- --server https://simmer.example` says where
// their server is; without it they keep the one that they have.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editAndroid } from './native/android';
import { drawIcons } from './native/icons';
import { editIos } from './native/ios';
import { writeNativePages } from './native/pages';
import { serverOf } from './native/server-of';
import { runCommand } from './prepare/command.mjs';
import { inRepository, projectNode, repository } from './prepare/repository.mjs';

const { values } = parseArgs({ options: { server: { type: 'string' } } });
const server = serverOf(values.server);
const web = inRepository('dist/apps/web');
if (!existsSync(web)) {
  process.stderr.write('The web app is not built: npm run build\n');
  process.exit(1);
}

const capacitor = (...argv: string[]) =>
  runCommand(projectNode, [inRepository('node_modules/@capacitor/cli/bin/capacitor'), ...argv], {
    cwd: repository,
    // it asks nothing, and tells nobody
    env: { ...process.env, CI: '1', CAPACITOR_TELEMETRY: '0' },
  });

writeNativePages({ web, to: inRepository('dist/apps/native'), server });
await capacitor('telemetry', 'off');
for (const platform of ['ios', 'android']) {
  if (!existsSync(inRepository('deploy/native', platform))) await capacitor('add', platform);
  await capacitor('sync', platform);
}
editIos(server);
editAndroid(server);
await drawIcons();
process.stdout.write(`deploy/native/ios and deploy/native/android are made for ${server}\n`);
