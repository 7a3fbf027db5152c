import { join } from 'node:path';
import type { ArticleHead, ArticlePage, ArticleText } from './article';
import { readArticleFiles } from './article-files';
import { headOfArticle, readArticle, textOfArticle } from './read-article';

// What specs import. A build of the web app has the same exports from apps/web/help-plugin.ts, which reads the articles once, in its language.
const all = readArticleFiles(join(__dirname, '../articles/en')).map(({ category, slug, source }) => readArticle(category, slug, source));

/** Every article, by category and then by slug. */
export const articles: readonly ArticleHead[] = all.map(headOfArticle);

/** An article's page, a file of its own; undefined where there is none. */
export const loadArticle = (category: string, slug: string): Promise<ArticlePage | undefined> => {
  const article = all.find((one) => one.category === category && one.slug === slug);
  return Promise.resolve(article && { article, pictures: {} });
};

/** The words of every article, a file of its own. */
export const loadArticleTexts = (): Promise<readonly ArticleText[]> => Promise.resolve(all.map(textOfArticle));
