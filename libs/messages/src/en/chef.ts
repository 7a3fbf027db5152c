/** The page of a cook of the community. */
import { message } from './language';

export const community = 'Community';
export const at = message('@{username}');
export const description = message('What {username} cooks and shares.');
export const followers = 'Followers';
export const recipes = 'Recipes';
export const yourRecipes = 'Your recipes';
export const follow = 'Follow';
export const following = 'Following';
export const more = 'More: mute, block';
export const mute = 'Mute';
export const unmute = 'Unmute';
export const block = 'Block';
export const unblock = 'Unblock';
export const mutedNotice = message('You muted {username}. Recipes from this kitchen stay out of your lists. They aren’t told.');
export const blockedNotice = message('You blocked {username}. Neither of you sees anything of the other. They aren’t told.');
export const editProfile = 'Edit profile';
export const nothing = message('{username} has not served anything yet');
export const nothingText = message('Follow {username}, and the first recipe comes to you by itself.');
export const nothingOwn = 'You haven’t shared a recipe yet';
export const nothingOwnText = 'Open one of yours and share it: it stands here from then on.';
export const explore = 'Explore Community Recipes';
export const unknown = 'No cook at this address';
export const unknownText = 'Check the username, or find a cook by what they share.';
export const didNotOpen = 'We couldn’t open this page';
