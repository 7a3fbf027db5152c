import type { FoodAisle } from '@simmer/foods';
import { type Aisle, isOwnAisle } from '@simmer/shopping-list';
import type { GlyphName } from '@simmer/ui';

const AISLE_GLYPHS: Readonly<Record<FoodAisle, GlyphName>> = {
  produce: 'produce',
  bread: 'bakery',
  dairy: 'dairy',
  meat: 'meat',
  fish: 'fish',
  tins: 'tins',
  dry: 'dry',
  spices: 'spices',
  drinks: 'drinks',
  frozen: 'frozen',
  household: 'household',
  other: 'other',
};

export const aisleGlyph = (aisle: Aisle): GlyphName => (isOwnAisle(aisle) ? 'other' : AISLE_GLYPHS[aisle]);
