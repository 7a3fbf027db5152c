import * as t from '@simmer/messages/placeholders';
import { ButtonLink, ErrorState } from '@simmer/ui';
import { createFileRoute } from '@tanstack/react-router';
import { isKnownArticle } from '../../app/placeholder/placeholders';
import { placeholderPage } from '../../app/placeholder/placeholder-page';
import { usePageTitle } from '../../app/page-title';

const ComingArticle = placeholderPage('/knowledge-base/$category/$article');

function ArticleNotFound() {
  usePageTitle(t.articleNotFound);
  return (
    <ErrorState
      title={t.articleNotFound}
      action={
        <ButtonLink variant="primary" href="/knowledge-base">
          {t.backToKnowledgeBase}
        </ButtonLink>
      }
    >
      {t.articleNotFoundText}
    </ErrorState>
  );
}

export const Route = createFileRoute('/_pages/knowledge-base/$category/$article')({
  component: function Page() {
    const { category, article } = Route.useParams();
    return isKnownArticle(category, article) ? <ComingArticle /> : <ArticleNotFound />;
  },
});
