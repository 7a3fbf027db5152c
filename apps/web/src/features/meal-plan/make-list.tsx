import type { MealPlanEntry } from '@simmer/contracts';
import { servingsOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { title } from '@simmer/messages/shopping-list';
import type { Eater } from '@simmer/planner';
import { Button, IconShoppingCart, Menu, MenuItem, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useListHeads } from '../../device/lists/use-list-heads';
import { isCooked } from './list-follower';
import type { PlannedRecipe } from './own-recipes';
import type { Plan } from './use-plan';
import { today } from './week-dates';

interface MakeListProps {
  plan: Plan;
  recipes: readonly PlannedRecipe[];
  eaters: readonly Eater[];
}

/** Puts what the meals of the week need on the shopping list: those that are still to come, each for everybody who eats of it. */
export function MakeList({ plan, recipes, eaters }: MakeListProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const lists = useListHeads();
  const [main] = lists;

  const wanted = mealsToBuy(plan).flatMap((entry) => {
    const recipe = recipes.find(({ id }) => id === entry.recipe_id);
    const servings = servingsOf(entry, plan.entries, plan.slots, eaters);
    return recipe ? [{ recipe, servings, meal: { id: entry.id, day: entry.date } }] : [];
  });
  const nothing = wanted.length === 0;

  async function make(listId: string): Promise<void> {
    const { putOnList } = await import('../../device/lists/put-on-list');
    const put = await putOnList(listId, wanted);
    toast({
      message: t.listMade({ count: put.toGet, meals: wanted.length }),
      action: { label: t.undo, onAction: put.undo },
      open: {
        label: t.openList,
        onAction: () => void navigate({ to: '/app/shopping-list', search: listId === main?.id ? {} : { list: listId } }),
      },
    });
  }

  if (!main) return null;
  if (lists.length === 1)
    return (
      <Button disabled={nothing} onClick={() => void make(main.id)}>
        <IconShoppingCart /> {t.makeList}
      </Button>
    );
  return (
    <Menu
      label={t.makeList}
      trigger={(props) => (
        <Button {...props} disabled={nothing}>
          <IconShoppingCart /> {t.makeList}
        </Button>
      )}
    >
      {lists.map(({ id, name }) => (
        <MenuItem key={id} onClick={() => void make(id)}>
          {name || title}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The dishes that are cooked from today on: what is eaten again is bought with its first meal. */
function mealsToBuy({ dates, entries }: Plan): (MealPlanEntry & { date: string })[] {
  return entries.filter(isCooked).filter(({ date }) => dates.includes(date) && date >= today());
}
