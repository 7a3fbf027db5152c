/** In the place of what needs a confirmed address. */
export const emailFirst = 'Confirm your email first. Links, passkeys and a shared household are for confirmed addresses only.';
export const confirmNow = 'Confirm it now';
