import { CX, CY } from './canvas';
import { circle, line } from './shapes';

const CRUMBS = [
  [-12, 40, 2.4],
  [6, 34, 1.6],
  [20, 44, 2],
  [-30, 28, 1.4],
  [34, 22, 1.8],
  [2, 52, 1.3],
] as const;

/** The clean plate of empty states, with a few crumbs: an SVG of 288 x 288 units. */
export const emptyPlate = (): string => {
  const crumbs = CRUMBS.map(([x, y, radius]) => `<circle cx="${CX + x}" cy="${CY + y}" r="${radius}"/>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 20 288 288">' +
    `<g fill="#0d140f" opacity=".16" transform="translate(3 8)">${circle(136, '#0d140f', CX, CY)}</g>` +
    circle(136, '#1c2a20', CX, CY) +
    circle(132.4, '#fdfcf7', CX, CY) +
    circle(99, '#dfe0d6', CX, CY - 1) +
    circle(96, '#f4f3ea', CX, CY) +
    line(`M${CX - 104} ${CY - 54}A118 118 0 0 1 ${CX - 38} ${CY - 110}`, '#fff', 3.4) +
    `<g fill="#c9934c">${crumbs}</g></svg>`
  );
};
