import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/recipe-detail';
import { undo } from '@simmer/messages/recipe';
import { title } from '@simmer/messages/shopping-list';
import { Button, IconShoppingCart, Menu, MenuItem, useToast } from '@simmer/ui';
import { useListHeads } from '../../../device/lists/use-list-heads';

/** Puts what a recipe needs for the servings at hand on the shopping list; which one is asked where there are several. */
export function AddToList({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const toast = useToast();
  const lists = useListHeads();
  const [main] = lists;

  async function add(listId: string): Promise<void> {
    // lists and what they need are no part of a recipe's page
    const { putOnList } = await import('../../../device/lists/put-on-list');
    const put = await putOnList(listId, [{ recipe, servings }]);
    toast({ message: t.onList({ count: put.toGet }), action: { label: undo, onAction: put.undo } });
  }

  const icon = <IconShoppingCart />;
  if (!main || recipe.ingredients.length === 0) return null;
  return (
    <div className="add-to-list no-print">
      {lists.length === 1 ? (
        <Button icon={icon} onClick={() => void add(main.id)}>
          {t.addToList}
        </Button>
      ) : (
        <Menu
          label={t.addToList}
          trigger={(props) => (
            <Button {...props} icon={icon}>
              {t.addToList}
            </Button>
          )}
        >
          {lists.map(({ id, name }) => (
            <MenuItem key={id} onClick={() => void add(id)}>
              {name || title}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
