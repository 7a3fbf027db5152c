import { UNSCHEDULED, DAY_MS } from '@simmer/contracts/constants';

/** A day as a date, `2026-11-23`, some days later (or earlier). */
export const daysAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** The id of the week of a plan that has a day: its Monday, whatever day a cook's weeks begin on. */
export const weekOf = (date: string | null): string => (date === null ? UNSCHEDULED : daysAfter(date, -weekdayOf(date)));

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
