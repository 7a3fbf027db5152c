import type { CommunityRecipe } from '@simmer/contracts';

/** The recipe under which something stands. */
export interface UnderRecipe {
  card: CommunityRecipe;
  /** Whether it is the reader's. */
  isOwn: boolean;
}
