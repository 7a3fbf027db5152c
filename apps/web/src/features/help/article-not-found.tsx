import * as t from '@simmer/messages/help-article';
import * as heads from '@simmer/messages/page-heads';
import { Breadcrumb, ButtonLink, EmptyState, TextLink } from '@simmer/ui';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';

export function ArticleNotFound() {
  usePageTitle(t.notFound);
  return (
    <>
      <Breadcrumb crumbs={[{ label: heads.knowledgeBase, href: '/knowledge-base' }, { label: t.notFound }]} />
      <EmptyState
        level={1}
        picture={emptyPlate}
        title={t.notFound}
        actions={
          <ButtonLink variant="primary" href="/knowledge-base">
            {t.backToKnowledgeBase}
          </ButtonLink>
        }
        example={
          <>
            {t.lookedForMost} <TextLink href="/knowledge-base/recipes/how-to-add-recipe">{t.howToAddRecipes}</TextLink>
          </>
        }
      >
        {t.notFoundText}
      </EmptyState>
    </>
  );
}
