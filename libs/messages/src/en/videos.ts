/** Videos: the list, and the dialog that plays one. */
import { message } from './language';

export const title = 'Videos';
export const lead = 'Short ones, silent enough for a kitchen';
export const searchLabel = 'Search videos';
export const sortBy = 'Sort by';
export const sorts = { newest: 'Newest', oldest: 'Oldest', most_viewed: 'Most viewed', title: 'Title' };
export const sorted = { newest: 'Newest first', oldest: 'Oldest first', most_viewed: 'Most viewed first', title: 'By title' };
export const where = 'Part of Simmer';
export const everything = 'All';
export const tabs = { recipes: 'Recipes', 'meal-plan': 'Meal Planning', shopping: 'Shopping Lists' };
export const short = 'Under 2 min';
export const category = 'Category';
export const everyCategory = 'Every category';
export const removeTag = message('Remove tag {tag}');
export const count = message('{count, plural, one {1 video} other {# videos}}');
export const all = 'All videos';
export const loading = 'Loading videos';
export const loadingMore = 'Loading more videos...';
export const more = message('Show {count} more');
export const views = message('{count, plural, one {1 view} other {# views}}');

export const none = 'No videos available yet.';
export const noneHere = 'No videos available in this category yet.';
export const noneFound = message('No results found for "{query}"');
export const written = 'The same things are written down, with pictures.';
export const otherWords = 'Try other words, or take a filter back.';
export const clear = 'Clear Filters';
export const toHelp = 'Go to Knowledge Base';

export const invalid = 'Invalid Video';
export const invalidText = 'Invalid Video - This video cannot be displayed due to security restrictions.';
export const tellUs = 'Tell us about it';
export const gone = 'This video isn’t here any more.';
export const player = message('Player: {title}');
export const notPlaying = 'Doesn’t it play?';
export const watchAtProvider = 'Watch it on YouTube';
export const chapters = 'Chapters';
export const step = message('Step {number, number}');
export const now = 'In the recipe now';
export const openRecipe = message('Open {title}');
export const openAtStep = message('Open {title} at step {number, number}');
export const about = 'About this video';
export const tagged = 'Tags';

export const standIn = 'Stand-in film: this demo video has no recording. It shows its chapters instead.';
export const film = 'Stand-in film';
export const playFilm = 'Play';
export const pauseFilm = 'Pause';
export const again = 'Play again';
export const fullScreen = 'Full screen';
export const seek = 'Where in the video';
export const at = message('{time} of {length}');
