import { OAUTH_RESUME_COOKIE, operations } from '@simmer/contracts';
import { checkPath, inputOf, withPageSize } from './request-input';
import type { HttpOperation } from '../routes/route';

const { update, list, read } = operations.recipes.recipe;
const request = { url: '/', query: {}, body: undefined, params: {}, headers: {}, cookies: {} };
const of = (operation: unknown): HttpOperation => operation as HttpOperation;

describe('the input of a call', () => {
  it('is body and path in one, and the path has the last word', () => {
    expect(inputOf(of(update), { ...request, body: { b: 2, id: 'forged' }, params: { id: 'real' } })).toEqual({ b: 2, id: 'real' });
  });

  it('is query and path where there is no body', () => {
    expect(inputOf(of(read), { ...request, query: { a: '1', id: 'forged' }, params: { id: 'real' } })).toEqual({ a: '1', id: 'real' });
  });

  it('never is in the query beside a body, where logs would show it', () => {
    expect(inputOf(of(operations.identity.session.start), { ...request, query: { email: 'a@b.c', password: 'x' } })).toEqual({});
  });

  it.each([[[]], ['text'], [3], [true]])('is never taken from %j', (body) => {
    expect(() => inputOf(of(update), { ...request, body })).toThrow('This must be a JSON object.');
  });

  it('is empty when nothing is sent', () => {
    expect(inputOf(of(update), { ...request, body: undefined })).toEqual({});
    expect(inputOf(of(update), { ...request, body: null })).toEqual({});
  });

  it('is the request itself where it is forwarded, with the headers and cookies that the route names and no others', () => {
    const input = inputOf(of(operations.identity.oauth.resume), {
      ...request,
      url: '/oauth/authorize/abc?state=a%20b&state=c',
      query: { state: ['a b', 'c'] },
      params: { uid: 'abc' },
      headers: { accept: 'text/html', authorization: 'Basic abc', 'x-forwarded-host': 'evil.example' },
      cookies: { [OAUTH_RESUME_COOKIE]: 'abc', '__Host-sid': 'secret' },
    });
    expect(input).toEqual({
      uid: 'abc',
      request: {
        url: '/oauth/authorize/abc?state=a%20b&state=c',
        headers: { accept: 'text/html' },
        cookies: { [OAUTH_RESUME_COOKIE]: 'abc' },
        body: '',
      },
    });
  });

  it('can be checked by its path alone', () => {
    expect(() => checkPath(of(update), { params: { id: 'soup' } })).toThrow(
      expect.objectContaining({ errors: [{ pointer: '/id', code: 'id', message: 'This ID isn’t a UUID.' }] }),
    );
  });
});

it('a list is as long as the installation says, unless the caller says otherwise', () => {
  expect(withPageSize(list, { sort: 'title' }, 24)).toEqual({ limit: 24, sort: 'title' });
  expect(withPageSize(list, { limit: '5' }, 24)).toEqual({ limit: '5' });
  expect(withPageSize(read, { id: 'x' }, 24)).toEqual({ id: 'x' });
});
