import type { RecipeSummary } from '@simmer/contracts';
import { RecipePicture } from '../../../recipe/recipe-picture';
import './collections.css';

const HOLLOWS = [0, 1, 2, 3];

/** A collection's first recipes, four to a tin. */
export const Muffin = ({ covers, sizes }: { covers: readonly RecipeSummary[]; sizes: string }) => (
  <span className="muffin">
    {HOLLOWS.map((at) => {
      const recipe = covers[at];
      return recipe ? (
        <span key={recipe.id}>
          <RecipePicture of={recipe} sizes={sizes} />
        </span>
      ) : (
        <span key={at} className="hole" />
      );
    })}
  </span>
);
