/** Of the rows of this screen one is open at a time. */
export const PROFILE_ROWS = 'profile';
