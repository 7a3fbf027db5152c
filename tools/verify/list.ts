// npm run verify:list: three devices and a server, random interleavings of changes with messages lost, doubled and reordered, clocks an hour
// wrong, reloads and compaction; then the same with a guest on one of the devices, who adds what the household adds too, before it or after it.
// Every operation must be kept once, a guest's too, and every list equal that of a yjs document told the same.
//   node tools/verify/list.ts [COUNT] [SEED]
import { interleaveWithGuest } from '../../libs/shopping-list/src/amounts/guest-interleaving';
import { interleave, type Outcome } from '../../libs/shopping-list/src/log/interleaving';

const [count = 10_000, firstSeed = 1] = process.argv.slice(2).map(Number);

/** Plays them all, and tells how they ended. Gives back how many went wrong. */
function play(name: string, interleaveOnce: (seed: number) => Outcome): number {
  const sum = { operations: 0, lost: 0, doubled: 0, wrong: 0 };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const { operations, lost, doubled, isEqual } = interleaveOnce(seed);
    sum.operations += operations;
    sum.lost += lost;
    sum.doubled += doubled;
    if (isEqual && lost + doubled === 0) continue;
    sum.wrong++;
    if (sum.wrong <= 10)
      process.stderr.write(`${name}, seed ${seed}: ${lost} lost, ${doubled} doubled, lists ${isEqual ? '' : 'not '}equal\n`);
  }
  process.stdout.write(
    `${name}: ${count} interleavings, ${sum.operations} operations, ${sum.lost} lost, ${sum.doubled} doubled, ${sum.wrong} wrong\n`,
  );
  return sum.wrong;
}

const first = { owner: 0, guest: 0 };
const failed =
  play('household', interleave) +
  play('household and guest', (seed) => {
    const outcome = interleaveWithGuest(seed);
    first.owner += outcome.alsoAdded.owner;
    first.guest += outcome.alsoAdded.guest;
    return outcome;
  });
process.stdout.write(`added by both, the owner first: ${first.owner}, the guest first: ${first.guest}\n`);
process.stdout.write(`${2 * count - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
