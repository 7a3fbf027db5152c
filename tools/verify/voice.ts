// npm run verify:voice: nothing gets onto a shopping list by voice but what the voice platform has signed for a linked account, and that once.
// Forged and stale requests, certificates of every wrong kind and accounts that may not are tried on the whole product; then the same request a
// hundred times, five hundred requests one after the other, and one while the recipes are away.
import { Linking } from '../../apps/e2e/src/oauth/linking';
import { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
import { hostileRequests } from '../../apps/e2e/src/voice/hostile-requests';
import { itemsOf } from '../../apps/e2e/src/voice/items-of';
import { Certificates, Speaker } from '../../apps/e2e/src/voice/speaker';
import type { WorldUnderTest } from '@simmer/world';
import { exitCodeOf, tableOf } from './attempts';
import { inWholeWorld } from './whole-world';

const times = 100;
const requests = 500;
const slowestMs = 1_000;

const certificates = await Certificates.make();
try {
  process.exitCode = await inWholeWorld('voice', run, { ...VOICE_SETTINGS, ...certificates.settings });
} finally {
  await certificates.remove();
}

async function run(world: WorldUnderTest): Promise<number> {
  const linking = await Linking.in(world);
  const linked = await linking.link();
  const counts = await tableOf(hostileRequests, (hostile) => hostile.attempt({ linking, certificates, linked }));
  const check = (name, isRight, said) => {
    counts[isRight ? 'passed' : 'failed'] += 1;
    process.stdout.write(`  ${isRight ? 'passed' : 'FAILED'}  ${name.padEnd(58)} ${said}\n`);
  };
  const added = await itemsOf(linked.browser);
  check('what all of that put on the list', added.length === 0, `${added.length} items`);

  const cook = await linking.link();
  const speaker = new Speaker(world.gatewayUrl, certificates, cook.accessToken, 'the kitchen');
  const lemons = speaker.request('add three lemons');
  await Promise.all(Array.from({ length: times }, () => speaker.send(lemons)));
  const items = await itemsOf(cook.browser);
  check(`the same request ${times} times at once`, items.length === 1, items.join(', '));

  const took: number[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const begun = performance.now();
    await speaker.say(`add ${sent % 50} pounds of carrots and milk`);
    took.push(performance.now() - begun);
  }
  took.sort((one, other) => one - other);
  const [median, p99] = [took[requests / 2], took[Math.floor(requests * 0.99)]].map(Math.round);
  check(`${requests} requests, the slowest of 99 in 100`, p99 < slowestMs, `median ${median} ms, p99 ${p99} ms`);

  await world.services.recipes.stop();
  const { text } = await speaker.say('add salt');
  check('while the recipes are away', text.startsWith('Nothing was added.'), text);
  await world.restart();
  const after = await itemsOf(cook.browser);
  check('and afterwards', !after.some((item) => item.includes('salt')), `${after.length} items, no salt`);
  return exitCodeOf(counts);
}
