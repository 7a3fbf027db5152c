import { pagesOf } from '@simmer/client';
import type { CommunityRecipe } from '@simmer/contracts';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/gallery';
import { Banner, ButtonLink, EmptyState, EndLine, IconAlertTriangle, Meta, RecipeCard, RecipeCardSkeleton, TextButton } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { RecipePicture } from '../../recipe/recipe-picture';
import emptyPlate from '../../app/plates/empty.svg';
import { timeTag } from '../../recipe/time-of';
import { useScrollEnd } from './use-scroll-end';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];
const CARD_SIZES = '(min-width: 1100px) 286px, (min-width: 720px) 33vw, 50vw';
const FIRST_ROW = 4;

/** Recipes that cooks share, newest first, page after page. */
export function Gallery() {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    pagesOf(client, 'GET /community/recipes', {}),
  );
  useScrollEnd(() => void fetchNextPage(), hasNextPage && !isFetchingNextPage && !error);

  const recipes = data?.pages.flatMap(({ items }) => items) ?? [];
  const again = (): void => void (data ? fetchNextPage() : refetch());

  if (!isPending && !error && recipes.length === 0) return <NothingShared />;
  return (
    <>
      {(isPending || recipes.length > 0) && <ResultsLine total={data?.pages[0]?.total} />}
      <h2 className="sr">{t.all}</h2>
      <div className="grid gallery-grid" aria-busy={isPending || isFetchingNextPage}>
        {recipes.map((recipe, index) => (
          <GalleryCard key={recipe.id} recipe={recipe} eager={index < FIRST_ROW} />
        ))}
        {(isPending || isFetchingNextPage) && SKELETONS.map((slot) => <RecipeCardSkeleton key={slot} />)}
      </div>
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />} end={<TextButton onClick={again}>{common.tryAgain}</TextButton>}>
          {error.message}
        </Banner>
      )}
      {isFetchingNextPage && <EndLine loading>{t.loadingMore}</EndLine>}
      {data && !hasNextPage && <EndLine>{t.end}</EndLine>}
    </>
  );
}

const ResultsLine = ({ total }: { total: number | undefined }) => (
  <p className="gallery-line" role="status">
    <span className="strong">{t.showingAll}</span>
    {total !== undefined && <span className="muted t15 end">{common.recipes({ count: total })}</span>}
  </p>
);

const GalleryCard = ({ recipe, eager }: { recipe: CommunityRecipe; eager: boolean }) => (
  <RecipeCard
    title={recipe.title}
    href={`/app/community/recipe/${recipe.slug}`}
    picture={<RecipePicture of={recipe} sizes={CARD_SIZES} eager={eager} />}
    tag={timeTag(recipe.total_time)}
  >
    <Meta rating={recipe.rating_average?.toFixed(1)} facts={[recipe.author, savesText(recipe.save_count)].filter((fact) => fact !== '')} />
  </RecipeCard>
);

const savesText = (count: number): string => (count === 0 ? '' : t.saves({ count }));

const NothingShared = () => (
  <EmptyState
    picture={emptyPlate}
    title={t.nothingTitle}
    actions={
      <ButtonLink variant="primary" href="/app/recipes">
        {common.goToRecipes}
      </ButtonLink>
    }
  >
    {t.nothing}
  </EmptyState>
);
