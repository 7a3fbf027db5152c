import { RequestProblem } from '@simmer/client';
import { fieldErrors } from './use-form';

const problem = (code: RequestProblem['code'], errors?: { pointer: string; message: string }[]) =>
  new RequestProblem({ code, status: 422, title: 'Not possible.', errors });

describe('what the server says about a sign-in form', () => {
  it('goes to the fields that its pointers name', () => {
    const errors = [
      { pointer: '/email', message: 'Too long.' },
      { pointer: '/id', message: 'Not a UUID.' },
    ];
    expect(fieldErrors(problem('request.invalid', errors), ['email', 'password'])).toEqual([{ fieldId: 'email', message: 'Too long.' }]);
  });

  it('goes to no field when it is about none', () => {
    expect(fieldErrors(problem('client.offline'), ['email', 'password'])).toEqual([]);
  });
});
