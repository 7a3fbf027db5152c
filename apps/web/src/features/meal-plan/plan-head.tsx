import { newId, queryOf } from '@simmer/client';
import type { MealPlanEntry, MealPlanTemplate } from '@simmer/contracts';
import { daysAfter, daysBetween } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { shareWeek } from '@simmer/messages/share';
import type { Eater } from '@simmer/planner';
import {
  Button,
  ButtonLink,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconPrinter,
  IconShare,
  IconSparkles,
  Menu,
  MenuItem,
  MenuRule,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { daysFromTo } from '../../recipe/day-names';
import { MakeList } from './make-list';
import { ShareWeek } from './share-week';
import type { PlannedRecipe } from './own-recipes';
import { copyOf } from './plan-changes';
import { TemplatesDialog } from './templates-dialog';
import { TemplateDialog } from './template-dialog';
import type { Plan } from './use-plan';
import { asDate, today } from './week-dates';

const A_WEEK = 7;

interface PlanHeadProps {
  first: string;
  plan: Plan;
  recipes: readonly PlannedRecipe[];
  eaters: readonly Eater[];
  /** No recipe to plan with yet. */
  isNew: boolean;
  canSuggest: boolean;
  isSuggesting: boolean;
  hasSuggestion: boolean;
  onSuggest: () => void;
  onWeek: (first: string) => void;
  onSettings: () => void;
  onSubscribe: () => void;
}

/** Which week it is, how full, and what can be done to all of it. */
export function PlanHead({
  first,
  plan,
  recipes,
  eaters,
  isNew,
  canSuggest,
  isSuggesting,
  hasSuggestion,
  onSuggest,
  onWeek,
  onSettings,
  onSubscribe,
}: PlanHeadProps) {
  const templates = useQuery(queryOf(client, 'GET /meal-plan-templates', {})).data?.items ?? [];
  const [isNaming, setIsNaming] = useState(false);
  const [isSorting, setIsSorting] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const { dates, entries } = plan;
  const here = entries.filter(({ date }) => date !== null && dates.includes(date));
  const meals = plan.settings?.meals ?? [];
  const days = { from: asDate(first), to: asDate(daysAfter(first, A_WEEK - 1)) };
  const filled = new Set(here.map(({ date, meal }) => `${date} ${meal}`)).size;

  function fill({ dishes }: MealPlanTemplate): void {
    const ids = dishes.map(newId);
    const put = dishes.map(({ day, leftover_of, ...dish }, position) => ({
      ...dish,
      id: ids[position] ?? newId(),
      date: daysAfter(first, day),
      position,
      locked: false,
      leftover_of: leftover_of === null ? null : (ids[leftover_of] ?? null),
    }));
    void plan.change({ put }, t.templateUsed);
  }

  return (
    <div className="page-head plan-head">
      <div className="grow">
        <h1 className="h-44">{nameOfWeek(first)}</h1>
        <p className="muted t17">
          {filled === 0
            ? isNew
              ? t.newCooksWeek(days)
              : t.emptyWeek(days)
            : t.planned({ ...days, filled, all: dates.length * meals.length })}
        </p>
      </div>
      <WeekSteps className="only-narrow" first={first} onWeek={onWeek} />
      <div className="plan-tools">
        {isNew ? (
          <>
            <ButtonLink variant="primary" href="/app/recipes/add">
              {t.addRecipes}
            </ButtonLink>
            <ButtonLink href="/onboarding">
              <IconSparkles /> {t.startWithOurs}
            </ButtonLink>
          </>
        ) : (
          <>
            {/* a suggestion that is open has the primary of its own: Keep all */}
            <Button variant={hasSuggestion ? undefined : 'primary'} busy={isSuggesting} disabled={!canSuggest} onClick={onSuggest}>
              <IconSparkles /> {t.suggest}
            </Button>
            <MakeList plan={plan} recipes={recipes} eaters={eaters} />
          </>
        )}
        <span className="plan-steps">
          <WeekSteps className="only-wide" first={first} onWeek={onWeek} />
          <IconButton line className="only-wide" label={t.print} onClick={() => window.print()}>
            <IconPrinter />
          </IconButton>
          <IconButton line className="only-wide" label={shareWeek} aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
            <IconShare />
          </IconButton>
          <Menu
            label={t.moreActions}
            trigger={(props) => (
              <IconButton line {...props} label={t.moreActions}>
                <IconDots />
              </IconButton>
            )}
          >
            <MenuItem className="only-narrow" onClick={() => window.print()}>
              {t.print}
            </MenuItem>
            <MenuItem className="only-narrow" aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
              {shareWeek}
            </MenuItem>
            <MenuItem onClick={onSettings}>{t.settings}</MenuItem>
            <MenuItem onClick={onSubscribe}>{t.subscribe}</MenuItem>
            <MenuRule />
            <MenuItem aria-disabled={here.length === 0} onClick={() => void plan.change(copyOf(here, A_WEEK), t.copied)}>
              {t.copyWeek}
            </MenuItem>
            <MenuItem aria-disabled={here.length === 0} onClick={() => setIsNaming(true)}>
              {t.saveTemplate}
            </MenuItem>
            {templates.length > 0 && (
              <>
                <MenuItem aria-haspopup="dialog" onClick={() => setIsSorting(true)}>
                  {t.templates}
                </MenuItem>
                <MenuRule />
              </>
            )}
            {templates.map((template) => (
              <MenuItem key={template.id} onClick={() => fill(template)}>
                {t.fillWith({ name: template.name })}
              </MenuItem>
            ))}
            <MenuRule />
            <MenuItem aria-disabled={here.length === 0} onClick={() => void plan.change({ remove: here.map(({ id }) => id) }, t.cleared)}>
              {t.clearWeek}
            </MenuItem>
          </Menu>
        </span>
      </div>
      {isSharing && <ShareWeek first={first} title={daysFromTo(first, daysAfter(first, A_WEEK - 1))} onClose={() => setIsSharing(false)} />}
      {isSorting && <TemplatesDialog templates={templates} onClose={() => setIsSorting(false)} />}
      {isNaming && <TemplateDialog dishes={dishesOf(here, first)} onClose={() => setIsNaming(false)} />}
    </div>
  );
}

/** Beside the heading on a phone, else among the tools. */
const WeekSteps = ({ className, first, onWeek }: Pick<PlanHeadProps, 'first' | 'onWeek'> & { className: string }) => (
  <span className={`plan-steps ${className}`}>
    <IconButton line label={t.weekBefore} onClick={() => onWeek(daysAfter(first, -A_WEEK))}>
      <IconChevronLeft />
    </IconButton>
    <IconButton line label={t.weekAfter} onClick={() => onWeek(daysAfter(first, A_WEEK))}>
      <IconChevronRight />
    </IconButton>
  </span>
);

function dishesOf(entries: readonly MealPlanEntry[], first: string): MealPlanTemplate['dishes'] {
  const at = new Map(entries.map(({ id }, index) => [id, index]));
  return entries.map(({ date, meal, recipe_id, title, servings, leftover_of }) => ({
    day: daysBetween(first, date ?? first),
    meal,
    recipe_id,
    title,
    servings,
    leftover_of: at.get(leftover_of ?? '') ?? null,
  }));
}

function nameOfWeek(first: string): string {
  const weeks = -Math.floor(daysBetween(first, today()) / A_WEEK);
  if (weeks === 0) return t.thisWeek;
  if (weeks === 1) return t.nextWeek;
  return weeks === -1 ? t.lastWeek : t.weekOf({ at: asDate(first) });
}
