import { newId, queryOf } from '@simmer/client';
import type { MealPlanTemplate, Recipe } from '@simmer/contracts';
import { daysAfter, daysBetween } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import type { Eater } from '@simmer/planner';
import {
  Button,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconPrinter,
  IconSparkles,
  Menu,
  MenuItem,
  MenuRule,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../app/client';
import { MakeList } from './make-list';
import { TemplateDialog } from './template-dialog';
import type { Plan } from './use-plan';
import { asDate, today, weekStart } from './week-dates';

const A_WEEK = 7;

interface PlanHeadProps {
  first: string;
  plan: Plan;
  recipes: readonly Recipe[];
  eaters: readonly Eater[];
  canSuggest: boolean;
  isSuggesting: boolean;
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
  canSuggest,
  isSuggesting,
  onSuggest,
  onWeek,
  onSettings,
  onSubscribe,
}: PlanHeadProps) {
  const templates = useQuery(queryOf(client, 'GET /meal-plan-templates', {})).data?.items ?? [];
  const [isNaming, setIsNaming] = useState(false);
  const { dates, entries } = plan;
  const here = entries.filter(({ date }) => date !== null && dates.includes(date));
  const meals = plan.settings?.meals ?? [];
  const filled = new Set(here.map(({ date, meal }) => `${date} ${meal}`)).size;

  const copied = () =>
    here
      .filter(({ leftover_of }) => leftover_of === null)
      .map((entry) => ({ ...entry, id: newId(), date: daysAfter(entry.date ?? first, A_WEEK), locked: false }));

  function fill({ dishes }: MealPlanTemplate): void {
    const put = dishes.map(({ day, ...dish }, position) => ({
      ...dish,
      id: newId(),
      date: daysAfter(first, day),
      position,
      locked: false,
      leftover_of: null,
    }));
    void plan.change({ put }, t.templateUsed);
  }

  return (
    <div className="page-head plan-head">
      <div className="grow">
        <h1 className="h-44">{nameOfWeek(first)}</h1>
        <p className="muted t17">
          {t.planned({ from: asDate(first), to: asDate(daysAfter(first, A_WEEK - 1)), filled, all: dates.length * meals.length })}
        </p>
      </div>
      <div className="plan-tools">
        <Button variant="primary" busy={isSuggesting} disabled={!canSuggest} onClick={onSuggest}>
          <IconSparkles /> {t.suggest}
        </Button>
        <MakeList plan={plan} recipes={recipes} eaters={eaters} />
        <span className="plan-steps">
          <IconButton line label={t.weekBefore} onClick={() => onWeek(daysAfter(first, -A_WEEK))}>
            <IconChevronLeft />
          </IconButton>
          <IconButton line label={t.weekAfter} onClick={() => onWeek(daysAfter(first, A_WEEK))}>
            <IconChevronRight />
          </IconButton>
          <IconButton line label={t.print} onClick={() => window.print()}>
            <IconPrinter />
          </IconButton>
          <Menu
            label={t.moreActions}
            trigger={(props) => (
              <IconButton line {...props} label={t.moreActions}>
                <IconDots />
              </IconButton>
            )}
          >
            <MenuItem onClick={onSettings}>{t.settings}</MenuItem>
            <MenuItem onClick={onSubscribe}>{t.subscribe}</MenuItem>
            <MenuRule />
            <MenuItem aria-disabled={here.length === 0} onClick={() => void plan.change({ put: copied() }, t.copied)}>
              {t.copyWeek}
            </MenuItem>
            <MenuItem aria-disabled={here.length === 0} onClick={() => setIsNaming(true)}>
              {t.saveTemplate}
            </MenuItem>
            {templates.length > 0 && <MenuRule />}
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
      {isNaming && (
        <TemplateDialog
          dishes={here.map(({ date, meal, recipe_id, title, servings }) => ({
            day: daysBetween(first, date ?? first),
            meal,
            recipe_id,
            title,
            servings,
          }))}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}

function nameOfWeek(first: string): string {
  const weeks = daysBetween(weekStart(today()), first) / A_WEEK;
  if (weeks === 0) return t.thisWeek;
  if (weeks === 1) return t.nextWeek;
  return weeks === -1 ? t.lastWeek : t.weekOf({ at: asDate(first) });
}
