import { ButtonLink, ErrorState } from '@simmer/ui';
import { createFileRoute } from '@tanstack/react-router';
import { isKnownArticle } from '../../app/coming';
import { comingPage } from '../../app/coming-page';
import { usePageTitle } from '../../app/page-title';

const ComingArticle = comingPage('/knowledge-base/$category/$article');

function ArticleNotFound() {
  usePageTitle('Article Not Found');
  return (
    <ErrorState title="Article Not Found" action={<ButtonLink variant="primary" href="/knowledge-base">Back to Knowledge Base</ButtonLink>}>
      There is no article here. The address may not be quite right.
    </ErrorState>
  );
}

export const Route = createFileRoute('/_pages/knowledge-base/$category/$article')({
  component: function Page() {
    const { category, article } = Route.useParams();
    return isKnownArticle(category, article) ? <ComingArticle /> : <ArticleNotFound />;
  },
});
