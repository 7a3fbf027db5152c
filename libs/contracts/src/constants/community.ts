/** What the author of a recipe can say of its kitchen. */
export const CUISINES = [
  'italian',
  'mexican',
  'asian',
  'american',
  'mediterranean',
  'indian',
  'french',
  'thai',
  'chinese',
  'japanese',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** What the author of a recipe can say of its diet. The first four can be checked against the ingredients, the others are the author's word. */
export const CLAIMED_DIETS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'healthy',
  'quick-and-easy',
] as const;
export type ClaimedDiet = (typeof CLAIMED_DIETS)[number];

export const COMMUNITY_SORTS = ['created_at', 'trending', 'following', 'rating_average', 'save_count'] as const;
export type CommunitySort = (typeof COMMUNITY_SORTS)[number];

/** Minutes that a recipe of the gallery may take at most, as the filter sends them. */
export const COOK_TIMES = ['15', '30', '60'] as const;
export type CookTime = (typeof COOK_TIMES)[number];

/** Recipes are counted exactly up to this many; of more it is said that there are more. */
export const COUNTED_EXACTLY = 1_000;

/** What the gallery is told of the ingredients of a recipe, for its search: lines, and characters of a line and of the food in it. */
export const PUBLIC_INGREDIENTS = { lines: 100, text: 200, name: 80 } as const;

/** Cooks that one cook can follow, mute or block, all together. */
export const MOST_RELATED_COOKS = 2_000;

/** What a cook's feed has: recipes of those they follow, what others say to them, and what became of their own. */
export const FEED_PARTS = ['recipes', 'answers', 'notices'] as const;
export type FeedPart = (typeof FEED_PARTS)[number];

/** Of each part of a feed so many new things are counted at most. */
export const MOST_NEW_IN_FEED = 100;

/** How often what is new in the feed comes by mail, and at which of these hours. */
export const FEED_MAIL_FREQUENCIES = ['never', 'daily', 'fridays'] as const;
export type FeedMailFrequency = (typeof FEED_MAIL_FREQUENCIES)[number];
export const FEED_MAIL_HOURS = [7, 17, 20] as const;
export type FeedMailHour = (typeof FEED_MAIL_HOURS)[number];

/** Of each part of a feed, things in one mail, and characters of what somebody wrote. */
export const FEED_MAIL_LIMITS = { items: 10, text: 200 } as const;

/** Characters of a comment and of a note on what came of a recipe; and how many of either one cook can write on one day. */
export const POST_LIMITS = { comment: 1_000, note: 500, perDay: 100, undoMinutes: 10 } as const;

/** What others may do with a published recipe beside cooking it and saving a copy. The first three are Creative Commons 4.0. */
export const LICENSES = ['cc-by-sa', 'cc-by-nc-sa', 'cc-by', 'all-rights-reserved'] as const;
export type License = (typeof LICENSES)[number];

/** A whole recipe, or its title and the way to the page that it is from. */
export const PUBLISHED_FORMS = ['recipe', 'link-card'] as const;
export type PublishedForm = (typeof PUBLISHED_FORMS)[number];

/** Characters of what a cook says of whose a published recipe is. */
export const CREDIT_LIMITS = { line: 120, comesFrom: 200 } as const;

/** How much of each stands on a cook's page. */
export const CHEF_PAGE_LIMITS = { mostSaved: 5, followers: 12, cookedLately: 3 } as const;

/** In so many days cooks are counted who cooked, saved or rated a recipe, to say why it is shown. */
export const LATELY_DAYS = 14;

/** Licenses under which a changed copy can be published, and those under which it keeps the license of the original. */
export const LICENSES_FOR_CHANGES = ['cc-by-sa', 'cc-by-nc-sa', 'cc-by'] as const satisfies readonly License[];
export const SHARE_ALIKE_LICENSES = ['cc-by-sa', 'cc-by-nc-sa'] as const satisfies readonly License[];

/** Published versions of other cooks that the page of a recipe names. */
export const FORKS_SHOWN = 3;

/** Lines of one offer, its bytes as JSON in UTF-8, offers that wait at one recipe, and offers that a cook makes on one day. */
export const OFFER_LIMITS = { lines: 20, bytes: 16 * 1024, open: 20, perDay: 20 } as const;

/** Addresses in one file of the site map. */
export const PUBLIC_PAGES_AT_ONCE = 1_000;
