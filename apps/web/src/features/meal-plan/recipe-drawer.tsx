import { useDraggable } from '@dnd-kit/core';
import type { MealPlanEntry } from '@simmer/contracts';
import { mealsOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Chip, Chips, IconSearch, PantryLabel, PlanCell, TextButton } from '@simmer/ui';
import { useId, useState } from 'react';
import { RecipePicture } from '../../recipe/recipe-picture';
import { addressOf, type PlannedRecipe } from './own-recipes';
import { NoneFound, RecipeDetail } from './recipe-detail';
import { DishCell } from './dish-cell';
import { mealName } from '../../recipe/meal-names';
import { matching } from './matching-recipes';
import { EaterWarnings } from '../../recipe/eater-warnings-list';
import { usePlanBoard, warningsOf } from './plan-board';

const MOST_SHOWN = 40;
const QUICK_MINUTES = 30;

/** The cook's recipes beside the plan, to be dragged into it, and what waits for a day. */
export function RecipeDrawer({ recipes, meals }: { recipes: readonly PlannedRecipe[]; meals: readonly string[] }) {
  const { plan } = usePlanBoard();
  const [text, setText] = useState('');
  const [meal, setMeal] = useState<string>();
  const [isQuick, setIsQuick] = useState(false);
  const searchId = useId();
  const waiting = plan.entries.filter(({ date }) => date === null);
  const found = matching(recipes, text)
    .filter(({ tags }) => meal === undefined || mealsOf(tags, meals).includes(meal))
    .filter(({ total_time }) => !isQuick || (total_time > 0 && total_time < QUICK_MINUTES));
  const [most, setMost] = useState(MOST_SHOWN);
  const shown = found.slice(0, most);
  return (
    <aside className="plan-drawer" aria-label={t.drawer}>
      {waiting.length > 0 && <Waiting entries={waiting} />}
      <PantryLabel>
        <h2 className="h-20">{t.dragFromHere}</h2>
        <div className="plan-find">
          <label className="sr" htmlFor={searchId}>
            {t.searchToPlan}
          </label>
          <IconSearch />
          <input
            id={searchId}
            type="search"
            className="input"
            placeholder={t.find}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Chips>
          {meals.map((one) => (
            <Chip key={one} pressed={meal === one} onClick={() => setMeal(meal === one ? undefined : one)}>
              {mealName(one)}
            </Chip>
          ))}
          <Chip pressed={isQuick} onClick={() => setIsQuick(!isQuick)}>
            {t.quick}
          </Chip>
        </Chips>
        {shown.length === 0 ? (
          <NoneFound hasRecipes={recipes.length > 0} />
        ) : (
          <ul>
            {shown.map((recipe) => (
              <li key={recipe.id}>
                <DrawerRecipe recipe={recipe} />
              </li>
            ))}
          </ul>
        )}
        {found.length > shown.length && (
          <TextButton onClick={() => setMost(found.length)}>{t.showAllFound({ count: found.length })}</TextButton>
        )}
      </PantryLabel>
      <p className="t15 muted">{t.keyboardHelp}</p>
    </aside>
  );
}

const Waiting = ({ entries }: { entries: readonly MealPlanEntry[] }) => (
  <PantryLabel>
    <h2 className="h-20">{t.later}</h2>
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <DishCell entry={entry} />
        </li>
      ))}
    </ul>
  </PantryLabel>
);

function DrawerRecipe({ recipe }: { recipe: PlannedRecipe }) {
  const board = usePlanBoard();
  const { setNodeRef, listeners, attributes } = useDraggable({ id: `recipe ${recipe.id}`, data: { recipe } });
  const { 'aria-describedby': describedBy, 'aria-roledescription': role } = attributes;
  return (
    <div ref={setNodeRef} {...listeners}>
      <PlanCell
        className="plan-cell"
        href={addressOf(recipe.id, recipe)}
        title={recipe.title}
        draggable={false}
        aria-describedby={describedBy}
        aria-roledescription={role}
        picture={<RecipePicture of={recipe} sizes="52px" thumb />}
        detail={<RecipeDetail recipe={recipe} />}
      />
      <EaterWarnings warnings={warningsOf(board, recipe.id).filter(({ isCertain }) => isCertain)} />
    </div>
  );
}
