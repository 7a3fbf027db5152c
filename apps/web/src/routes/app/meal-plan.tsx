import { createFileRoute } from '@tanstack/react-router';
import { MealPlanScreen } from '../../features/meal-plan/meal-plan-screen';
import { today, weekStart } from '../../features/meal-plan/week-dates';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The week is in the address: reload and Back give the same one. */
interface PlanSearch {
  week?: string;
}

export const Route = createFileRoute('/app/meal-plan')({
  validateSearch: ({ week }: Record<string, unknown>): PlanSearch =>
    typeof week === 'string' && DATE.test(week) && !Number.isNaN(Date.parse(week)) ? { week } : {},
  component: MealPlanRoute,
});

function MealPlanRoute() {
  const { week = today() } = Route.useSearch();
  const navigate = Route.useNavigate();
  const thisWeek = weekStart(today());
  return (
    <MealPlanScreen
      first={weekStart(week)}
      onWeek={(first) => void navigate({ search: first === thisWeek ? {} : { week: first }, resetScroll: false })}
    />
  );
}
