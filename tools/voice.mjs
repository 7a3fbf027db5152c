// npm run voice -- "add milk and two lemons": what a voice device would say, asked of the Simmer that npm start runs. The request is signed as the
// voice platform signs, with certificates of the data folder. `--link` links a cook's account first, `--locale de-DE` speaks German.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openInfrastructure } from '../deploy/local/infrastructure.mjs';
import { portBook } from '../deploy/local/ports.mjs';
import { bundled } from './bundled.mjs';
import { productEnvironment } from './prepare/environment.mjs';
import { inRepository } from './prepare/repository.mjs';
import { link, openAccount, withFreshToken } from './voice/account.mjs';

const renewedAfterMs = 300 * 86_400_000;
const say = (line) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: { link: { type: 'boolean' }, locale: { type: 'string', default: 'en-US' } },
  allowPositionals: true,
});
const dataDir = process.env.SIMMER_DATA_DIR ?? inRepository('.data');
const book = portBook(dataDir);
const ports = { gateway: book.remembered('gateway'), demoSite: book.remembered('demoSite') };
if (!ports.gateway) {
  process.stderr.write('Start Simmer first: npm start\n');
  process.exit(1);
}
const environment = productEnvironment({ dataDir, servers: openInfrastructure({ dataDir }).env, ports });
const { signedBy, signingWith, understood, voiceAuthority, voiceRequest } = await bundled('voice', 'tools/voice.entry.ts');

try {
  const store = openAccount(dataDir);
  const signer = await certificates(environment.VOICE_TEST_CERTIFICATES);
  let account = store.read();
  if (values.link) {
    account = await link(account, environment, (address) => say(`Open this where you are signed in to Simmer:\n\n  ${address}\n`));
    say('Linked.');
  }
  account = await withFreshToken(account, environment);
  store.keep(account);
  if (!values.link || positionals.length > 0) await ask(positionals.join(' '), account, signer);
} catch (error) {
  process.stderr.write(
    `${error.code === 'ECONNREFUSED' || error.cause?.code === 'ECONNREFUSED' ? 'Start Simmer first: npm start' : error.message}\n`,
  );
  process.exitCode = 1;
}

async function ask(utterance, { userId, accessToken }, signer) {
  const model = JSON.parse(readFileSync(inRepository(`deploy/voice/interaction-model.${values.locale}.json`), 'utf8'));
  const { VOICE_SKILL_ID: skillId, GATEWAY_URL } = environment;
  const body = JSON.stringify(voiceRequest(understood(utterance, model), { skillId, userId, accessToken, locale: values.locale }));
  const answer = await fetch(`${GATEWAY_URL}/api/voice`, { method: 'POST', headers: signedBy(signer, body), body });
  if (!answer.ok) throw new Error(`Simmer answered ${answer.status}: ${await answer.text()}`);
  const { response } = await answer.json();
  say(`You     ${utterance || '(starts the skill)'}`);
  say(`Device  ${response.outputSpeech?.text ?? '(says nothing)'}`);
  if (response.card?.type === 'LinkAccount') say('Card    Link your account: npm run voice -- --link');
  else if (response.card) say(`Card    ${response.card.title}: ${response.card.content.replaceAll('\n', ', ')}`);
  if (response.shouldEndSession === false) say('        (waits for an answer)');
}

/** The voice platform's key; made with its certificates at the first use, and made anew before they run out. */
async function certificates(folder) {
  const key = join(folder, 'platform.key.pem');
  const isFresh = existsSync(key) && Date.now() - statSync(key).mtimeMs < renewedAfterMs;
  if (!isFresh) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { root, between, platform } = await voiceAuthority();
    writeFileSync(join(folder, 'root.pem'), root.pem);
    writeFileSync(join(folder, 'chain.pem'), platform.pem + between.pem);
    writeFileSync(key, platform.keyPem, { mode: 0o600 });
  }
  return { sign: signingWith(readFileSync(key, 'utf8')) };
}
