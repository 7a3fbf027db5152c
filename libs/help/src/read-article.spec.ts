import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QUICK_STARTS } from './article';
import { readArticleFiles } from './article-files';
import { readArticle } from './read-article';
import { stepsOfArticle } from './steps';

const folder = join(__dirname, '../articles');
const languages = readdirSync(folder);

describe('an article', () => {
  it('has its first line as the title when it begins with #, otherwise its slug with spaces', () => {
    expect(readArticle('recipes', 'some-slug', '# A title\n\nThe lead.').title).toBe('A title');
    expect(readArticle('recipes', 'some-odd-slug', 'Only words.')).toMatchObject({ title: 'some odd slug', lead: 'Only words.' });
  });

  it('is read into headings with addresses, steps, buttons, links and pictures', () => {
    const source = [
      '# Cooking',
      '',
      'The lead.',
      '',
      '## Über Öl',
      '',
      '1. Open [it](/app/recipes) and press <Button>Start cooking</Button>.',
      '',
      '   ![The button](shot:start)',
      '',
      '> Or **not**.',
    ].join('\n');
    const article = readArticle('recipes', 'cooking', source);
    expect(article).toMatchObject({ title: 'Cooking', lead: 'The lead.', minutes: 1 });
    expect(article.blocks.map(({ type }) => type)).toEqual(['heading', 'list', 'tip']);
    expect(article.blocks[0]).toMatchObject({ id: 'über-öl' });
    expect(stepsOfArticle(article)).toEqual([
      { type: 'go', route: '/app/recipes' },
      { type: 'press', label: 'Start cooking', item: 1 },
    ]);
  });

  it('tells what is followed from what is named beside, done elsewhere or left to the reader', () => {
    const source = [
      '# Cooking',
      '',
      'The lead.',
      '',
      '1. <Do what="recipe">choose a recipe</Do> and press <Button>Start</Button> or <Button>Wait</Button>.',
      '2. Taste it.',
      '3. <Elsewhere>Tell a *friend*</Elsewhere>, or press <Button when="it rang">Stop</Button>.',
      '',
      'Or <Button>Leave</Button>.',
    ].join('\n');
    expect(stepsOfArticle(readArticle('recipes', 'cooking', source))).toEqual([
      { type: 'act', what: 'recipe', words: 'choose a recipe' },
      { type: 'press', label: 'Start', item: 1 },
      { type: 'press', label: 'Wait', item: 1 },
      { type: 'own', words: 'Taste it.' },
      { type: 'elsewhere', words: 'Tell a friend' },
      { type: 'elsewhere', words: 'Stop (it rang)' },
      { type: 'mention', label: 'Leave' },
    ]);
  });

  it('keeps a last list of links to other articles apart from its text', () => {
    const source = '# A\n\nLead.\n\nText.\n\n## Related\n\n- [Cooking](/knowledge-base/recipes/cooking-mode)\n';
    expect(readArticle('recipes', 'a', source)).toMatchObject({ blocks: [{ type: 'paragraph' }], related: ['recipes/cooking-mode'] });
    const withMore = source.replace('mode)', 'mode) and more');
    expect(readArticle('recipes', 'a', withMore).related).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<img src="https://example.com/x.png" />'],
    ['{process.env.HOME}'],
    ['export const a = 1'],
    ['[press](javascript:alert)'],
    ['![](shot:start)'],
    ['<Do what="nothing known">choose</Do>'],
    ['<Button onClick={press}>Press</Button>'],
    ['#### Too deep'],
  ])('says what it may hold, and in which line, where it holds %s', (line) => {
    expect(() => readArticle('recipes', 'odd', `# Title\n\nLead.\n\n${line}\n`)).toThrow(
      /^recipes\/odd\.mdx:5 has .*An article is made of/,
    );
  });
});

describe('the articles', () => {
  it('are there in every language', () => {
    const [first = [], ...others] = languages.map((language) =>
      readArticleFiles(join(folder, language)).map(({ category, slug }) => `${category}/${slug}`),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(languages)('can all be read in %s, each with a title and a lead, and lead to articles that are there', (language) => {
    const files = readArticleFiles(join(folder, language));
    const known = files.map(({ category, slug }) => `${category}/${slug}`);
    for (const { category, slug, source } of files) {
      const article = readArticle(category, slug, source);
      expect([slug, source.startsWith('# '), article.lead !== '', article.blocks.length > 0]).toEqual([slug, true, true, true]);
      const linked = stepsOfArticle(article).flatMap((step) => (step.type === 'go' ? [step.route] : []));
      const articles = linked.flatMap((route) => /^\/knowledge-base\/([^#?]+)/.exec(route)?.[1] ?? []);
      expect([slug, [...article.related, ...articles].filter((path) => !known.includes(path))]).toEqual([slug, []]);
    }
  });

  it('tell their readers to do the same in every language', () => {
    const [first, ...others] = languages.map((language) =>
      readArticleFiles(join(folder, language)).map(({ category, slug, source }) => {
        const kinds = stepsOfArticle(readArticle(category, slug, source)).map((step) => (step.type === 'act' ? step.what : step.type));
        return `${category}/${slug}: ${kinds.sort().join(' ')}`;
      }),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it('begin with those that the home of the knowledge base leads to', () => {
    const english = readArticleFiles(join(folder, 'en')).map(({ category, slug }) => `${category}/${slug}`);
    expect(english).toEqual(expect.arrayContaining([...QUICK_STARTS]));
  });
});
