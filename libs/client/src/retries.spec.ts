import { RequestProblem } from './problem';
import { retries } from './retries';

it('all calls together have a budget of retries, so that an outage does not see each of them twice', async () => {
  const { run } = retries({ attempts: 3, delayMs: 0 });
  let calls = 0;
  const attempt = async (): Promise<never> => {
    calls += 1;
    throw new RequestProblem({ code: 'service.unavailable', status: 503, title: 'No' });
  };
  await Promise.allSettled(Array.from({ length: 100 }, () => run(attempt, undefined)));
  expect(calls).toBe(110);
  await Promise.allSettled(Array.from({ length: 20 }, () => run(attempt, undefined)));
  expect(calls).toBe(132);
});
