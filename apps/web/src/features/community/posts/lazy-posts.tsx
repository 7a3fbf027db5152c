import { lazy } from 'react';
import { Deferred } from '../../../app/frame/deferred';
import { untilLoaded } from '../../../browser/chunk-failure';
import type { UnderRecipe } from './under-recipe';

const Posts = lazy(() => untilLoaded(async () => ({ default: (await import('./posts')).Posts })));

/** What cooks write under a recipe: below everything else on its page, so it comes after that. */
export const LazyPosts = (props: UnderRecipe) => (
  <Deferred>
    <Posts {...props} />
  </Deferred>
);
