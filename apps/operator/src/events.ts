import { processEnvironment } from '@simmer/kit';
import { runEventsCommand } from './events-command';

runEventsCommand(process.argv.slice(2), processEnvironment()).then(
  (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
