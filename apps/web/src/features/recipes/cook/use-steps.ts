import { newId } from '@simmer/client';
import * as t from '@simmer/messages/cooking';
import { useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { haptic } from '../../../browser/haptics';
import { type CookingSession, finish, goTo } from '../../../cooking/cooking-state';
import { cooking } from '../../../cooking/cooking-store';
import { queueWrite } from '../../../device/device';
import { today } from '../../../recipe/today';
import type { CookedRecipe } from './use-cooked-recipe';

/** The step at hand and the ways to another one. */
export interface StepPlace {
  /** Counted from 0. */
  step: number;
  count: number;
  isLast: boolean;
  go(step: number): void;
  next(): void;
  back(): void;
  /** Ends with the recipe, notes that it was cooked where it is the cook's own, and returns to its page. */
  done(): void;
}

const NEXT_KEYS = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ']);
const BACK_KEYS = new Set(['ArrowLeft', 'ArrowUp', 'PageUp']);
/** These have a use of their own for the keys. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [role=menu], dialog';
const PRESSED_BY_SPACE = 'a, button, input, summary';

/** Moves between the steps, also with the keys, which pedals press too. */
export function useSteps(recipe: CookedRecipe, session: CookingSession): StepPlace {
  const toast = useToast();
  const navigate = useNavigate();
  const count = recipe.instructions.length;
  // steps may have been taken out since
  const step = Math.min(session.step, count - 1);
  const go = (to: number): void => {
    if (to < 0 || to >= count) return;
    haptic('light');
    cooking.change((state) => goTo(state, recipe.id, to, Date.now()));
  };
  const place: StepPlace = {
    step,
    count,
    isLast: step === count - 1,
    go,
    next: () => go(step + 1),
    back: () => go(step - 1),
    done: () => {
      const before = cooking.current();
      const cooked = { id: recipe.id, entryId: newId() };
      cooking.change((state) => finish(state, recipe.id));
      // what is not in the library has no log: its page asks who made it
      if (recipe.isOwn) void queueWrite('PUT /recipes/:id/cooked-on/:entryId', { ...cooked, date: today(), servings: session.servings });
      toast({
        message: t.finished({ title: recipe.title }),
        action: {
          label: t.undo,
          onAction: () => {
            if (recipe.isOwn) void queueWrite('DELETE /recipes/:id/cooked-on/:entryId', cooked);
            cooking.change((state) => ({ ...state, sessions: before.sessions, pinned: before.pinned }));
            void navigate({ to: '/app/cook/$id', params: { id: recipe.id } });
          },
        },
      });
      void navigate({ href: recipe.address });
    },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest(OWN_KEYS)) return;
    if (event.key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
    if (NEXT_KEYS.has(event.key)) place.next();
    else if (BACK_KEYS.has(event.key)) place.back();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return place;
}

const SWIPE_PX = 60;
const BACK_SHARE = 1 / 3;

/** A swipe, or a tap beside what can be pressed: on its left third back, elsewhere on. The screen may be drawn anew under the finger. */
export function useSwipesAndTaps({ next, back }: StepPlace) {
  const began = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      began.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY, currentTarget, target, button }: PointerEvent<HTMLElement>) => {
      const from = began.current;
      if (!from || button !== 0) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      began.current = undefined;
      if (Math.abs(right) > SWIPE_PX && Math.abs(right) > 2 * Math.abs(down)) return right < 0 ? next() : back();
      const moved = Math.hypot(right, down) > 10;
      if (moved || (target as Element).closest('button, a') || !window.getSelection()?.isCollapsed) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      if (clientX - left < width * BACK_SHARE) back();
      else next();
    },
  };
}
