import { num } from './numbers';
import { circle, line, oval, path } from './shapes';

/* One piece of each shape that foods come in, around 0,0: the dark underside, the body, the light from the upper left. */

export const ball = (r: number, c: string, dark: string, hi: string) =>
  circle(r, dark) +
  circle(r * 0.92, c, -r * 0.06, -r * 0.1) +
  line(`M${num(-r * 0.45)} ${num(-r * 0.42)}q${num(r * 0.3)} ${num(-r * 0.32)} ${num(r * 0.7)} ${num(-r * 0.16)}`, hi, num(r * 0.2));
export const coin = (r: number, rind: string, flesh: string, core?: string) =>
  circle(r, rind) + circle(r * 0.84, flesh) + (core ? circle(r * 0.42, core) : '');
export const leaf = (w: number, h: number, c: string, rib: string) =>
  path(`M0 ${-h}C${w} ${-h * 0.7} ${w * 1.1} ${h * 0.45} 0 ${h}C${-w * 1.1} ${h * 0.45} ${-w} ${-h * 0.7} 0 ${-h}`, c) +
  line(
    `M0 ${num(-h * 0.7)}V${num(h * 1.15)}M0 ${num(-h * 0.1)}l${num(w * 0.5)} ${num(-h * 0.28)}M0 ${num(h * 0.3)}l${num(-w * 0.5)} ${num(-h * 0.28)}`,
    rib,
    1.2,
  );
export const frill = (c: string, d: string) =>
  path('M0-15c4-2 6 2 5 5 5-1 7 3 4 6 4 1 5 6 1 8-1 4-6 4-8 2l-2 8-2-8c-3 2-8 1-8-3-4-1-4-6 0-8-3-3-1-7 4-6-1-4 2-6 6-4z', c) +
  line('M0-9V14M0-1l5-4M0 4l-5-4', d, 1.2);
export const herb = (c: string, d: string) => path('M0 2C-8 3-10-3-6-6c-3-5 1-9 6-6 5-3 9 1 6 6 4 3 2 9-6 8z', c) + line('M0 7V-7', d, 1.1);
export const chunk = (c: string, dark: string, hi: string) =>
  path('M-10-6q2-6 9-6 9-1 11 5 3 8-3 13-7 5-13 1-7-5-4-13z', dark) +
  path('M-9-7q2-5 8-5 8-1 10 4 2 6-3 10-6 3-11 0-6-4-4-9z', c) +
  line('M-5-8q4-2 8-1', hi, 2.2);
export const cube = (c: string, dark: string, hi: string) =>
  path('M-9-8h15l4 4V9H-6l-4-4z', dark) + path('M-9-9H7V6H-9z', c) + line('M-6-6h7', hi, 1.8);
export const slab = (c: string, mark: string, dark: string) =>
  `<rect x="-17" y="-9" width="34" height="19" rx="5" fill="${dark}"/><rect x="-17" y="-10" width="34" height="18" rx="5" fill="${c}"/>` +
  line('M-10-8l-4 14M-1-8l-4 14M8-8l-4 14', mark, 2.6);
export const bean = (c: string, hi: string) =>
  path('M-8 2c-2-7 4-10 9-7 6-2 10 3 7 7-3 5-6 2-8 1-3 4-7 4-8-1z', c) + line('M-4-1q3-3 6-2', hi, 1.6);
export const crescent = (c: string, dark: string, hi: string) =>
  path('M-17 4C-12-12 12-12 17 4 8-3-8-3-17 4z', dark) +
  path('M-16 2C-11-11 11-11 16 2 8-5-8-5-16 2z', c) +
  line('M-9-4q9-5 18 0', hi, 1.6);
