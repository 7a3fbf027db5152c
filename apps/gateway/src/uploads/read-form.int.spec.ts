import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { waitUntil } from '@simmer/testing';
import { gatewayUnderTest, type GatewayUnderTest, ORIGIN } from '../spec/gateway-under-test';
import { MediaStandInModule, NO_PICTURE } from '../spec/stand-ins';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({}, { media: MediaStandInModule });
});
afterAll(() => gateway.close());

const paths = [
  ['/api/images/:id', '/file'],
  ['/api/file-imports/:id', '/files'],
  ['/api/imports/:id/page', '/page'],
] as const;
const BOUNDARY = 'multipart/form-data; boundary=x';
const part = (name: string, file: boolean, text: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.jpg"' : ''}\r\n\r\n${text}`;

async function send(path: string, body: string, type = BOUNDARY) {
  const response = await gateway.send('POST', path.replace(':id', randomUUID()), {
    as: gateway.signIn(),
    body,
    headers: { 'content-type': type },
  });
  return (await response.json()) as { status: number; code: string; detail: string; errors?: { pointer: string; message: string }[] };
}

/** What lies in the store: whole files, and those that are being written. */
const storedFiles = async (): Promise<string[]> => {
  const options = { recursive: true, withFileTypes: true } as const;
  const folders = ['incoming', 'parts'].map((name) => join(gateway.folder, 'media', name)).filter((folder) => existsSync(folder));
  return (await Promise.all(folders.map((folder) => readdir(folder, options))))
    .flat()
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []));
};

describe.each(paths)('a form at %s', (path, pointer) => {
  const field = pointer.slice(1);
  it.each([
    ['without a boundary', part(field, true, 'abc'), 'multipart/form-data'],
    ['that is only begun', '--x', BOUNDARY],
    ['that is none', 'garbage', BOUNDARY],
    ['that ends in the middle of its file', part(field, true, 'abc'), BOUNDARY],
    ['that ends in the middle of a field', part('note', false, 'abc'), BOUNDARY],
  ])('%s is the sender’s to mend, and nothing of it is kept', async (_name, body, type) => {
    expect(await send(path, body, type)).toMatchObject({
      status: 400,
      code: 'request.unreadable',
      detail: 'This form is incomplete. Please send it again.',
    });
    expect(await storedFiles()).toEqual([]);
  });

  it.each([
    ['with nothing in it', '--x--\r\n'],
    ['with an empty field only', `${part(field, false, '')}\r\n--x--\r\n`],
    ['with text in its place', `${part(field, false, 'abc')}\r\n--x--\r\n`],
  ])('%s asks for a file', async (_name, body) => {
    expect(await send(path, body)).toMatchObject({
      status: 422,
      errors: [{ pointer, message: expect.stringMatching(/^(Choose a file|Paste the source of the page) first\.$/) }],
    });
  });

  it('whose sender goes away leaves nothing', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('error', () => undefined); // the gateway may close it first
    const head = [
      `POST ${path.replace(':id', randomUUID())} HTTP/1.1`,
      'Host: a',
      `Origin: ${ORIGIN}`,
      `Cookie: __Host-sid=${gateway.signIn()}`,
      `Content-Type: ${BOUNDARY}`,
      'Content-Length: 5000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${part(field, true, 'abc')}`);
    await waitUntil(async () => (await storedFiles()).length > 0, 'the file to come in');
    socket.destroy();
    await waitUntil(async () => (await storedFiles()).length === 0, 'the file to be gone');
  });
});

it('a form with two pictures is refused, and neither is kept', async () => {
  const body = `${part('file', true, 'one')}\r\n${part('file', true, 'two')}\r\n--x--\r\n`;
  expect(await send('/api/images/:id', body)).toMatchObject({
    status: 413,
    code: 'request.too-large',
    detail: 'A photo can be up to 15 MB. Please choose a smaller one.',
  });
  expect(await storedFiles()).toEqual([]);
});

it.each(['', 'unknown'])('a file in no field of the form is refused, and not kept: %j', async (field) => {
  expect(await send('/api/images/:id', `${part(field, true, 'abc')}\r\n--x--\r\n`)).toMatchObject({
    status: 422,
    errors: [{ pointer: `/${field}`, message: 'This field isn’t known here.' }],
  });
  expect(await storedFiles()).toEqual([]);
});

it('what media says of a picture is said of the form’s field', async () => {
  const body = `${part('file', true, 'text')}\r\n--x--\r\n`;
  const message = 'We can’t read this photo. Please use a JPEG, PNG or WebP.';
  expect(await send(`/api/images/${NO_PICTURE}`, body)).toMatchObject({
    status: 422,
    code: 'media.unreadable-image',
    errors: [{ pointer: '/file', message }],
  });
  expect(await storedFiles()).toEqual([]);
});

it('an export is asked for by an id', async () => {
  const response = await gateway.send('GET', '/api/exports/abc/file', { as: gateway.signIn() });
  expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ pointer: '/id', message: 'This ID isn’t a UUID.' }] }]);
});
