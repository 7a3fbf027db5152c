// npm run verify:list: three devices and a server, random interleavings of changes with messages lost, doubled and reordered, clocks an hour
// wrong, reloads and compaction. Every operation must be kept once, and every list equal that of a yjs document told the same.
//   node tools/verify/list.ts [COUNT] [SEED]
import { interleave } from '../../libs/shopping-list/src/log/interleaving';

const [count = 10_000, firstSeed = 1] = process.argv.slice(2).map(Number);

const sum = { operations: 0, lost: 0, doubled: 0, unequal: 0 };
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const { operations, lost, doubled, isEqual } = interleave(seed);
  sum.operations += operations;
  sum.lost += lost;
  sum.doubled += doubled;
  if (isEqual) continue;
  sum.unequal++;
  if (sum.unequal <= 10) process.stderr.write(`seed ${seed}: the lists are not equal\n`);
}
process.stdout.write(
  `${count - sum.unequal} passed, ${sum.unequal} failed: ${count} interleavings, ${sum.operations} operations, ${sum.lost} lost, ${sum.doubled} doubled\n`,
);
process.exitCode = sum.lost + sum.doubled + sum.unequal === 0 ? 0 : 1;
