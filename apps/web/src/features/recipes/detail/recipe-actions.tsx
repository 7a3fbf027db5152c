import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { seeVersions } from '@simmer/messages/versions';
import {
  ButtonLink,
  Heart,
  IconCopy,
  IconButton,
  IconDots,
  IconFileImport,
  IconHistory,
  IconLock,
  IconPencil,
  IconPrinter,
  IconUsers,
  IconX,
  Menu,
  MenuItem,
  MenuLink,
  MenuRule,
} from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { StartCooking } from '../../../cooking/start-cooking';
import type { Units } from '../../../recipe/measures';
import { setFavorite } from '../set-favorite';
import { usePublish } from '../use-publish';
import { PlanButton, type PlanDialog } from './plan-button';
import { ShareButton } from './share-button';
import { useDeleteRecipe } from './use-delete-recipe';
import { useDuplicateRecipe } from './use-duplicate-recipe';

interface RecipeActionsProps {
  recipe: Recipe;
  servings: number;
  /** As chosen on this page; undefined while the recipe is read as all are. */
  units: Units | undefined;
  planDialog: PlanDialog;
}

/** What can be done with a recipe. */
export function RecipeActions({ recipe, servings, units, planDialog }: RecipeActionsProps) {
  const remove = useDeleteRecipe(recipe);
  const duplicate = useDuplicateRecipe(recipe);
  const setPublished = usePublish(recipe);
  const navigate = useNavigate();
  const edit = `/app/recipes/edit/${recipe.id}`;
  const print = (): void =>
    void navigate({ to: '/app/recipes/$id/print', params: { id: recipe.id }, search: { servings, ...(units && { units }) } });
  return (
    <div className="acts no-print">
      {recipe.instructions.length > 0 ? (
        <StartCooking recipe={recipe} reading={{ servings, chosenUnits: units }} />
      ) : recipe.waiting || recipe.read_only ? null : (
        <ButtonLink variant="primary" href={edit} icon={<IconPencil />}>
          {t.editRecipe}
        </ButtonLink>
      )}
      {!recipe.waiting && (
        <>
          <PlanButton recipe={recipe} servings={servings} planDialog={planDialog} />
          <Heart
            large
            pressed={recipe.favorite}
            label={recipeTexts.favoriteOf({ title: recipe.title })}
            onClick={() => setFavorite({ id: recipe.id, favorite: !recipe.favorite })}
          />
        </>
      )}
      <ShareButton recipe={recipe} />
      <IconButton line className="only-wide" label={t.print} onClick={print}>
        <IconPrinter />
      </IconButton>
      <Menu
        label={t.moreMenu}
        trigger={(props) => (
          <IconButton {...props} line label={t.moreButton}>
            <IconDots />
          </IconButton>
        )}
      >
        {!recipe.waiting && (
          <>
            {!recipe.read_only && (
              <MenuLink icon={<IconPencil />} href={edit}>
                {t.editRecipe}
              </MenuLink>
            )}
            <MenuLink icon={<IconUsers />} href={`/app/recipes/${recipe.id}/publish`}>
              {recipe.published ? t.changePublication : t.publish}
            </MenuLink>
            {recipe.published && (
              <MenuItem icon={<IconLock />} onClick={() => void setPublished(false)}>
                {t.unpublish}
              </MenuItem>
            )}
            <MenuItem icon={<IconCopy />} onClick={() => void duplicate()}>
              {t.duplicate}
            </MenuItem>
            <MenuLink icon={<IconHistory />} href={`/app/recipes/${recipe.id}/versions`}>
              {seeVersions}
            </MenuLink>
          </>
        )}
        <MenuItem className="only-narrow" icon={<IconPrinter />} onClick={print}>
          {t.print}
        </MenuItem>
        <MenuLink icon={<IconFileImport />} href={`/app/recipes/import-export?recipe=${recipe.id}`}>
          {t.exportFile}
        </MenuLink>
        {!recipe.waiting && <MenuRule />}
        <MenuItem icon={<IconX />} onClick={() => void remove()}>
          {t.deleteRecipe}
        </MenuItem>
      </Menu>
    </div>
  );
}
