import type { Aisle } from '@simmer/shopping-list';
import type { GlyphName } from '@simmer/ui';

export const AISLE_GLYPHS: Readonly<Record<Aisle, GlyphName>> = {
  produce: 'produce',
  bread: 'bakery',
  dairy: 'dairy',
  meat: 'meat',
  fish: 'fish',
  tins: 'tins',
  dry: 'dry',
  spices: 'spices',
  drinks: 'drinks',
  other: 'other',
};
