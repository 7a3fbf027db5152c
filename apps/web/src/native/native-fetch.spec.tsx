import type { HttpOptions, HttpResponse } from '@capacitor/core';
import { nativeFetch } from './native-fetch';

const ORIGIN = 'https://simmer.example';

/** The system, which answers everything the same. */
function systemThat(answers: Partial<HttpResponse>) {
  const asked: HttpOptions[] = [];
  const request = (options: HttpOptions): Promise<HttpResponse> => {
    asked.push(options);
    return Promise.resolve({ status: 200, data: {}, headers: { 'Content-Type': 'application/json' }, url: options.url, ...answers });
  };
  return { asked, fetch: nativeFetch(ORIGIN, { request }) };
}

describe('a request that the system sends', () => {
  it('comes from the server’s own origin, in the language of the pages', async () => {
    const { asked, fetch } = systemThat({ data: { items: [] } });
    document.documentElement.lang = 'de';
    const response = await fetch(`${ORIGIN}/api/recipes`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: '{"title":"Lauch"}',
    });
    expect(asked).toEqual([
      {
        url: `${ORIGIN}/api/recipes`,
        method: 'POST',
        headers: { accept: 'application/json', origin: ORIGIN, 'accept-language': 'de' },
        data: '{"title":"Lauch"}',
      },
    ]);
    expect([response.status, await response.json()]).toEqual([200, { items: [] }]);
  });

  it('names pictures of the server by their whole address, and back, and leaves texts alone', async () => {
    const { asked, fetch } = systemThat({ data: { url: '/media/images/a.webp', plate: '/plates/1.svg?title=x', notes: 'see "/media/a"' } });
    const body = JSON.stringify({ image_url: `${ORIGIN}/media/images/a.webp`, source_url: 'https://soup.example/media/a' });
    const response = await fetch(`${ORIGIN}/api/recipes`, { method: 'PUT', body });
    expect(await response.json()).toEqual({
      url: `${ORIGIN}/media/images/a.webp`,
      plate: `${ORIGIN}/plates/1.svg?title=x`,
      notes: 'see "/media/a"',
    });
    expect(JSON.parse(String(asked[0]?.data))).toEqual({ image_url: '/media/images/a.webp', source_url: 'https://soup.example/media/a' });
  });

  it('gives a problem as the server wrote it, and nothing where nothing came', async () => {
    const problem = systemThat({
      status: 404,
      data: '{"code":"recipes.not-found"}',
      headers: { 'content-type': 'application/problem+json' },
    });
    const response = await problem.fetch(`${ORIGIN}/api/recipes/1`);
    expect([response.ok, response.headers.get('content-type'), await response.json()]).toEqual([
      false,
      'application/problem+json',
      { code: 'recipes.not-found' },
    ]);
    expect(await (await systemThat({ status: 204, data: '' }).fetch(`${ORIGIN}/api/x`)).text()).toBe('');
  });

  it('carries the files of a form', async () => {
    const { asked, fetch } = systemThat({});
    const body = new FormData();
    body.set('title', 'Leek soup');
    body.set('photo', new File(['leek'], 'leek.webp', { type: 'image/webp' }));
    await fetch(`${ORIGIN}/api/images`, { method: 'POST', body });
    expect(asked[0]).toMatchObject({
      headers: { 'content-type': 'multipart/form-data' },
      dataType: 'formData',
      data: [
        { key: 'title', value: 'Leek soup', type: 'string' },
        { key: 'photo', value: btoa('leek'), type: 'base64File', contentType: 'image/webp', fileName: 'leek.webp' },
      ],
    });
  });

  it('is not waited for any longer when its caller has stopped', async () => {
    const stop = new AbortController();
    const fetch = nativeFetch(ORIGIN, { request: () => new Promise(() => undefined) });
    const waiting = fetch(`${ORIGIN}/api/x`, { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });
});
