import { ProblemError } from './problem';

describe('a problem', () => {
  it.each([
    ['identity.email-taken', '/email'],
    ['identity.wrong-credentials', '/password'],
    ['identity.weak-password', '/password'],
    ['request.id-taken', '/id'],
    ['request.id-reused', '/id'],
    ['recipes.changed-elsewhere', '/revision'],
  ] as const)('of one field points to it: %s', (code, pointer) => {
    const { title, errors } = new ProblemError(code).toDocument();
    expect(errors).toEqual([{ pointer, message: title }]);
  });

  it('says at its field what it says of itself', () => {
    const { detail, errors } = new ProblemError('identity.weak-password', 'Try four words.').toDocument();
    expect([detail, errors]).toEqual(['Try four words.', [{ pointer: '/password', message: 'Try four words.' }]]);
  });

  it('points to what is named for it instead', () => {
    const errors = [{ pointer: '/objectKey', message: 'Another.' }];
    expect(new ProblemError('request.id-taken', undefined, { errors }).toDocument().errors).toEqual(errors);
  });

  it('of no field points nowhere', () => {
    expect(new ProblemError('recipes.not-found').toDocument()).not.toHaveProperty('errors');
  });

  it('is the same after a journey over the bus', () => {
    const sent = new ProblemError('identity.email-taken', undefined, { retryAfter: 3 });
    expect(ProblemError.fromDocument(sent.toDocument()).toDocument()).toEqual(sent.toDocument());
  });
});
