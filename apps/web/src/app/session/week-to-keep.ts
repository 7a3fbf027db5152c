/** Where a week that was chosen without an account waits for one. What it holds is the onboarding's to know. */
export const WEEK_TO_KEEP = 'simmer.week-to-keep';
/** The page that brings it into the account. */
export const KEEP_WEEK_PATH = '/app/first-week';

export const isWeekWaiting = (): boolean => localStorage.getItem(WEEK_TO_KEEP) !== null;

/** The way on with a new account: to where the cook was going, else to bring in the week that waits on this device. A link in a mail knows neither. */
export const orToKeptWeek = (next: string | undefined): string | undefined => next ?? (isWeekWaiting() ? KEEP_WEEK_PATH : undefined);
