import type { CommunityRecipe } from '@simmer/contracts';

export const chefAddress = (username: string): string => `/app/community/chef/${username}`;
export const recipeAddress = (slug: string): string => `/app/community/recipe/${slug}`;

/** Where a card leads: of a link card the recipe stands on another page. */
export const addressOf = ({ source_url, slug }: CommunityRecipe): string => source_url ?? recipeAddress(slug);
