import type { Style } from './typesetter';

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 52;
export const WIDTH = PAGE.width - 2 * MARGIN;
/** Where what is written ends; below stand the page's number and the recipe's name. */
export const BOTTOM = PAGE.height - 72;

/** Colors of the design's light theme (`libs/ui/src/styles/tokens.css`), as a printer has them. */
export const COLORS = { ink: '#142216', quiet: '#4b5748', line: '#d9dad1', keyline: '#7b8374', yolk: '#f9ce32' };

const style = (face: Style['face'], size: number, leading: number, color = COLORS.ink): Style => ({ face, size, leading, color });

export const STYLES = {
  cover: style('display', 58, 60),
  coverBy: style('body', 17, 24),
  chapter: style('display', 48, 52),
  page: style('display', 30, 34),
  title: style('display', 30, 32),
  lead: style('body', 11.5, 16.5, COLORS.quiet),
  label: style('body', 9, 12, COLORS.quiet),
  fact: style('display', 13.5, 16.5),
  heading: style('display', 14.5, 19),
  group: style('strong', 9.5, 13),
  ingredient: style('body', 10.5, 14),
  number: style('display', 16.5, 16.5),
  step: style('body', 11, 16),
  notes: style('body', 11, 16),
  small: style('body', 9, 12.5, COLORS.quiet),
  row: style('body', 11, 18),
  rowHeading: style('strong', 11.5, 20),
  pageNumber: style('strong', 9, 12),
} satisfies Record<string, Style>;

export const RIM = { width: 1.2, radius: 10 };
