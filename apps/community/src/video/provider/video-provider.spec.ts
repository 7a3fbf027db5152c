import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutboundClient } from '@simmer/kit';
import { RECORDED, recordedAnswer, REFUSED_KEY } from './recorded-answers';
import { RecordedProvider } from './recorded-provider';
import type { VideoProvider } from './video-provider';
import { metadataIn } from './youtube-answer';
import { YouTubeProvider } from './youtube-provider';

const KEY = 'a-key-of-the-staff';

let server: Server;
let host: string;
const asked: URL[] = [];
const lines: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${host}`);
    asked.push(url);
    if (url.pathname === '/broken/videos') return void response.end('<html>');
    const { status, body } = recordedAnswer(url.searchParams.get('id') ?? '', url.searchParams.get('key') ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const youtube = (path = '/'): VideoProvider =>
  new YouTubeProvider(
    new OutboundClient({ userAgent: 'test', allowedHosts: [host] }),
    { warn: (...line: unknown[]) => void lines.push(line) },
    `http://${host}${path}`,
  );

describe.each([
  ['YouTube', youtube],
  ['the recorded answers', () => new RecordedProvider()],
] as const)('%s', (_, providerOf) => {
  it('tells all that is said of a video', async () => {
    await expect(providerOf().find(RECORDED.whole, KEY)).resolves.toEqual({
      title: 'Soup from the freezer, in words',
      description: 'Thaw, season again, serve.',
      tags: ['soup', 'freezer'],
      thumbnail_url: `https://i.ytimg.com/vi/${RECORDED.whole}/maxresdefault.jpg`,
      thumbnail_medium: `https://i.ytimg.com/vi/${RECORDED.whole}/mqdefault.jpg`,
      thumbnail_high: `https://i.ytimg.com/vi/${RECORDED.whole}/hqdefault.jpg`,
      duration: 'PT2M14S',
      published_at: '2026-11-03T09:30:00.000Z',
      channel_id: 'UCsimmerkitchen0000000000',
      channel_title: 'Simmer kitchen',
      view_count: 1_902,
      like_count: 88,
    });
  });

  it('tells what there is of a video that is not out yet', async () => {
    await expect(providerOf().find(RECORDED.sparse, KEY)).resolves.toMatchObject({
      title: 'Live soon',
      tags: [],
      thumbnail_url: null,
      view_count: 0,
    });
  });

  it('tells nothing of a video that is not there, or to a key that is refused', async () => {
    await expect(providerOf().find('nobodyknows', KEY)).resolves.toBeNull();
    await expect(providerOf().find(RECORDED.whole, REFUSED_KEY)).resolves.toBeNull();
  });
});

describe('the question to YouTube', () => {
  it('has the id, the three parts and the key of the caller', async () => {
    await youtube().find(RECORDED.whole, KEY);
    const { pathname, searchParams } = asked.at(-1) ?? new URL(`http://${host}`);
    expect(pathname).toBe('/videos');
    expect(Object.fromEntries(searchParams)).toEqual({ id: RECORDED.whole, part: 'snippet,contentDetails,statistics', key: KEY });
  });

  it('that fails leaves a line in the log, without the key', async () => {
    lines.length = 0;
    await expect(youtube().find(RECORDED.whole, REFUSED_KEY)).resolves.toBeNull();
    await expect(youtube('/broken/').find(RECORDED.whole, KEY)).resolves.toBeNull();
    server.closeAllConnections();
    expect(lines).toEqual([
      [{ youtubeId: RECORDED.whole, why: 'http-status', status: 400 }, 'nothing came back of a video'],
      [{ youtubeId: RECORDED.whole, why: 'no-json', status: undefined }, 'nothing came back of a video'],
    ]);
    expect(JSON.stringify(lines)).not.toContain(KEY);
  });
});

describe('an answer', () => {
  it.each([null, 'text', {}, { items: 'none' }, { items: [{ id: 'x' }] }])('that is none says nothing: %j', (answer) => {
    expect(metadataIn(answer, 'x')).toBeNull();
  });

  it('loses thumbnails that come without encryption, and tags that are longer than ours', () => {
    const answer = {
      items: [
        {
          id: 'x',
          snippet: {
            ...{ title: ' Soup ', description: '', publishedAt: 'never', channelId: '', channelTitle: '' },
            tags: ['a'.repeat(61), 'soup'],
            thumbnails: { high: { url: 'http://i.ytimg.com/h.jpg' }, medium: { url: 'https://i.ytimg.com/m.jpg' } },
          },
        },
      ],
    };
    expect(metadataIn(answer, 'x')).toMatchObject({
      title: 'Soup',
      tags: ['soup'],
      published_at: null,
      thumbnail_url: 'https://i.ytimg.com/m.jpg',
      thumbnail_high: null,
      duration: '',
      like_count: 0,
    });
  });
});
