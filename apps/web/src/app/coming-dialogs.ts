/** Entries of the account menu that open a dialog and are not built yet; beside coming.ts, so that the menu does not load that whole list. */
export const comingDialogs = {
  'change-password': {
    title: 'Change Password',
    text: 'You will change your password here. It comes together with the link for a forgotten one; until then your password stays as it is.',
  },
} as const;
