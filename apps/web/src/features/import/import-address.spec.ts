import { addressProblem } from './import-address';

describe('the address of an import', () => {
  it.each(['', '   '])('asks for an address when it is %j', (typed) => {
    expect(addressProblem(typed)).toBe('Please enter a recipe URL');
  });

  it.each(['soup', 'example.com/soup', '//example.com', 'javascript:alert(1)', 'ftp://example.com/soup', 'http://'])('refuses %j', (typed) => {
    expect(addressProblem(typed)).toBe('Please enter a valid URL');
  });

  it.each(['https://example.com/soup', ' http://example.com ', 'https://example.com/süppe?x=1#top'])('takes %j', (typed) => {
    expect(addressProblem(typed)).toBeUndefined();
  });
});
