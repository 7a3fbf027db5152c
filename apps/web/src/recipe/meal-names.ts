import { MEALS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/meal-plan';
import type { GlyphName } from '@simmer/ui';
import { longDay } from './day-names';

type OurMeal = (typeof MEALS)[number];

export const isOurs = (meal: string): meal is OurMeal => (MEALS as readonly string[]).includes(meal);

/** A meal as it is read: ours in the cook's language, their own as they wrote it. */
export const mealName = (meal: string): string => (isOurs(meal) ? t.meals[meal] : meal);

/** In the middle of a sentence: 'dinner' */
export const mealInText = (meal: string): string => (isOurs(meal) ? t.mealsInText[meal] : meal);

export const mealGlyph = (meal: string): GlyphName => (isOurs(meal) ? meal : 'dinner');

/** 'Friday dinner' */
export const placeName = ({ date, meal }: { date: string; meal: string }): string =>
  t.addTo({ day: longDay(date), meal: mealInText(meal) });
