/** Around every screen: header, tab bar, footer, account menu, and what stands in a screen's place. */
import { message } from './language';

export const recipes = 'Recipes';
export const mealPlan = 'Meal Plan';
export const shoppingList = 'Shopping List';
export const shopping = 'Shopping';
export const community = 'Community';
export const profile = 'Profile';
export const search = 'Search';
export const help = 'Help';
export const addRecipe = 'Add Recipe';
export const contact = 'Contact';
export const plans = 'Plans';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const logIn = 'Log In';
export const signUp = 'Sign Up';
export const signIn = 'Sign In';
export const createAccount = 'Create Account';
export const account = 'Account';
export const accountMenu = 'Account menu';
export const importExport = 'Import/Export';
export const settings = 'Settings';
export const changePassword = 'Change Password';
export const keys = 'Keyboard shortcuts';
export const signOut = 'Sign Out';
export const stillSignedIn = 'You’re still signed in. Check your connection, then try again.';
export const close = 'Close';
export const offline = 'You’re offline. Anything already open stays readable.';
export const notSaved = message('Not saved. {reason}');
export const retry = 'Retry';
export const unsentWork = 'Sign out and lose unsaved work?';
export const unsentWorkText =
  'Some of your work is only on this device: a draft, or a change we couldn’t send yet. Signing out removes it from here.';
export const staySignedIn = 'Stay signed in';
export const signOutAnyway = 'Sign out anyway';
export const loading = 'Loading...';
export const staffPages = 'Staff pages';
