import { lazy } from 'react';
import { Deferred } from '../../../app/frame/deferred';
import type { UnderRecipe } from './under-recipe';

const Posts = lazy(() => import('./posts').then(({ Posts: Loaded }) => ({ default: Loaded })));

/** What cooks write under a recipe: below everything else on its page, so it comes after that. */
export const LazyPosts = (props: UnderRecipe) => (
  <Deferred>
    <Posts {...props} />
  </Deferred>
);
