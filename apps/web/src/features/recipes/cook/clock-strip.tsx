import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/cooking';
import { IconAlarm, Link } from '@simmer/ui';
import { clockAt } from '../../../cooking/clock';
import { type ClockedStep, goTo } from '../../../cooking/cooking-state';
import { cooking } from '../../../cooking/cooking-store';
import { useCooking, useNow } from '../../../cooking/use-cooking';

const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

/** Where the cook is to be by the clock on which several dishes are cooked: the step of now when it is another one, and the next one. */
export function ClockStrip({ recipeId, step }: { recipeId: string; step: number }) {
  const state = useCooking();
  const hasClock = state !== undefined && state.clock.length > 0;
  const now = useNow(hasClock);
  if (!hasClock) return null;
  const { due, next } = clockAt(state, now);
  const isHere = due?.recipeId === recipeId && due.step === step;
  if ((!due || isHere) && !next) return null;
  return (
    <p className="cook-clock">
      <IconAlarm size={16} />
      {due && !isHere && <StepLink step={due}>{t.clockNow({ title: due.title, number: due.step + 1 })}</StepLink>}
      {next && (
        <StepLink step={next}>{t.clockNext({ time: time.format(next.startsAt), title: next.title, number: next.step + 1 })}</StepLink>
      )}
    </p>
  );
}

function StepLink({ step: { recipeId, step }, children }: { step: ClockedStep; children: string }) {
  const goThere = (): void => cooking.change((state) => goTo(state, recipeId, step, Date.now()));
  return (
    <Link href={`/app/cook/${recipeId}`} onClick={goThere}>
      {children}
    </Link>
  );
}
