/** The pages that everybody may see and search engines may list, beside those of recipes, cooks and help articles. */
export const PUBLIC_PAGES = [
  '/',
  '/app/community',
  '/plans',
  '/knowledge-base',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
] as const;
