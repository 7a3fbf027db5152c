// docs/howto/configure.md names every setting that a service reads, and none that is read by nobody; rotate-secrets.md those that hold a secret.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { inRepository, repository } from './prepare/repository.mjs';

const page = readFileSync(inRepository('docs/howto/configure.md'), 'utf8');
const places = [...globSync('{apps/*,libs/kit}/src/**/*{.,-}config.ts', { cwd: repository }), 'libs/kit/src/mongo/mongo.ts'];
/** Keys of the schemas are the names of the variables. */
const settings = new Set(
  places.flatMap((place) =>
    [...readFileSync(inRepository(place), 'utf8').matchAll(/(?:^\s+|\{ )([A-Z][A-Z0-9_]+): [A-Za-z]/gm)].map(([, name]) => name),
  ),
);

it('the page names every setting', () => {
  assert.ok(settings.size > 25, 'the settings were not found');
  assert.deepEqual(
    [...settings].filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
});

it('the page names no setting that there is not', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0]);
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  assert.deepEqual(
    named.filter((name) => !settings.has(name)),
    [],
  );
});

/** What opens something by itself, and addresses of servers that hold the password. */
const SECRET = /(?:SECRET|PASSWORD|KEYS?)$|^(?:MONGO|NATS|REDIS|SMTP)_URL$/;

it('how each secret is changed while everything runs stands in docs/howto/rotate-secrets.md', () => {
  const steps = readFileSync(inRepository('docs/howto/rotate-secrets.md'), 'utf8');
  const secrets = [...settings].filter((name) => SECRET.test(name));
  assert.ok(secrets.length > 7, 'the secrets were not found');
  assert.deepEqual(
    secrets.filter((name) => !steps.includes(`\`${name}\``)),
    [],
  );
});
