import { MAX_PAGE_SOURCE_BYTES } from '@simmer/contracts/constants';
import { readSentPage } from './received-page';

const origin = 'https://kitchen.example';
const sent = { type: 'simmer:page', url: `${origin}/soup`, html: '<h1>Süppe</h1>' };

describe('a page that the bookmark sent', () => {
  it('is taken with the site it came from', async () => {
    const received = readSentPage({ data: sent, origin });
    expect(received).toMatchObject({ url: sent.url, host: 'kitchen.example' });
    expect(await received?.page.text()).toBe(sent.html);
  });

  it.each([
    ['another site', { ...sent, url: 'https://elsewhere.example/soup' }],
    ['no web address', { ...sent, url: 'about:blank' }],
    ['an empty page', { ...sent, html: '' }],
    ['a page that is too large', { ...sent, html: 'ü'.repeat(MAX_PAGE_SOURCE_BYTES / 2 + 1) }],
    ['another message', { ...sent, type: 'something' }],
    ['no object', 'simmer:page'],
    ['nothing', null],
  ])('is not taken when it is %s', (_, data) => {
    expect(readSentPage({ data, origin })).toBeUndefined();
  });
});
