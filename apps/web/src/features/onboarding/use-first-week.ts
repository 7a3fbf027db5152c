import { language } from '@simmer/messages/language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { today } from '../../recipe/today';
import { isCurrent, readWeek, suggestWeek, swapDish } from './first-week';
import type { OnboardingState } from './use-onboarding';
import { loadStarterSet } from './week-problem';

/** The week that follows from the answers. It is planned when it is first shown, and again when an answer has changed or a day has passed. */
export function useFirstWeek({ answers, week, change }: OnboardingState, isShown: boolean) {
  const loading = useQuery({ queryKey: ['starter set', language], queryFn: loadStarterSet, staleTime: Infinity });
  const { data: set } = loading;
  /** What stood on each evening, the latest last. */
  const seen = useRef<Record<string, string[]>>({});
  const current = set && week && isCurrent(week, answers, set, today()) ? week : null;

  const plan = useEffectEvent((seed: number) => {
    if (set) change({ week: suggestWeek(answers, today(), set, seed) });
  });
  const isMissing = isShown && set !== undefined && current === null;
  useEffect(() => {
    if (isMissing) plan(1);
  }, [isMissing]);

  return {
    week: useMemo(() => (set && current ? readWeek(current, answers, set) : undefined), [set, current, answers]),
    hasFailed: loading.isError,
    retry: () => void loading.refetch(),
    another: () => {
      if (set && current) change({ week: suggestWeek(answers, today(), set, current.seed + 1) });
    },
    /** Gives back how it was before; nothing where no other dish fits. */
    swap: (slot: string): { recipe: string; undo: () => void } | undefined => {
      if (!set || !current) return undefined;
      const before = (seen.current[slot] ??= []);
      const dish = current.dishes[slot];
      if (dish) before.push(dish);
      const next = swapDish(current, slot, before, answers, set);
      if (next === current) return undefined;
      change({ week: next });
      const id = next.dishes[slot];
      return {
        recipe: set.recipes.find((recipe) => recipe.id === id)?.draft.title ?? '',
        // a week of other answers may hold what they forbid
        undo: () => change((now) => (now.answers === answers ? { week: current } : {})),
      };
    },
  };
}

export type ShownWeek = ReturnType<typeof useFirstWeek>;
