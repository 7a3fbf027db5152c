import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArticleFiles } from './article-files';

const folder = join(__dirname, '..');
const shownIn = (language: string): Set<string> =>
  new Set(
    readArticleFiles(join(folder, 'articles', language)).flatMap(({ source }) =>
      [...source.matchAll(/\(shot:([a-z0-9-]+)\)/g)].map(([, name = '']) => name),
    ),
  );

describe('the pictures of articles', () => {
  it.each(['en', 'de'])('are there, and none that no article shows (%s)', (language) => {
    const pictures = join(folder, 'pictures', language);
    expect(existsSync(pictures) ? readdirSync(pictures).sort() : []).toEqual([...shownIn(language)].map((name) => `${name}.webp`).sort());
  });
});
