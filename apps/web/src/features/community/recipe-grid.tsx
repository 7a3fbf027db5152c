import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/gallery';
import { Banner, Button, EndLine, ErrorState, IconAlertTriangle, RecipeCardSkeleton, TextButton } from '@simmer/ui';
import type { ReactNode } from 'react';
import { InChunks } from '../../recipe/in-chunks';
import { GalleryCard } from './gallery-card';
import type { RecipePages } from './use-gallery';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];
const FIRST_ROW = 4;

interface RecipeGridProps {
  pages: RecipePages;
  /** In place of a list with nothing in it. */
  empty: ReactNode;
}

/** Cards of recipes, of which only those near the screen are drawn: skeletons before the first come, and what goes on at the end. */
export function RecipeGrid({ pages: { recipes, error, isPending, isFetchingNextPage, isAtEnd, reset }, empty }: RecipeGridProps) {
  if (isPending)
    return (
      <div className="grid" role="status" aria-label={t.loading}>
        <Skeletons />
      </div>
    );
  if (error && recipes.length === 0)
    return (
      <ErrorState
        level={2}
        title={t.didNotLoad}
        action={
          <Button variant="primary" onClick={reset}>
            {common.tryAgain}
          </Button>
        }
      >
        {error.message}
      </ErrorState>
    );
  if (recipes.length === 0) return empty;
  return (
    <div className="gallery-cards" aria-busy={isFetchingNextPage}>
      <InChunks kind="gallery" items={recipes}>
        {(chunk, from) => (
          <div className="grid">
            {chunk.map((recipe, index) => (
              <GalleryCard key={recipe.id} recipe={recipe} eager={from + index < FIRST_ROW} />
            ))}
          </div>
        )}
      </InChunks>
      {isFetchingNextPage && (
        <div className="grid gallery-more">
          <Skeletons />
        </div>
      )}
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />} end={<TextButton onClick={reset}>{common.tryAgain}</TextButton>}>
          {error.message}
        </Banner>
      )}
      {isFetchingNextPage && <EndLine loading>{t.loadingMore}</EndLine>}
      {isAtEnd && <EndLine>{t.end}</EndLine>}
    </div>
  );
}

const Skeletons = () => SKELETONS.map((slot) => <RecipeCardSkeleton key={slot} />);
