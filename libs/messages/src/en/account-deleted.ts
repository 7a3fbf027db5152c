/** The last page of an account. */
export const tabTitle = 'Account deleted';
export const title = 'Your account is deleted';
export const text = 'The table is cleared, for good. Thank you for cooking with us.';
export const facts = [
  'Recipes, plans and lists are erased everywhere',
  'All devices are signed out, the voice account is unlinked',
  'Nothing more will be charged',
];
export const create = 'Create New Account';
export const other = 'Sign In with Different Account';
