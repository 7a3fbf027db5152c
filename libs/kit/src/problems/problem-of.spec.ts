import { ProblemError } from '@simmer/contracts';
import { z } from 'zod';
import { isDuplicate, problemOf } from './problem-of';

describe('problemOf', () => {
  it('keeps a problem as it is', () => {
    const problem = new ProblemError('recipes.not-found');
    expect(problemOf(problem)).toBe(problem);
  });

  it('points at every field that a schema refused, also in lists', () => {
    const refused = z.strictObject({ steps: z.array(z.object({ text: z.string().min(1, { error: 'Write it.' }) })) }).safeParse({ steps: [{ text: '' }], extra: 1 });
    expect(problemOf(refused.error).errors).toEqual([
      { pointer: '/steps/0/text', message: 'Write it.' },
      { pointer: '/extra', message: 'This field is not known here.' },
    ]);
  });

  it('reads a problem document that came over the bus', () => {
    const document = new ProblemError('recipes.changed-elsewhere', 'Look again.').toDocument('r1');
    expect(problemOf(document)).toMatchObject({ code: 'recipes.changed-elsewhere', status: 409, detail: 'Look again.' });
  });

  it('takes the store being away for a passing thing', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' });
    expect(problemOf(away)).toMatchObject({ status: 503, retryAfter: 2 });
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
