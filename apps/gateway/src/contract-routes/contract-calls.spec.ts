import { operations } from '@simmer/contracts';
import { inputOf, withPageSize } from './contract-calls';

describe('the input of a call', () => {
  it('is query, body and path in one, and the path has the last word', () => {
    expect(inputOf({ query: { a: '1', b: '1' }, body: { b: 2, id: 'forged' }, params: { id: 'real' } })).toEqual({ a: '1', b: 2, id: 'real' });
  });

  it.each([[[]], ['text'], [3], [true]])('is never taken from %j', (body) => {
    expect(() => inputOf({ query: {}, body, params: {} })).toThrow('Send a JSON object.');
  });

  it('is empty when nothing is sent', () => {
    expect(inputOf({ query: {}, body: undefined, params: {} })).toEqual({});
    expect(inputOf({ query: {}, body: null, params: {} })).toEqual({});
  });
});

it('a list is as long as the installation says, unless the caller says otherwise', () => {
  const { list, read } = operations.recipes.recipe;
  expect(withPageSize(list, { sort: 'title' }, 24)).toEqual({ limit: 24, sort: 'title' });
  expect(withPageSize(list, { limit: '5' }, 24)).toEqual({ limit: '5' });
  expect(withPageSize(read, { id: 'x' }, 24)).toEqual({ id: 'x' });
});
