import { RequestProblem } from '@simmer/client';
import { errorsAfter, fieldErrors } from './use-form';

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

describe('an error beside a field', () => {
  const errors = [
    { fieldId: 'email', message: 'Write your email address.' },
    { fieldId: 'password', message: 'Too easy to guess.' },
  ];

  it('goes when the mistake goes, and the others stay', () => {
    expect(errorsAfter(errors, 'password', undefined)).toEqual([errors[0]]);
  });

  it('says what is wrong now while there is a mistake', () => {
    expect(errorsAfter(errors, 'password', 'Too short.')).toEqual([errors[0], { fieldId: 'password', message: 'Too short.' }]);
  });

  it('does not come before the form is sent', () => {
    expect(errorsAfter([], 'password', 'Too short.')).toEqual([]);
  });
});
