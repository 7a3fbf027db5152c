import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArticlePage } from '@simmer/help';
import type { ArticleFile } from '@simmer/help/build';
import sharp from 'sharp';
import { type Plugin, runnerImport } from 'vite';

type Help = typeof import('@simmer/help/build');

const folder = join(import.meta.dirname, '../../libs/help');
const ARTICLES = '\0simmer:help/articles';
const ARTICLE = 'virtual:help/article/';
const TEXTS = 'virtual:help/texts';

/**
 * Puts the articles of a language into its build: '@simmer/help/articles' names them all, each is a file of its own, and so are the words that the
 * search looks through. The sources are sent as they were written, at the address of the article's page with '.mdx' behind it.
 */
export function helpArticles(language: string): Plugin {
  let reading: Promise<{ files: ArticleFile[]; help: Help }> | undefined;
  const read = () => (reading ??= readAll(language));
  return {
    name: 'simmer:help',
    enforce: 'pre',
    resolveId(source) {
      if (source === '@simmer/help/articles') return ARTICLES;
      return source === TEXTS || source.startsWith(ARTICLE) ? `\0${source}` : undefined;
    },
    async load(id) {
      if (id !== ARTICLES && id !== `\0${TEXTS}` && !id.startsWith(`\0${ARTICLE}`)) return undefined;
      const { files, help } = await read();
      const articleOf = ({ category, slug, source }: ArticleFile) => help.readArticle(category, slug, source);
      if (id === ARTICLES) return moduleOfAll(files.map(articleOf).map(help.headOfArticle));
      if (id === `\0${TEXTS}`) return `export default ${JSON.stringify(files.map(articleOf).map(help.textOfArticle))}`;
      const file = files.find(({ category, slug }) => id === `\0${ARTICLE}${category}/${slug}`);
      return file && moduleOfOne(articleOf(file), file.source, language);
    },
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return;
      const { files } = await read();
      for (const { category, slug, source } of files) {
        const path = join(dir, 'knowledge-base', category, `${slug}.mdx`);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, source);
      }
    },
  };
}

async function readAll(language: string): Promise<{ files: ArticleFile[]; help: Help }> {
  const { module: help } = await runnerImport<Help>(join(folder, 'src/build.ts'), { resolve: { tsconfigPaths: true } });
  return { help, files: help.readArticleFiles(join(folder, 'articles', language)) };
}

function moduleOfAll(articles: readonly ReturnType<Help['headOfArticle']>[]): string {
  const loads = articles.map(({ category, slug }) => `['${category}/${slug}', () => import('${ARTICLE}${category}/${slug}')]`);
  return `
    const pages = new Map([${loads.join(',')}]);
    export const articles = ${JSON.stringify(articles)};
    export const loadArticle = async (category, slug) => (await pages.get(category + '/' + slug)?.())?.default;
    export const loadArticleTexts = async () => (await import('${TEXTS}')).default;`;
}

/** An article with the addresses and sizes of those of its pictures that were taken. */
async function moduleOfOne(article: ArticlePage['article'], source: string, language: string): Promise<string> {
  const names = new Set([...source.matchAll(/\(shot:([a-z0-9-]+)\)/g)].map(([, name = '']) => name));
  const taken = [...names]
    .map((name) => ({ name, path: join(folder, 'pictures', language, `${name}.webp`) }))
    .filter(({ path }) => existsSync(path));
  const imports = taken.map(({ path }, index) => `import src${index} from '${path}?url';`);
  const pictures = await Promise.all(
    taken.map(async ({ name, path }, index) => {
      const { width, height } = await sharp(await readFile(path)).metadata();
      return `'${name}': { src: src${index}, width: ${width}, height: ${height} }`;
    }),
  );
  return `${imports.join('\n')}\nexport default { article: ${JSON.stringify(article)}, pictures: {${pictures.join(',')}} };`;
}
