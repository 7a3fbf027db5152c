import { createServer, type Server } from 'node:http';
import { plate } from '@simmer/plates';
import sharp from 'sharp';
import { fridaySupper } from './friday-supper';
import { type DemoPage, framed } from './page';
import samples from './samples.json';
import { plumDumplings } from './plum-dumplings';
import { seedCrackers } from './seed-crackers';
import { SOUP_PICTURE, whiteBeanSoup } from './white-bean-soup';

const PAGES: readonly DemoPage[] = [whiteBeanSoup, seedCrackers, plumDumplings, fridaySupper];
const HOST = '127.0.0.1';
const PICTURE = { width: 1200, height: 960, quality: 82 };

export interface DemoSite {
  stop(): Promise<void>;
}

/** Serves recipe pages of our own on loopback, so that an import can be tried without the internet. */
export async function serveDemoSite(port: number): Promise<DemoSite> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', port).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: Error) => response.destroy(error),
    );
  });
  await listen(server, port);
  return { stop: () => close(server) };
}

const originAt = (port: number): string => `http://${HOST}:${port}`;

async function answer(path: string, port: number): Promise<{ status: number; type: string; body: string | Buffer }> {
  if (path === SOUP_PICTURE) return { status: 200, type: 'image/jpeg', body: await soupPicture() };
  const page = PAGES.find((candidate) => candidate.path === path);
  if (page) return html(200, page.html({ origin: originAt(port) }));
  // as sites do that only accept browsers
  if (path === '/members') return html(403, framed('Members', '<h1>Members</h1><p>Please prove that you are not a robot.</p>'));
  return path === '/' ? html(200, contents()) : html(404, framed('Not here', '<h1>Not here</h1><p>There is no such page.</p>'));
}

const html = (status: number, body: string) => ({ status, type: 'text/html; charset=utf-8', body });

const contents = (): string =>
  framed(
    'Contents',
    `<h1>The Tin Table</h1><ul>${samples.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul>`,
  );

/** The picture stands in for a photo, so it has to come as a file of pixels; it is drawn on request. */
async function soupPicture(): Promise<Buffer> {
  const drawing = plate('White bean soup', 'soup', ['white bean', 'kale', 'lemon', 'cream']);
  const { width, height, quality } = PICTURE;
  return sharp(Buffer.from(drawing), { density: 216 }).resize(width, height, { fit: 'cover' }).jpeg({ quality }).toBuffer();
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
