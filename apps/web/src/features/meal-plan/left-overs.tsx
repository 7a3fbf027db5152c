import type { MealPlanSettings } from '@simmer/contracts';
import { MEAL_PLAN_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/meal-plan';
import { leftOversOf } from '@simmer/shopping-list';
import { Chip, Chips } from '@simmer/ui';
import { useListHeads } from '../../device/lists/use-list-heads';
import { useListStore, useListView } from '../../device/lists/use-list-store';
import { habits } from '../../browser/habits';
import { amountWords, regionOf } from '../../recipe/amount-words';
import { useListFoods } from '../../device/lists/use-list-foods';
import type { Plan } from './use-plan';

interface LeftOversProps {
  settings: MealPlanSettings;
  plan: Plan;
}

/** What stays of the packs that are bought for the household's list, to be used up by what is suggested next. */
export default function LeftOvers(props: LeftOversProps) {
  const [main] = useListHeads();
  return main ? <OfList key={main.id} listId={main.id} {...props} /> : null;
}

function OfList({ listId, settings, plan }: LeftOversProps & { listId: string }) {
  const view = useListView(useListStore(listId));
  useListFoods(view?.items ?? []);
  const { units } = habits();
  const left = view ? leftOversOf(view.items, view.about, { foods: view.foods, system: units, region: regionOf(units) }) : [];
  const isSame = (one: string, other: string): boolean => view?.foods.isSame(one, other) ?? one === other;
  const isWanted = (name: string): boolean => settings.use_up.some((food) => isSame(food, name));
  const isFull = settings.use_up.length >= MEAL_PLAN_LIMITS.foods;
  const toggle = (name: string): void => {
    const others = settings.use_up.filter((food) => !isSame(food, name));
    void plan.changeSettings({ use_up: isWanted(name) ? others : [...others, name] });
  };
  if (left.length === 0) return null;
  return (
    <div className="plan-left-overs">
      <p className="t15">{t.leftInPacks}</p>
      <Chips role="group" aria-label={t.leftInPacks}>
        {left.map(({ name, amount }) => (
          <Chip key={name} pressed={isWanted(name)} disabled={isFull && !isWanted(name)} onClick={() => toggle(name)}>
            {t.leftOfPack({ name, amount: amountWords(amount) })}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
