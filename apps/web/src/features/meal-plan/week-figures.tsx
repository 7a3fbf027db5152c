import type { Eater } from '@simmer/contracts';
import * as t from '@simmer/messages/meal-plan';
import { Chip, Chips, ProgressBar } from '@simmer/ui';
import type { WeekMean } from './day-sums';
import { More } from './more';

interface WeekFiguresProps {
  means: readonly WeekMean[];
  eaters: readonly Eater[];
  /** Whose figures are shown, here and on each day. */
  eater: Eater;
  onEater: (id: string) => void;
}

/** What a day of this week brings in the mean, against the goals of one eater. */
export function WeekFigures({ means, eaters, eater, onEater }: WeekFiguresProps) {
  return (
    <section className="plan-week" aria-labelledby="plan-week">
      <h2 className="h-20" id="plan-week">
        {t.weekMean}
      </h2>
      {eaters.length > 1 && (
        <Chips role="group" aria-label={t.whoseFigures}>
          {eaters.map(({ id, name }) => (
            <Chip key={id} pressed={id === eater.id} onClick={() => onEater(id)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <ul>
        {means.map(({ nutrient, amount, more, goal, short }) => (
          <li key={nutrient} className="plan-mean">
            <span>
              <b>{nutrient === 'kcal' ? t.amount({ amount: Math.round(amount) }) : t.grams({ grams: Math.round(amount) })}</b>{' '}
              {t.nutrients[nutrient]} <More by={more} />
            </span>
            {goal !== undefined && (
              <>
                <ProgressBar
                  label={t.shareOfGoal({ nutrient: t.nutrients[nutrient] })}
                  value={Math.min(100, Math.round((100 * amount) / goal))}
                />
                <span>
                  {t.goalOf({ goal })}
                  {isOver(nutrient, amount, goal) && <b className="plan-over"> {t.overGoal({ amount: Math.round(amount - goal) })}</b>}
                </span>
              </>
            )}
            {short && <span className="plan-short t13">{WHY_SHORT[short.why]({ count: 'count' in short ? short.count : 0 })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WHY_SHORT = { unknown: t.shortUnknown, open: t.shortOpen, richer: () => t.shortRicher, none: () => t.shortNone };

/** Beyond this share of a goal it is said: a bar shows no more than all of it. */
const OVER = 1.05;

/** Nobody minds more protein. */
const isOver = (nutrient: WeekMean['nutrient'], amount: number, goal: number): boolean => nutrient !== 'protein' && amount > goal * OVER;
