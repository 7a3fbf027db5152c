import type { CommunityRecipePage } from '@simmer/contracts';
import { detectLineLanguage } from '@simmer/culinary';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/community-recipe';
import { opening } from '@simmer/messages/recipe';
import { editRecipe, print } from '@simmer/messages/recipe-detail';
import { Breadcrumb, Button, ButtonLink, ErrorState, IconButton, IconPencil, IconPrinter, SkeletonLine, SkeletonTray } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { client } from '../../api/client';
import { findOf } from '../../api/find-of';
import { usePageTitle } from '../../app/page-title';
import { cookAddress } from '../../cooking/cook-address';
import { recipeAddress } from '../../recipe/community-address';
import { RecipePicture } from '../../recipe/recipe-picture';
import { viewStep } from '../../recipe/step-view';
import { Ingredients } from '../../recipe/view/ingredients';
import { Method, StepNumber } from '../../recipe/view/method';
import '../../recipe/view/read-recipe.css';
import { RecipeFacts } from '../../recipe/view/recipe-facts';
import { useStepInAddress } from '../../recipe/view/step-in-address';
import { useReading } from '../../recipe/view/use-reading';
import { Claims } from './claims';
import { Credit } from './credit';
import { GoneRecipe } from './gone-recipe';
import { HiddenNotice } from './hidden-notice';
import { RecipeCook } from './recipe-cook';
import { LazyPosts } from './posts/lazy-posts';
import { ReportMenu } from './posts/report-menu';
import { Lineage } from './lineage/lineage';
import { Ratings } from './ratings';
import './recipe-page.css';
import { SaveRecipe } from './save-recipe';
import { ShareAddress } from './share-address';
import { WhyShown } from './why-shown';

/** A published recipe, by the slug in its address. */
export function CommunityRecipeScreen({ slug }: { slug: string }) {
  const { data: page, error, refetch } = useQuery(findOf(client, 'GET /community/recipe-pages/:slug', { slug }));
  useSlug(page, slug);
  if (page) return <RecipePage page={page} key={page.card.id} />;
  if (page === null) return <GoneRecipe slug={slug} />;
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
function useSlug(page: CommunityRecipePage | null | undefined, slug: string): void {
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
  const namedStep = useStepInAddress();
  const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
  return (
    <>
      <Breadcrumb className="no-print" crumbs={[{ label: t.community, href: '/app/community' }, { label: recipe.title }]} />
      {page.is_hidden && <HiddenNotice id={card.id} />}
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
            <RecipeCook chef={chef} author={recipe.author} isOwn={page.is_own} address={recipeAddress(card.slug)} />
            <Claims card={card} />
            <RecipeFacts recipe={recipe} />
            <div className="acts no-print">
              {page.is_own ? (
                <ButtonLink variant="primary" icon={<IconPencil />} href={`/app/recipes/edit/${card.id}`}>
                  {editRecipe}
                </ButtonLink>
              ) : (
                <SaveRecipe page={page} />
              )}
              {!page.copy && recipe.instructions.length > 0 && (
                <ButtonLink href={cookAddress({ id: card.id, servings: recipe.servings }, reading)}>{t.startCooking}</ButtonLink>
              )}
              <ShareAddress title={recipe.title} />
              <IconButton line label={print} onClick={() => window.print()}>
                <IconPrinter />
              </IconButton>
              {!page.is_own && <ReportMenu card={card} />}
            </div>
            {!page.is_own && <WhyShown id={card.id} />}
          </div>
        </div>
        <Lineage page={page} />
        <div className="body">
          <div className="col">
            <Ingredients recipe={recipe} reading={reading} />
            <Credit page={page} />
            <Ratings card={card} isOwn={page.is_own} />
          </div>
          <div className="col">
            <Method
              recipe={recipe}
              step={(index) => ({
                number: <StepNumber index={index} />,
                text: viewStep(recipe.instructions[index]?.text ?? '', reading.factor, language, reading.measures),
                state: index === namedStep ? 'now' : undefined,
              })}
            />
            <LazyPosts card={card} isOwn={page.is_own} />
          </div>
        </div>
      </article>
    </>
  );
}
