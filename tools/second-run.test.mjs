// A spec file that fails is run once more, alone; it has to pass then, and is named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSecondRun } from './checks/second-run.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const runs = (...results) => {
  const asked = [];
  const run = async (files) => {
    asked.push(files);
    return { testResults: results[asked.length - 1] };
  };
  return { run, asked };
};

test('nothing is run twice when everything passes', async () => {
  const { run, asked } = runs([file('a', 'passed', 'passed')]);
  const { passed, failed, again } = await withSecondRun(run);
  assert.deepEqual([passed, failed, again, asked], [2, 0, [], [undefined]]);
});

test('a file that passes on its second run counts, and is named', async () => {
  const { run, asked } = runs([file('a', 'passed'), file('b', 'passed', 'failed')], [file('b', 'passed', 'passed')]);
  const { passed, failed, again } = await withSecondRun(run);
  assert.deepEqual([passed, failed, again, asked[1]], [3, 0, ['b'], ['b']]);
});

test('what fails twice has failed, and so has what is not there any more', async () => {
  const { run } = runs([file('a', 'failed'), file('b', 'failed')], [file('a', 'passed', 'failed')]);
  const { passed, failed, again, testResults } = await withSecondRun(run);
  assert.deepEqual([passed, failed, again], [1, 2, []]);
  assert.equal(testResults.length, 1);
});

test('many failures are no matter of time: they are told at once', async () => {
  const many = Array.from({ length: 6 }, (_, at) => file(`f${at}`, 'failed'));
  const { run, asked } = runs(many);
  const { failed } = await withSecondRun(run);
  assert.deepEqual([failed, asked.length], [6, 1]);
});

test('a file that did not compile counts as a failure', async () => {
  const broken = { name: 'a', status: 'failed', assertionResults: [] };
  const { run } = runs([broken], [broken]);
  assert.equal((await withSecondRun(run)).failed, 1);
});