export const petal = (c: string, d: string) => line('M-13 4Q0-10 13 4', d, 4.5) + line('M-12 3.4Q0-10 12 3.4', c, 3);
export const wheel = (rind: string, pith: string, seg: string, r = 15) => {
  let s = circle(r, rind) + circle(r - 1.8, pith);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.2,
      b = a + 0.6,
      q = r - 3.2;
    s += path(
      `M${num(Math.cos(a + 0.3) * 2)} ${num(Math.sin(a + 0.3) * 2)}L${num(Math.cos(a) * q)} ${num(Math.sin(a) * q)}A${num(q)} ${num(q)} 0 0 1 ${num(Math.cos(b) * q)} ${num(Math.sin(b) * q)}z`,
      seg,
    );
  }
  return s;
};
export const floret = (c: string, dark: string, hi: string, stem: string) =>
  path('M-3 4h6l2 11h-9z', stem) +
  circle(7, dark, -6, 0) +
  circle(7, dark, 6, 0) +
  circle(8, dark, 0, -5) +
  circle(5, c, -6, -2) +
  circle(5.4, c, 5, -2) +
  circle(6, c, 0, -7) +
  circle(1.4, hi, -6, -4) +
  circle(1.6, hi, 1, -9) +
  circle(1.3, hi, 6, -4) +
  circle(1.2, hi, -1, -3);
export const nut = (c: string, d: string) =>
  path('M-8 0c-1-5 3-7 6-5 2-3 8-2 9 2 3 4-1 8-5 7-4 3-10 0-10-4z', d) + line('M-5-1q3-3 5 0t6-1M-3 3q3-2 6 0', c, 1.9);
export const friedEgg = () =>
  path('M-22-3c0-14 12-21 24-18 13 3 20 14 16 26-4 13-17 17-27 13-9-3-13-11-13-21z', '#e9e4d3') +
  path('M-21-4c0-13 12-19 23-16 12 3 18 13 15 24-4 11-16 15-25 11-9-3-13-10-13-19z', '#fffdf4') +
  circle(10.5, '#e79a10', 0, 0) +
  circle(9.8, '#f8b81f', -0.4, -0.8) +
  line('M-5-4q3-4 8-2', '#fde29a', 2.4);
export const halfEgg = () =>
  oval(13, 16, '#e4dec9', 0.8, 1.2) +
  oval(13, 16, '#fffdf4') +
  circle(8, '#e58f12', 0, 2) +
  circle(7.2, '#f6ac1c', -0.4, 1.4) +
  line('M-3.5-1q3-2.4 6-1', '#fbd67a', 1.8);
export const prawnPiece = () =>
  line('M-11 6C-14-8 4-15 11-5 14 1 11 7 6 8', '#c8583a', 9) +
  line('M-11 6C-14-8 4-15 11-5 14 1 11 7 6 8', '#f09470', 7) +
  line('M-12-2l5 2M-7-9l3 5M1-11v5M8-8l-3 4', '#fbd3bd', 1.8) +
  path('M4 7l7 7-9-1z', '#d8664a');
export const dollop = (c: string, d: string) =>
  path('M-24 2c-3-13 9-22 22-19 13-3 26 6 24 18-1 12-14 18-25 16-11 2-20-5-21-15z', d) +
  path('M-23 0c-3-12 9-20 21-17 13-3 24 6 22 16-1 11-13 16-23 14-10 2-19-4-20-13z', c) +
  line('M-11 4c0-8 9-11 15-7 5 4 2 9-3 8', d, 2.2);
export const shaving = (c: string, d: string) =>
  path('M-14-3q12-8 28 0-3 4-6 3-10-4-16 2-5 0-6-5z', d) + path('M-14-4q12-8 28 0-4 3-7 2-9-3-15 2-4 0-6-4z', c);
export const mushroomPiece = () =>
  path('M-12 0C-13-13 13-13 12 0 9 4 5 1 4 2l1 9q-5 3-10 0l1-9C-5 1-9 4-12 0z', '#a77d5a') +
  path('M-10-1C-10-10 10-10 10-1 7 1 4-1 3 0l1 9q-4 2-8 0l1-9c-2-1-4 1-7-1z', '#ecd9bd') +
  line('M-6-3q6-4 12 0', '#b58e69', 1.5);
