import { asksForPage } from './asks-for-page';

const asks = (accept?: string, method = 'GET') => asksForPage({ method, headers: accept === undefined ? {} : { accept } });

describe('whoever asks for a page', () => {
  it.each([
    ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['a preview of a link', '*/*'],
    ['a monitor that says nothing', undefined],
    ['one whose header is empty', ''],
  ])('is %s', (_, accept) => expect(asks(accept)).toBe(true));

  it.each([
    ['a program', 'application/json'],
    ['one that takes problems', 'application/problem+json'],
    ['the board of queues', 'application/json, text/plain, */*'],
    ['a picture on another page', 'image/avif,image/webp'],
  ])('is not %s', (_, accept) => expect(asks(accept)).toBe(false));

  it('and sends something says so', () => {
    expect(asks('text/html', 'POST')).toBe(true);
    expect(asks('*/*', 'POST')).toBe(false);
  });
});
