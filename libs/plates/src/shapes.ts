import { num } from './numbers';

/* The four marks that every drawing is made of, around 0,0 unless a place is given. */

export const circle = (radius: number, fill: string, x = 0, y = 0, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${extra}/>`;

export const oval = (rx: number, ry: number, fill: string, x = 0, y = 0, transform = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${transform ? ` transform="${transform}"` : ''}/>`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;

export const line = (d: string, stroke: string, width: number | string, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
