import { ProblemError } from '@simmer/contracts';
import { z } from 'zod';
import { isDuplicate, problemOf } from './problem-of';

describe('problemOf', () => {
  it('keeps a problem as it is', () => {
    const problem = new ProblemError('recipes.not-found');
    expect(problemOf(problem)).toBe(problem);
  });

  it('points at every field that a schema refused, also in lists', () => {
    const refused = z
      .strictObject({ steps: z.array(z.object({ text: z.string().min(1, { error: 'Write it.' }) })) })
      .safeParse({ steps: [{ text: '' }], extra: 1 });
    expect(problemOf(refused.error).errors).toEqual([
      { pointer: '/steps/0/text', message: 'Write it.' },
      { pointer: '/extra', code: 'unknown-field', message: 'This field isn’t known here.' },
    ]);
  });

  it('reads a problem document that came over the bus', () => {
    const document = new ProblemError('recipes.changed-elsewhere', 'Look again.').toDocument('r1');
    expect(problemOf(document)).toMatchObject({ code: 'recipes.changed-elsewhere', status: 409, detail: 'Look again.' });
  });

  it.each([
    'MongoServerSelectionError',
    'MongoNetworkError',
    'MongoPoolClearedError',
    'PoolClearedOnNetworkError',
    'MongoPoolClosedError',
    'MongoTopologyClosedError',
    'MongoClientClosedError',
    'MongoWaitQueueTimeoutError',
  ])('takes a store that cannot be reached (%s) for a passing thing', (name) =>
    expect(problemOf(Object.assign(new Error('connect ECONNREFUSED'), { name }))).toMatchObject({ status: 503, retryAfter: 2 }),
  );

  it.each([
    'terminating connection due to unexpected postmaster exit',
    'failed to connect to `user=simmer database=postgres`: dial error: connection refused',
    'the database system is starting up',
    'the database system is not yet accepting connections',
    'the database system is in recovery mode',
    'the database system is shutting down',
  ])('takes a store whose database restarts ("%s") for a passing thing', (message) => {
    const starting = Object.assign(new Error(message), { name: 'MongoServerError', code: 1 });
    expect(problemOf(starting)).toMatchObject({ status: 503, retryAfter: 2 });
  });

  it('takes a deadlock between two writers for a duplicate, as it does an existing id', () => {
    expect(problemOf(Object.assign(new Error('deadlock'), { code: 16908292 })).code).toBe('request.duplicate');
    expect(isDuplicate(Object.assign(new Error('E11000'), { code: 11000 }))).toBe(true);
  });

  it('tells nothing of an error that nobody expected', () => {
    const problem = problemOf(new Error('password of the database is secret'));
    expect(problem.code).toBe('service.failed');
    expect(JSON.stringify(problem.toDocument())).not.toContain('secret');
  });
});
