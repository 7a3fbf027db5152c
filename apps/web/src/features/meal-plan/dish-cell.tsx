import { useDraggable } from '@dnd-kit/core';
import type { MealPlanEntry } from '@simmer/contracts';
import * as t from '@simmer/messages/meal-plan';
import { classNames, IconLock, IconRepeat, PlanCell } from '@simmer/ui';
import { RecipePicture } from '../../recipe/recipe-picture';
import { DishMenu } from './dish-menu';
import { addressOf, type PlannedRecipe } from './own-recipes';
import { isTooEarly } from './plan-changes';
import { RecipeDetail } from './recipe-detail';
import { EaterWarnings } from '../../recipe/eater-warnings-list';
import { usePlanBoard, warningsOf } from './plan-board';
import { longDay } from './week-dates';

/** A dish where it stands in the plan: it can be dragged, and its menu does the same without dragging. */
export function DishCell({ entry }: { entry: MealPlanEntry }) {
  const board = usePlanBoard();
  const { recipeOf } = board;
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: entry.id, data: { entry } });
  const { 'aria-describedby': describedBy, 'aria-roledescription': role } = attributes;
  return (
    <div ref={setNodeRef} className={classNames('plan-dish', isDragging && 'is-lifted')}>
      {/* the menu stands outside: a press or Space on a choice lifts no dish */}
      <div {...listeners}>
        <DishFace entry={entry} recipe={recipeOf(entry.recipe_id)} aria-describedby={describedBy} aria-roledescription={role} />
      </div>
      <DishMenu entry={entry} />
      <EaterWarnings warnings={warningsOf(board, entry.recipe_id, entry)} />
    </div>
  );
}

interface DishFaceProps {
  entry: MealPlanEntry;
  recipe: PlannedRecipe | undefined;
  lifted?: boolean;
  'aria-describedby'?: string;
  'aria-roledescription'?: string;
}

/** How a dish looks; a note is its words alone. */
export function DishFace({ entry, recipe, lifted, ...rest }: DishFaceProps) {
  const title = recipe?.title ?? entry.title;
  if (entry.recipe_id === null)
    return (
      <div className={classNames('cell', 'plan-cell', 'is-note', lifted && 'cell-drag')} tabIndex={0} {...rest}>
        <b>{title}</b>
      </div>
    );
  return (
    <PlanCell
      {...rest}
      className="plan-cell"
      href={addressOf(entry.recipe_id, recipe)}
      title={title}
      draggable={false}
      leftover={entry.leftover_of !== null}
      lifted={lifted}
      picture={recipe && <RecipePicture of={recipe} sizes="52px" thumb />}
      detail={<DishDetail entry={entry} recipe={recipe} />}
    />
  );
}

function DishDetail({ entry, recipe }: { entry: MealPlanEntry; recipe: PlannedRecipe | undefined }) {
  const { plan } = usePlanBoard();
  const source = plan.entries.find(({ id }) => id === entry.leftover_of);
  return (
    <>
      {entry.leftover_of !== null ? (
        isTooEarly(entry, plan.entries) ? (
          <span className="plan-too-early">
            <IconRepeat /> {source?.date ? t.cookedLater({ day: longDay(source.date) }) : t.notCooked}
          </span>
        ) : (
          <>
            <IconRepeat /> {source?.date ? t.leftoverFrom({ day: longDay(source.date) }) : t.leftover}
          </>
        )
      ) : (
        recipe && <RecipeDetail recipe={recipe} />
      )}
      {entry.servings !== null && <span>{t.servings({ count: entry.servings })}</span>}
      {entry.locked && (
        <span className="plan-lock">
          <IconLock />
          <span className="sr">{t.locked}</span>
        </span>
      )}
    </>
  );
}