export const fillet = (c: string, d: string, fat: string, w = 66) =>
  path(
    `M${-w} 4C${-w + 4}-24 ${-w / 3}-34 ${w / 4}-28 ${w * 0.8}-24 ${w}-12 ${w} 0 ${w} 14 ${w * 0.6} 26 ${w / 5} 27 ${-w / 3} 30 ${-w} 26 ${-w} 4z`,
    d,
  ) +
  path(
    `M${-w + 1} 0C${-w + 4}-24 ${-w / 3}-33 ${w / 4}-28 ${w * 0.8}-24 ${w - 1}-13 ${w - 1}-3 ${w - 1} 10 ${w * 0.6} 20 ${w / 5} 21 ${-w / 3} 24 ${-w + 1} 20 ${-w + 1} 0z`,
    c,
  ) +
  [-0.62, -0.34, -0.06, 0.22, 0.5].map((k) => line(`M${num(w * k)}-20q10 8 6 18t4 18`, fat, 2.4)).join('');
export const berry = (c: string, d: string, hi: string) =>
  circle(7, d) + circle(6.4, c, -0.3, -0.6) + circle(2.2, d, 0, -1) + line('M-4-3q1-2 3-2.4', hi, 1.4);
export const strawberryPiece = () =>
  path('M0 13C-12 5-13-9-5-10q5-1 5 0t5 0C13-9 12 5 0 13z', '#cf2f34') +
  path('M-1 10C-10 3-11-8-5-9q5-1 5 0z', '#e2494a') +
  path('M-6-10q6-5 12 0-3 4-6 2-3 2-6-2z', '#5c9a3f') +
  (
    [
      [-4, -2],
      [3, -2],
      [0, 4],
      [-5, 3],
      [5, 3],
    ] as const
  )
    .map(([x, y]) => circle(0.9, '#f9dc9b', x, y))
    .join('');
const DRUPELETS = [
  [0, -5],
  [-5, -2],
  [5, -2],
  [-4, 4],
  [4, 4],
  [0, 1],
  [0, 8],
] as const;
export const bramble = (dark: string, light: string, r: number, lift: number) =>
  DRUPELETS.map(([x, y]) => circle(3.7, dark, x, y) + circle(r, light, x - 0.4, y - lift)).join('');
export const sausagePiece = () =>
  `<rect x="-27" y="-8" width="54" height="18" rx="9" fill="#7c3a1f"/><rect x="-27" y="-9" width="54" height="16" rx="8" fill="#a9552c"/>` +
  line('M-14-5l-4 8M-2-5l-4 8M10-5l-4 8M21-4l-3 6', '#6d3018', 2.2) +
  line('M-18-6H10', '#cf7d4c', 1.8);
export const drumstickPiece = () =>
  path('M-22 2C-24-18-2-24 10-12c6 6 8 6 18 6 8 0 8 11 0 11-9 0-12 1-16 7C4 22-20 20-22 2z', '#8f4d1c') +
  path('M-20 0C-22-17-2-22 9-11c5 6 8 6 18 6 6 0 6 7 0 7-9 0-13 1-17 7C3 18-18 16-20 0z', '#c97a2d') +
  path('M-13-3C-12-13 0-16 6-9 0-10-8-8-13-3z', '#e7a656') +
  oval(6, 4.5, '#f3e6cd', 30, 0);
export const asparagusSpear = () =>
  line('M-30 8Q0 2 24-6', '#4f7f38', 6) +
  line('M-30 7.4Q0 1 24-6.6', '#79ab4f', 3.6) +
  path('M20-10q10-4 15 0-5 7-14 7z', '#5a8a49') +
  line('M-14 2l5-3M-2 0l5-3M10-4l5-3', '#4f7f38', 1.8);
export const strips = (c: string, d: string) => line('M-12 6Q-4-10 12-6', d, 6.4) + line('M-12 5Q-4-10 12-7', c, 4.6);
export const seed = (c: string, d: string) => path('M-5 0q5-5 10 0-5 4-10 0z', d) + path('M-4.6-.4q5-4 9 0-5 3-9 0z', c);
