import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { preload } from '../../api/preload';
import { isWeekWaiting } from '../../app/session/week-to-keep';
import { MealPlanScreen, OpeningPlan } from '../../features/meal-plan/meal-plan-screen';
import { useFirstWeekday } from '../../features/meal-plan/use-first-weekday';
import { today, weekStart } from '../../features/meal-plan/week-dates';
import { untilLoaded } from '../../browser/chunk-failure';

// for nearly nobody
const WaitingWeek = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../../features/onboarding/waiting-week')).WaitingWeek })),
);

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The week is in the address: reload and Back give the same one. */
interface PlanSearch {
  week?: string;
}

export const Route = createFileRoute('/app/meal-plan')({
  validateSearch: ({ week }: Record<string, unknown>): PlanSearch =>
    typeof week === 'string' && DATE.test(week) && !Number.isNaN(Date.parse(week)) ? { week } : {},
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /profile', {}))),
  component: MealPlanRoute,
});

function MealPlanRoute() {
  const { week = today() } = Route.useSearch();
  const navigate = Route.useNavigate();
  const weekday = useFirstWeekday();
  if (weekday === undefined) return <OpeningPlan />;
  const thisWeek = weekStart(today(), weekday);
  return (
    <>
      {isWeekWaiting() && (
        <Suspense>
          <WaitingWeek />
        </Suspense>
      )}
      <MealPlanScreen
        first={weekStart(week, weekday)}
        onWeek={(first) => void navigate({ search: first === thisWeek ? {} : { week: first }, resetScroll: false })}
      />
    </>
  );
}
