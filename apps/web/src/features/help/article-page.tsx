import { APP_VERSION } from '@simmer/contracts/constants';
import { type ArticlePage as Page, articlePath } from '@simmer/help';
import * as help from '@simmer/messages/help';
import * as t from '@simmer/messages/help-article';
import * as heads from '@simmer/messages/page-heads';
import { Breadcrumb, ButtonLink, classNames, IconArrowLeft } from '@simmer/ui';
import { usePageTitle } from '../../app/page-title';
import { accentOf } from './accent';
import './accent.css';
import { ArticleBody } from './article-body';
import './article.css';
import { Contents } from './contents';
import { GoesWellWith } from './goes-well-with';
import { Useful } from './useful';

/** An article of the knowledge base. */
export function ArticlePage({ article, pictures }: Page) {
  const { category, slug, title, lead, minutes, blocks } = article;
  const isUnder = help.categoryNames[category];
  usePageTitle(title);
  return (
    <div className={accentOf(category)}>
      <Breadcrumb
        crumbs={[
          { label: heads.knowledgeBase, href: '/knowledge-base' },
          { label: isUnder, href: `/knowledge-base?category=${category}` },
          { label: title },
        ]}
      />
      <div className={classNames('help-article', !hasContents(article) && 'is-short')}>
        {hasContents(article) && <Contents blocks={blocks} />}
        <article className="help-prose">
          <header className="help-article-head">
            <span className="help-cat">{isUnder}</span>
            <h1 className="h-44">{title}</h1>
            {lead !== '' && <p className="t20">{lead}</p>}
            <p className="t15 muted">{t.toRead({ minutes, version: APP_VERSION })}</p>
          </header>
          <ArticleBody blocks={blocks} pictures={pictures} />
          <Useful key={articlePath(article)} category={category} slug={slug} />
          <GoesWellWith article={article} />
          <p className="help-prose-back">
            <ButtonLink href="/knowledge-base" icon={<IconArrowLeft />}>
              {t.backToKnowledgeBase}
            </ButtonLink>
          </p>
        </article>
      </div>
    </div>
  );
}

/** One heading needs no table of contents. */
const hasContents = ({ blocks }: Page['article']): boolean => blocks.filter(({ type }) => type === 'heading').length > 1;
