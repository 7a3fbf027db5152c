import type { ArticlePage as Page } from '@simmer/help';
import { loadArticle } from '@simmer/help/articles';
import { createFileRoute } from '@tanstack/react-router';
import { ArticleNotFound } from '../../features/help/article-not-found';
import { ArticlePage } from '../../features/help/article-page';

export const Route = createFileRoute('/_pages/knowledge-base/$category/$article')({
  staticData: { serverRendered: true },
  // null, where there is none, is answered with 404
  loader: async ({ params }) => (await loadArticle(params.category, params.article)) ?? null,
  ...(import.meta.env.SSR && {
    head: async ({ loaderData: page }: { loaderData?: Page | null }) =>
      (await import('../../features/help/head-of-article')).headOfArticle(page),
  }),
  component: function Article() {
    const page = Route.useLoaderData();
    return page ? <ArticlePage {...page} /> : <ArticleNotFound />;
  },
});
