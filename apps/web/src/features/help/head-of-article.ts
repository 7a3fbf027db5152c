import { type ArticlePage, articlePath } from '@simmer/help';
import * as t from '@simmer/messages/help-article';
import * as heads from '@simmer/messages/page-heads';
import { headOf } from '../../app/head';

/** What the page of an article says of itself. */
export function headOfArticle(page: ArticlePage | null | undefined) {
  if (!page) return headOf({ title: t.notFound, description: t.notFoundText });
  const { title, lead } = page.article;
  return headOf({
    title,
    description: lead || heads.knowledgeBaseGist,
    address: articlePath(page.article),
    isTranslated: true,
    data: { '@type': 'TechArticle', headline: title, ...(lead !== '' && { description: lead }) },
  });
}
