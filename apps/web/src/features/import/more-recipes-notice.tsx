import { Button, IconBook2 } from '@simmer/ui';
import '../../app/recipe-notice.css';
import type { MoreRecipes } from './import-queue';

interface MoreRecipesNoticeProps {
  pages: readonly MoreRecipes[];
  onImport: (of: MoreRecipes['of'], recipe: MoreRecipes['recipes'][number]) => void;
}

/** Some pages tell several recipes: what was not imported of them, a button for each. */
export const MoreRecipesNotice = ({ pages, onImport }: MoreRecipesNoticeProps) => (
  <div role="status">
    {pages.map(({ of, recipes }) => (
      <div key={of.key} className="recipe-notice">
        <p>
          <IconBook2 />
          <span>
            The page of <b>{of.record?.preview?.title ?? of.record?.duplicateOf?.title}</b> has {recipes.length === 1 ? 'one more recipe' : `${recipes.length} more recipes`}:
          </span>
        </p>
        <div className="notice-actions">
          {recipes.map((recipe) => (
            <Button key={recipe.url} size="sm" onClick={() => onImport(of, recipe)}>
              Import {recipe.title}
            </Button>
          ))}
        </div>
      </div>
    ))}
  </div>
);
