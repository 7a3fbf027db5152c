import './icons.css';
import type { ReactNode } from 'react';

/* Our own food glyphs: 24 grid, stroke 1.6, exactly one yolk area each (class y). */
const drawings = {
  breakfast: (
    <>
      <path d="M12 3.2c4.7 0 8.8 3.7 8.8 8.4 0 5.2-3.5 9.2-8.3 9.2-5.4 0-9.3-3.5-9.3-8.5 0-5.2 4-9.1 8.8-9.1z" />
      <circle className="y" cx="12.6" cy="11.6" r="3.6" />
    </>
  ),
  lunch: (
    <>
      <path className="y" d="M3 12h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8z" />
      <path d="M9 12c-1.5-4 .5-7.5 4.5-8 .8 3.5-.5 6-2.5 8M15 12c.2-2.5 1.5-4.5 4.5-5" />
    </>
  ),
  dinner: (
    <>
      <path className="y" d="M5 11h14v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z" />
      <path d="M2.5 13.500H5M19 13.500h2.500M4 11h16M7 11c0-2 2-3.5 5-3.500s5 1.5 5 3.500M12 7.500V5" />
    </>
  ),
  snack: (
    <>
      <path className="y" d="M12 8c-2-1.6-7-1.2-7 4.5 0 4 3 8 5 8 .8 0 1.2-.5 2-.5s1.2.5 2 .5c2 0 5-4 5-8C19 6.8 14 6.4 12 8z" />
      <path d="M12 8c0-2 .8-4 3-5" />
    </>
  ),
  dessert: (
    <>
      <path d="M3 12.5 15 4.500c3.3 0 6 3.5 6 8z" />
      <path className="y" d="M3 12.500h18V20H3z" />
      <path d="M3 16.200h18" />
    </>
  ),
  produce: (
    <>
      <path className="y" d="M9.5 9c3 .3 5.2 2.5 5.5 5.5-3 3.5-8 6-12 6.5.5-4 3-9 6.5-12z" />
      <path d="M13 10.5 15 4M14 11l6.5-2M13.5 10.500l6-6M7.5 14l2 2" />
    </>
  ),
  dairy: (
    <>
      <path d="M9 3h6v4l2 4v8a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-8l2-4z" />
      <path className="y" d="M7 13.500h10V19a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z" />
      <path d="M9 7h6" />
    </>
  ),
  bakery: (
    <>
      <path
        className="y"
        d="M3.5 10.500A4 4 0 0 1 7.5 6h9a4 4 0 0 1 2.5 7.200V18a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-4.800a3.6 3.6 0 0 1-1.5-2.700z"
      />
      <path d="M9 10l2.2 2.200M13.5 10l2.2 2.2" />
    </>
  ),
  meat: (
    <>
      <path className="y" d="M13.5 3.500c4 0 7 3 7 6.500s-3 7-6.5 7c-1.4 0-2.6-.3-3.6-1L8.5 14c-.7-1-1-2.2-1-3.6 0-3.6 2.5-6.9 6-6.900z" />
      <path d="M9.3 15 6.5 17.700a1.9 1.9 0 1 0-1.4 1.3 1.9 1.9 0 1 0 2.7-.2L10.4 16" />
    </>
  ),
  fish: (
    <>
      <path className="y" d="M2.5 12c3.5-5.5 10-6.5 15-1l4-3.500v9L17.5 13c-5 5.5-11.5 4.5-15-1z" />
      <path d="M7 11.300h.01M12 8.700c1.2 2 1.2 4.5 0 6.6" />
    </>
  ),
  tins: (
    <>
      <path className="y" d="M6 9.500c0 1.3 2.7 2.3 6 2.300s6-1 6-2.300v5.500c0 1.3-2.7 2.3-6 2.300s-6-1-6-2.300z" />
      <ellipse cx="12" cy="5.2" rx="6" ry="2.2" />
      <path d="M6 5.200v13.400c0 1.3 2.7 2.3 6 2.300s6-1 6-2.300V5.2" />
    </>
  ),
  jar: (
    <>
      <path d="M8 3h8v3H8zM8.5 6C7.5 6.5 7 7.5 7 9v10a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2V9c0-1.5-.5-2.5-1.5-3" />
      <path className="y" d="M7 11.500h10v6H7z" />
    </>
  ),
  drinks: (
    <>
      <path className="y" d="M6.4 12h11.200l-.9 8.200a1 1 0 0 1-1 .8H8.300a1 1 0 0 1-1-.8z" />
      <path d="M6 8h12l-1.3 12.200a1 1 0 0 1-1 .8H8.300a1 1 0 0 1-1-.8zM12 8l1.8-5H17" />
    </>
  ),
  dry: (
    <>
      <path className="y" d="M5.500 9.500h13L19.500 20a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1z" />
      <path d="M5.500 9.500 7.500 3h9l2 6.500M7.500 3l2 3h5l2-3M9 15h6" />
    </>
  ),
  spices: (
    <>
      <path className="y" d="M8 11h8l1.500 9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1z" />
      <path d="M8 11V7a4 4 0 0 1 8 0v4zM10.500 7h.01M13.500 7h.01M12 9h.01" />
    </>
  ),
  frozen: (
    <>
      <path className="y" d="M12 6.500 16.800 9.250v5.500L12 17.500l-4.800-2.750v-5.500z" />
      <path d="M12 2.500v19M3.800 7.250l16.400 9.500M20.200 7.250 3.800 16.750M9.800 3.800 12 6l2.200-2.200M9.800 20.200 12 18l2.200 2.200" />
    </>
  ),
  household: (
    <>
      <path className="y" d="M7 11.500h8V20a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z" />
      <path d="M9 8h4v3.500H9zM7 11.500h8V20a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zM8 4.500h5.500V8H9.500zM13.500 5h2.500M19 4v.01M19.500 7v.01M18.500 10v.01" />
    </>
  ),
  other: (
    <>
      <path className="y" d="M3.500 10.500h17l-1.800 8.700a1.600 1.600 0 0 1-1.500 1.300H6.800a1.600 1.600 0 0 1-1.500-1.300z" />
      <path d="M8 10.500 11 4M16 10.500 13 4M9.500 14v3M14.500 14v3" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof drawings;

export const glyphNames = Object.keys(drawings) as GlyphName[];

/** A food glyph for a meal or an aisle, 28 px. Decoration: the word stands beside it. */
export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);
