import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutboundClient, OutboundError } from '@simmer/kit';
import { readRecipePage } from '@simmer/recipe-reader';
import { fetchPage, isRefusedBySite, NotAPageError } from './page-fetcher';
import { decodePage } from './page-encoding';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('decoding a page', () => {
  it('believes the byte order mark before everything else', () => {
    expect(decodePage(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Crème', 'utf16le')]), 'text/html; charset=utf-8').text).toBe(
      'Crème',
    );
  });
  it('believes the header before the page', () => {
    expect(decodePage(latin1('<meta charset="utf-8">Crème'), 'text/html; charset=ISO-8859-1').text).toContain('Crème');
  });
  it('reads what the page declares, in either form', () => {
    expect(decodePage(latin1('<meta charset=iso-8859-1>Käse'), 'text/html').text).toContain('Käse');
    expect(decodePage(latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">Käse'), '').text).toContain('Käse');
  });
  it('takes valid UTF-8 for UTF-8 and everything else for Windows-1252', () => {
    expect(decodePage(Buffer.from('Käse'), 'text/html')).toEqual({ text: 'Käse', encoding: 'utf-8' });
    expect(decodePage(latin1('Käse'), 'text/html')).toEqual({ text: 'Käse', encoding: 'windows-1252' });
  });
  it('is not misled by a label that nobody knows', () => {
    expect(decodePage(Buffer.from('Käse'), 'text/html; charset=klingon').text).toBe('Käse');
  });
});

describe('fetching a page', () => {
  let server: Server;
  let answer: RequestListener;
  let address: string;
  let client: OutboundClient;

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/`;
    client = new OutboundClient({ userAgent: 'test', allowedHosts: [`127.0.0.1:${port}`] });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives the text, the final address and the size', async () => {
    answer = (request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/soup' }).end();
      else response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Soupe à l’oignon</h1>');
    };
    expect(await fetchPage(client, address, { timeoutMs: 2_000 })).toEqual({
      html: '<h1>Soupe à l’oignon</h1>',
      url: `${address}soup`,
      bytes: 28,
      encoding: 'utf-8',
      redirects: 1,
    });
  });

  it('takes a page that is served under no type', async () => {
    answer = (_request, response) => response.end('<!doctype html><h1>Soup</h1>');
    expect((await fetchPage(client, address, { timeoutMs: 2_000 })).html).toContain('Soup');
  });

  it.each(['application/ld+json', 'application/json; charset=utf-8'])(
    'takes a recipe that is served as data alone, as %s',
    async (type) => {
      const recipe = {
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Leek soup</script>',
        recipeIngredient: ['3 leeks'],
        recipeInstructions: ['Simmer.'],
      };
      answer = (_request, response) => response.setHeader('content-type', type).end(JSON.stringify(recipe));
      const { html, url } = await fetchPage(client, address, { timeoutMs: 2_000 });
      expect(readRecipePage(html, url).recipe).toMatchObject({
        title: 'Leek soup',
        ingredients: [{ text: '3 leeks' }],
        instructions: [{ text: 'Simmer.' }],
      });
    },
  );

  it.each(['text/plain; charset=utf-8', 'text/markdown'])('takes a recipe that is served as a text, as %s', async (type) => {
    answer = (_request, response) =>
      response
        .setHeader('content-type', type)
        .end('# Leek & barley\n\n## Ingredients\n\n- 3 leeks\n- 100 g barley <pearled>\n\n## Method\n\n1. Simmer them for an hour.\n');
    const { html, url } = await fetchPage(client, address, { timeoutMs: 2_000 });
    expect(readRecipePage(html, url).recipe).toMatchObject({
      title: 'Leek & barley',
      ingredients: [{ text: '3 leeks' }, { text: '100 g barley <pearled>' }],
      instructions: [{ text: 'Simmer them for an hour.' }],
    });
  });

  it('refuses data of something else', async () => {
    answer = (_request, response) => response.setHeader('content-type', 'application/ld+json').end('{"@type":"WebSite","name":"Soups"}');
    await expect(fetchPage(client, address, { timeoutMs: 2_000 })).rejects.toThrow(NotAPageError);
  });

  it.each(['application/pdf', 'image/jpeg', 'application/json', 'text/calendar'])('refuses %s', async (type) => {
    answer = (_request, response) => response.setHeader('content-type', type).end('x');
    await expect(fetchPage(client, address, { timeoutMs: 2_000 })).rejects.toThrow(NotAPageError);
  });

  it('knows when the site refuses us', async () => {
    answer = (_request, response) => response.writeHead(403).end();
    const error = await fetchPage(client, address, { timeoutMs: 2_000 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OutboundError);
    expect(isRefusedBySite(error)).toBe(true);
  });
});
