/** The page of a recipe of the community. */
import type { License } from '@simmer/contracts/constants';
import { message } from './language';

export const community = 'Community';
export const by = message('@{username}');
export const save = 'Save to my Simmer';
export const saving = 'Saving';
export const saved = message('{title} is in your recipes');
export const savedToTray = message('{title} waits in your tray until there’s room');
export const openCopy = 'Open my copy';
export const openTray = 'Open the tray';
export const startCooking = 'Start cooking';
export const share = 'Share';
export const copied = 'Link copied';
export const claims = 'What its cook says it is';
export const checked = 'checked against the ingredients';
export const readLabels = 'If you avoid an allergen, please check the labels.';
export const credit = 'Credit';
export const license = 'License';
export const licenses = {
  'cc-by-sa': { name: 'Share alike.', text: 'Cook it, change it, pass it on under the same license, and say whose it was.' },
  'cc-by-nc-sa': {
    name: 'Share alike, no shop.',
    text: 'Cook it, change it, pass it on under the same license, say whose it was, and don’t sell it.',
  },
  'cc-by': { name: 'Say whose it was.', text: 'Cook it, change it, pass it on, and name its cook.' },
  'all-rights-reserved': { name: 'All rights reserved.', text: 'Cook it and save a copy. For anything more, ask its cook.' },
} satisfies Record<License, { name: string; text: string }>;
export const comesFrom = 'Comes from';
export const published = 'Published';
export const day = message('{at, date, ::yMMMMd}');
export const ratings = 'Ratings';
export const noRatings = 'Nobody has rated it yet.';
export const ratedBy = message(
  '{count, plural, one {from 1 cook} other {from # cooks}}, one voice each. New recipes start near the middle, so one vote cannot crown them.',
);
export const ratingCount = message('{count, plural, one {1 rating} other {# ratings}}');
export const spread = 'How the ratings are spread';
export const yourRating = 'Your rating';
export const takeBack = 'Take it back';
export const signInToRate = 'Sign in to rate it';
export const notYourOwn = 'You cannot rate your own recipe.';
export const gone = 'This recipe is not on the table';
export const others = 'What else is on the table';
export const goneText = 'Its cook or our kitchen staff took it down. If you saved it before, your copy is still in your recipes.';
export const goToGallery = 'Go to Community Recipes';
export const didNotOpen = 'We couldn’t open this recipe';
