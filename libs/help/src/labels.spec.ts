import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticleFiles } from './article-files';
import { readArticle } from './read-article';
import { stepsOfArticle } from './steps';

const articles = join(__dirname, '../articles');
const messages = join(__dirname, '../../messages/src');

/** Every text of a language as it stands in the catalogue, a value in it as `*`. */
function textsOf(language: string): RegExp {
  const folder = join(messages, language);
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const texts = sources.flatMap((source) =>
    [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"/g)].map(([, one, other]) => one ?? other ?? ''),
  );
  const patterns = texts.map((text) =>
    text
      .replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '*')
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.+'),
  );
  // what is a value alone names nothing
  return new RegExp(`^(${patterns.filter((pattern) => /\p{L}/u.test(pattern)).join('|')})$`, 'u');
}

describe.each(readdirSync(articles))('the buttons that the articles name in %s', (language) => {
  it('are words of the screens, letter by letter', () => {
    const known = textsOf(language);
    expect(known.test('A button that no screen has')).toBe(false);
    const unknown = readArticleFiles(join(articles, language)).flatMap(({ category, slug, source }) =>
      stepsOfArticle(readArticle(category, slug, source)).flatMap((step) =>
        (step.type === 'press' || step.type === 'mention') && !known.test(step.label) ? [`${category}/${slug}: ${step.label}`] : [],
      ),
    );
    expect(unknown).toEqual([]);
  });
});
