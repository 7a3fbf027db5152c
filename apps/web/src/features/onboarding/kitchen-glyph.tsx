import type { Equipment } from '@simmer/starter';
import type { ReactNode } from 'react';

/* Drawn on the grid of the food glyphs: 24, one yolk area each. */
const drawings: Readonly<Record<Equipment, ReactNode>> = {
  stove: (
    <>
      <rect x="3" y="4" width="18" height="16" rx="2.5" />
      <circle className="y" cx="8.3" cy="9.3" r="2.6" />
      <circle cx="15.7" cy="9.3" r="2.2" />
      <circle cx="8.3" cy="15.6" r="1.8" />
      <circle cx="15.7" cy="15.2" r="2.4" />
    </>
  ),
  oven: (
    <>
      <rect x="4" y="3" width="16" height="18" rx="2" />
      <path className="y" d="M7 11.5h10V18H7z" />
      <path d="M4 8.5h16M8 5.8h.01M11 5.8h.01M16 5.8h.01" />
    </>
  ),
  freezer: (
    <>
      <rect x="5" y="2.5" width="14" height="19" rx="2" />
      <path className="y" d="M5 10h14v9.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" />
      <path d="M8.500 5v2.500M8.500 13v3" />
    </>
  ),
  blender: (
    <>
      <path d="M7.500 3h9l-1.300 11.500H8.800z" />
      <path className="y" d="M8.200 8.500h7.600l-.700 6H8.900z" />
      <path d="M8 18l.800-3.500h6.400L16 18v3H8zM12 18h.01M16.300 5h2.200v5" />
    </>
  ),
};

/** What stands in a kitchen. Decoration: the word stands below it. */
export const KitchenGlyph = ({ name }: { name: Equipment }) => (
  <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);
