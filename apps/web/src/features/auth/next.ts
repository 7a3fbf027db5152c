/** Whether somebody comes by an invitation to a household, and is greeted so. */
export const isInvited = (next: string | undefined): boolean => next?.startsWith('/app/household/') === true;

/** The other sign-in page, which leads on to the same place. */
export const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
