/**
 * The specification's business constants. They know no schema, so that the web can use them without loading one. Tables stand in files of
 * their own: the first load of the app goes without those that its first screens do not use.
 */
export * from './constants/audit';
export * from './constants/billing';
export * from './constants/community';
export * from './constants/contact';
export * from './constants/diets';
export * from './constants/durations';
export * from './constants/file-reasons';
export * from './constants/files';
export * from './constants/help';
export * from './constants/library';
export * from './constants/lists';
export * from './constants/meal-plan';
export * from './constants/moderation';
export * from './constants/native';
export * from './constants/people';
export * from './constants/product';
export * from './constants/public-pages';
export * from './constants/recipe-limits';
export * from './constants/search';
export * from './constants/share-links';
export * from './constants/staff-pages';
export * from './constants/videos';
