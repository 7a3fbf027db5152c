import { Comments } from './comments';
import { MadeWall } from './made-wall';
import './posts.css';
import type { UnderRecipe } from './under-recipe';

export const Posts = (props: UnderRecipe) => (
  <>
    <MadeWall {...props} />
    <Comments {...props} />
  </>
);
