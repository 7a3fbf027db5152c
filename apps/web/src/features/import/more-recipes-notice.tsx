import * as t from '@simmer/messages/import';
import { Button, IconBook2, Rich } from '@simmer/ui';
import '../../recipe/recipe-notice.css';
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
            <Rich
              parts={t.moreOf({ count: recipes.length, recipe: () => <b>{of.record?.preview?.title ?? of.record?.duplicateOf?.title}</b> })}
            />
          </span>
        </p>
        <div className="notice-actions">
          {recipes.map((recipe) => (
            <Button key={recipe.url} size="sm" onClick={() => onImport(of, recipe)}>
              {t.importOne({ title: recipe.title })}
            </Button>
          ))}
        </div>
      </div>
    ))}
  </div>
);
