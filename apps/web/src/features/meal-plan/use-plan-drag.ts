import {
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { MealPlanEntry } from '@simmer/contracts';
import * as t from '@simmer/messages/meal-plan';
import { placeName } from '../../recipe/meal-names';
import type { PlannedRecipe } from './own-recipes';
import type { Place } from './plan-board';

/** What is in the hand: a dish of the plan, or a recipe of the drawer. */
export interface InHand {
  entry?: MealPlanEntry;
  recipe?: PlannedRecipe;
}

const LONG_PRESS_MS = 300;

/** By mouse after a few pixels, by touch after a long press, by keyboard with Space, the arrows and Space. */
export const usePlanSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: LONG_PRESS_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextMeal,
      keyboardCodes: { start: [KeyboardCode.Space], end: [KeyboardCode.Space, KeyboardCode.Enter], cancel: [KeyboardCode.Esc] },
    }),
  );

type Direction = (from: Rect, to: Rect) => { ahead: number; aside: number };
interface Rect {
  left: number;
  top: number;
}

const between: Record<string, Direction> = {
  ArrowRight: (from, to) => ({ ahead: to.left - from.left, aside: Math.abs(to.top - from.top) }),
  ArrowLeft: (from, to) => ({ ahead: from.left - to.left, aside: Math.abs(to.top - from.top) }),
  ArrowDown: (from, to) => ({ ahead: to.top - from.top, aside: Math.abs(to.left - from.left) }),
  ArrowUp: (from, to) => ({ ahead: from.top - to.top, aside: Math.abs(to.left - from.left) }),
};

const LEAST_AHEAD_PX = 20;

/** The nearest meal in the direction of an arrow; what stands aside counts for more than what is far. */
const nextMeal: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects, droppableContainers } }) => {
  const direction = between[event.code];
  if (!direction || !collisionRect) return undefined;
  event.preventDefault();
  const [nearest] = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .map((rect) => ({ rect, ...direction(collisionRect, rect) }))
    .filter(({ ahead }) => ahead > LEAST_AHEAD_PX)
    .sort((a, b) => a.ahead + 3 * a.aside - (b.ahead + 3 * b.aside));
  return nearest && { x: nearest.rect.left, y: nearest.rect.top };
};

export const inHandOf = ({ active }: Pick<DragStartEvent, 'active'>): InHand => (active.data.current ?? {}) as InHand;

export const placeOver = ({ over }: Pick<DragEndEvent, 'over'>): Place | undefined =>
  (over?.data.current as { place: Place } | undefined)?.place;

/** Whether the dish is to stay where it is as well: Alt was held when it was lifted. */
export const isCopy = ({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>): boolean => (activatorEvent as MouseEvent).altKey === true;

const titleOf = ({ entry, recipe }: InHand): string => recipe?.title ?? entry?.title ?? '';

/** Each step, for whoever hears the screen. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => {
    const { entry } = inHandOf({ active });
    const place = entry?.date ? placeName({ date: entry.date, meal: entry.meal }) : t.drawer;
    return t.lifted({ title: titleOf(inHandOf({ active })), place });
  },
  onDragOver: ({ active, over }) => {
    const place = placeOver({ over });
    const title = titleOf(inHandOf({ active }));
    return place ? t.over({ title, place: placeName(place) }) : t.overNothing({ title });
  },
  onDragEnd: ({ active, over }) => {
    const place = placeOver({ over });
    const title = titleOf(inHandOf({ active }));
    return place ? t.dropped({ title, place: placeName(place) }) : t.notMoved({ title });
  },
  onDragCancel: ({ active }) => t.notMoved({ title: titleOf(inHandOf({ active })) }),
};

/** The click that ends a drag opens no recipe. */
export function swallowNextClick(): void {
  const swallow = (event: Event): void => event.preventDefault();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
