/** What a browser says itself when no answer came. */
export const offline = 'We can’t reach Simmer. Check your connection, then try again.';
export const timeout = 'Simmer is taking too long to answer. Please try again.';
export const failed = 'Something went wrong on our side. Please try again.';
