import { queryOf, RequestProblem } from '@simmer/client';
import type { ChefSummary, CommunityRecipePage } from '@simmer/contracts';
import { detectLineLanguage } from '@simmer/culinary';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/community-recipe';
import { opening } from '@simmer/messages/recipe';
import { editRecipe, print } from '@simmer/messages/recipe-detail';
import {
  Avatar,
  avatarTone,
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  IconButton,
  IconPencil,
  IconPrinter,
  Link,
  SkeletonLine,
  SkeletonTray,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { RecipePicture } from '../../recipe/recipe-picture';
import { viewStep } from '../../recipe/step-view';
import { Ingredients } from '../../recipe/view/ingredients';
import { Method, StepNumber } from '../../recipe/view/method';
import '../../recipe/view/read-recipe.css';
import { RecipeFacts } from '../../recipe/view/recipe-facts';
import { useReading } from '../../recipe/view/use-reading';
import { LazyPosts } from './posts/lazy-posts';
import { ReportMenu } from './posts/report-menu';
import { Lineage } from './lineage/lineage';
import { Ratings } from './ratings';
import './recipe-page.css';
import { SaveRecipe } from './save-recipe';
import { ShareAddress } from './share-address';

/** A published recipe, by the slug in its address. */
export function CommunityRecipeScreen({ slug }: { slug: string }) {
  const { data: page, error, refetch } = useQuery(queryOf(client, 'GET /community/recipe-pages/:slug', { slug }));
  useSlug(page, slug);
  if (page) return <RecipePage page={page} key={page.card.id} />;
  if (error instanceof RequestProblem && (error.status === 404 || error.status === 422)) return <Gone />;
  if (error)
    return (
      <ErrorState
        title={t.didNotOpen}
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {error.message}
      </ErrorState>
    );
  return (
    <div className="shared" role="status" aria-label={opening}>
      <div className="top">
        <SkeletonTray />
        <SkeletonLine />
      </div>
    </div>
  );
}

/** An address with a title from before leads to the one with the title of today. */
function useSlug(page: CommunityRecipePage | undefined, slug: string): void {
  const navigate = useNavigate();
  const current = page?.card.slug ?? slug;
  useEffect(() => {
    if (current !== slug) void navigate({ to: '/app/community/recipe/$slug', params: { slug: current }, replace: true });
  }, [current, slug, navigate]);
}

function RecipePage({ page }: { page: CommunityRecipePage }) {
  const { card, recipe, chef } = page;
  usePageTitle(recipe.title);
  const reading = useReading(recipe);
  const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
  return (
    <>
      <Breadcrumb className="no-print" crumbs={[{ label: t.community, href: '/app/community' }, { label: recipe.title }]} />
      <article className="recipe-view shared community-recipe" lang={recipe.language ?? undefined}>
        <div className="top">
          <div className="pic">
            <RecipePicture of={recipe} sizes="(min-width: 960px) 576px, 100vw" eager />
          </div>
          <div className="txt">
            <h1 className="h-44" dir="auto">
              {recipe.title}
            </h1>
            {recipe.description && (
              <p className="t20 measure" dir="auto">
                {recipe.description}
              </p>
            )}
            <Credit chef={chef} author={recipe.author} />
            <RecipeFacts recipe={recipe} />
            <div className="acts no-print">
              {page.is_own ? (
                <ButtonLink variant="primary" icon={<IconPencil />} href={`/app/recipes/edit/${card.id}`}>
                  {editRecipe}
                </ButtonLink>
              ) : (
                <SaveRecipe page={page} />
              )}
              <ShareAddress title={recipe.title} />
              <IconButton line label={print} onClick={() => window.print()}>
                <IconPrinter />
              </IconButton>
              {!page.is_own && <ReportMenu card={card} />}
            </div>
          </div>
        </div>
        <Lineage page={page} />
        <div className="body">
          <div className="col">
            <Ingredients recipe={recipe} reading={reading} />
            <Ratings card={card} isOwn={page.is_own} />
            <LazyPosts card={card} isOwn={page.is_own} />
          </div>
          <Method
            recipe={recipe}
            step={(index) => ({
              number: <StepNumber index={index} />,
              text: viewStep(recipe.instructions[index]?.text ?? '', reading.factor, language, reading.measures),
            })}
          />
        </div>
      </article>
    </>
  );
}

/** Whose recipe it is: its cook's page, and whom the recipe itself names. */
function Credit({ chef, author }: { chef: ChefSummary | null; author: string }) {
  if (!chef) return author ? <p className="t17 muted">{author}</p> : null;
  return (
    <p className="cook">
      <Avatar identity={chef.username} tone={avatarTone(chef.username)} />
      <Link href={`/app/community/chef/${chef.username}`}>
        <b dir="auto">{author || t.by({ username: chef.username })}</b>
        {author && <span className="t15 muted">{t.by({ username: chef.username })}</span>}
      </Link>
    </p>
  );
}

function Gone() {
  usePageTitle(t.gone);
  return (
    <EmptyState
      level={1}
      title={t.gone}
      picture={emptyPlate}
      actions={
        <ButtonLink variant="primary" href="/app/community">
          {t.goToGallery}
        </ButtonLink>
      }
    >
      {t.goneText}
    </EmptyState>
  );
}
