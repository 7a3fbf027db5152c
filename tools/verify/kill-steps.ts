// npm run verify:kill-steps: identity is ended by kill -9 after each of its writes while somebody signs up, chooses a new password by mail, turns on an
// authenticator or deletes the account. Afterwards nothing half done opens anything; asked again, all of it is done, once, with one mail.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { v7 as newId } from 'uuid';
import { MailServer, tokenIn } from '@simmer/testing';
import { runProduct } from './running-product';
import { openStores } from './stores';
import { storeProxy } from './store-proxy';
import { type AccountWorld, deletion, type Flow, newPassword, secondFactor, signUp, type StepRound } from './steps-of-accounts';

const MOST_WRITES = 30;
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const say = (line) => process.stdout.write(`${line}\n`);

const mail = await MailServer.start();
const running = await runProduct({
  eachService: true,
  settings: { SMTP_URL: mail.url, LOG_LEVEL: 'warn', GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0' },
});
const stores = await openStores(running.environment);
const store = await storeProxy(running.environment.MONGO_URL);
const { product } = running;
const results: boolean[] = [];
try {
  product.change('identity', { MONGO_URL: store.url });
  await product.kill('identity');
  await product.start('identity');
  const world = { url: running.url, stores, mail, tokenIn, newId, newEmail: () => `${randomUUID()}@kill.example` };
  for (const flow of [signUp, newPassword, secondFactor, deletion])
    if (!options.only || flow.name === options.only) await runFlow(flow, world);
} finally {
  await stores.close();
  await running.stop();
  await store.stop();
  await mail.close();
}
const failed = results.filter((isRight) => !isRight).length;
say(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;

/** Dies after the first write, then after the second one, until all of it is done before the next. */
async function runFlow(flow: Flow, world: AccountWorld): Promise<void> {
  const rounds: { round: StepRound; died: boolean; wrong: string[]; writes: number; answer: string }[] = [];
  for (let writes = 1; writes <= MOST_WRITES; writes += 1) {
    const round = await flow(world);
    store.after(writes, () => process.kill(product.pids.identity as number, 'SIGKILL'));
    const answer = await round.act().then(
      () => 'answered',
      (error) => `${error.status ?? error.message}`,
    );
    const died = store.disarm();
    if (died) {
      await product.kill('identity');
      await product.start('identity');
    }
    const wrong = [...(died ? await round.afterwards() : []), ...(await round.again())];
    rounds.push({ round, died, wrong, writes, answer });
    if (!died) break;
  }
  for (const { round, died, wrong, writes, answer } of rounds) {
    const all = [...wrong, ...(await (round.atTheEnd?.() ?? []))];
    results.push(all.length === 0);
    const when = died ? `dies after write ${writes}` : 'does not die';
    say(`${all.length === 0 ? 'ok    ' : 'FAILED'}  ${flow.name.padEnd(14)} ${when.padEnd(20)} first answer ${answer}  ${all.join('; ')}`);
  }
  if (rounds.at(-1)?.died) {
    results.push(false);
    say(`FAILED  ${flow.name} never came to its end`);
  }
}
