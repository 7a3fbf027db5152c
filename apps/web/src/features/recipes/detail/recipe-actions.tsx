import { queryKey } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { ButtonLink, Heart, IconButton, IconDots, IconFileImport, IconPencil, IconPrinter, IconUsers, IconX, Menu, MenuItem, MenuLink, MenuRule, useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../app/client';
import { useFavorite } from '../use-favorite';
import { useDeleteRecipe } from './use-delete-recipe';

/** What can be done with a recipe. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const setFavorite = useFavorite();
  const remove = useDeleteRecipe(recipe);
  const setPublished = usePublish(recipe);
  return (
    <div className="acts no-print">
      <ButtonLink variant="primary" href={`/app/recipes/edit/${recipe.id}`} icon={<IconPencil />}>
        Edit recipe
      </ButtonLink>
      <Heart large pressed={recipe.favorite} label={`Favourite ${recipe.title}`} onClick={() => setFavorite({ id: recipe.id, favorite: !recipe.favorite })} />
      <IconButton line label="Print" onClick={() => window.print()}>
        <IconPrinter />
      </IconButton>
      <Menu
        label="More for this recipe"
        trigger={(props) => (
          <IconButton {...props} line label="More: share, export, delete">
            <IconDots />
          </IconButton>
        )}
      >
        <MenuItem icon={<IconUsers />} onClick={() => void setPublished(!recipe.published)}>
          {recipe.published ? 'Take back from the community' : 'Share with the community'}
        </MenuItem>
        <MenuLink icon={<IconFileImport />} href={`/app/recipes/import-export?recipe=${recipe.id}`}>
          Export as a file
        </MenuLink>
        <MenuRule />
        <MenuItem icon={<IconX />} onClick={() => void remove()}>
          Delete recipe
        </MenuItem>
      </Menu>
    </div>
  );
}

function usePublish({ id, title }: Recipe): (published: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async function setPublished(published: boolean): Promise<void> {
    try {
      const summary = await client.call('PUT /recipes/:id/published', { id, published }, { idempotent: true });
      queryClient.setQueryData<Recipe>(queryKey('GET /recipes/:id', { id }), (recipe) => recipe && { ...recipe, ...summary });
      toast({
        message: published ? `${title} is in the community gallery` : `${title} is yours alone again`,
        action: { label: 'Undo', onAction: () => void setPublished(!published) },
      });
    } catch (error) {
      toast({ message: `Not changed. ${(error as Error).message}`, tone: 'error', action: { label: 'Retry', onAction: () => void setPublished(published) } });
    }
  };
}
