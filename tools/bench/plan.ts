// npm run --silent bench:plan -- --stdin: plans the problems of standard input, JSON lines {id, seed, budgetMs, problem}, as JSON lines
// {id, plan, ms}, in ms of processor time: that is the time which passes where nothing else runs. Without --stdin it prints the planner's goals as a table; the instances lie in ../shared/plan-bench, or under BENCH_DATA.
import { createInterface } from 'node:readline';
import { createPlanner } from '@simmer/planner';
import { planTable } from './plan-table';
import { movesFor } from './plan-moves';

if (process.argv.includes('--stdin')) await answer();
else await planTable();

async function answer() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { id, seed, budgetMs, problem } = JSON.parse(line);
    const moves = movesFor(budgetMs, problem);
    const before = process.cpuUsage();
    const { plan } = createPlanner(problem).suggest({ seed, moves });
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(`${JSON.stringify({ id, plan, ms: Math.round((user + system) / 1000) })}\n`);
  }
}
