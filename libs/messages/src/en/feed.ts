/** What is new for a cook in the community. */
import { message } from './language';

export const title = 'From your cooks';
export const community = 'Community';
export const newRecipes = message('{count, plural, one {1 new recipe} other {# new recipes}}');
export const newAnswers = message('{count, plural, one {1 new answer} other {# new answers}}');
export const newNotices = message('{count, plural, one {1 new notice} other {# new notices}}');
export const nothingNew = 'Nothing new since you were here';
export const allRead = 'All read';
export const whatIsNew = 'What is new';
export const parts = { recipes: 'New recipes', answers: 'Answers', notices: 'Notices' };
export const byDay = { recipes: 'New recipes by day', answers: 'Answers by day', notices: 'Notices by day' };
export const countNew = message('{count} new');
export const isNew = 'new';
export const loading = 'Loading what is new';
export const didNotLoad = 'We couldn’t load this';
export const someone = 'A cook';
export const published = message('published this at {time}');
export const made = message('made your {title}, {time}');
export const commented = message('commented on your {title}, {time}');
export const answered = message('answered you under {title}, {time}');
export const rated = message('Rated {average} by {count, plural, one {1 cook} other {# cooks}}');
export const answer = 'Answer';
export const openRecipe = 'Open the recipe';
export const outcomes = {
  hidden: message('{title} was hidden from others.'),
  warned: message('{title} was hidden, with a warning.'),
  banned: message('{title} was hidden, and you can’t publish for now.'),
  restored: message('Your appeal was heard: {title} is visible again.'),
  kept: message('Your appeal was looked at: {title} stays hidden.'),
  passed: message('{title} was looked at and is visible now.'),
};
export const offered = message('{cook} offers {changes, plural, one {1 change} other {# changes}} to your {title}.');
export const offerAnswered = message(
  '{taken, plural, =0 {{cook} kept {title} as it was and took none of your changes.} other {{cook} took {taken} of {changes, plural, one {1 change} other {# changes}} you offered into {title}.}}',
);
export const look = 'Look';
export const lookAt = message('Look at the decision about {title}');
export const lookAtOffer = message('Look at the changes to {title}');
export const endOfAnswers = 'That is all that others wrote to you.';
export const endOfNotices = 'Those are all notices.';
export const followTitle = 'Follow a cook or two';
export const followText = 'What they publish comes here, newest first, and nothing else does.';
export const explore = 'Explore Community Recipes';
export const showRecipes = 'Show their recipes';
export const follow = 'Follow';
export const following = 'Following';
export const followCook = message('Follow {username}');
export const noRecipesTitle = 'Nothing on the table yet';
export const noRecipes = 'The cooks you follow have published nothing yet. Their first recipe comes here by itself.';
export const noAnswersTitle = 'No answers yet';
export const noAnswers = 'What others write under your recipes and to your comments comes here.';
export const noNoticesTitle = 'No notices';
export const noNotices = 'What others offer to change in your recipes comes here, and what is decided about something that you published.';
export const youFollow = 'You follow';
