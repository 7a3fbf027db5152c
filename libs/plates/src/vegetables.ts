import type { Food } from './food-drawing';
import { circle, line, oval } from './shapes';
import { ball, bean, chunk, coin, crescent, floret, mushroomPiece, petal, asparagusSpear, strips } from './pieces';

/** Pulses and vegetables. */
export const vegetables = {
  chickpea: { draw: () => ball(8, '#e3b36a', '#b9823a', '#f7dfae'), size: 16, role: 'main' },
  lentil: { draw: () => oval(4.6, 3.4, '#8d5a2b') + oval(3.8, 2.5, '#a9703a', -0.4, -0.5), size: 9, role: 'main' },
  'black bean': { draw: () => bean('#3c2a33', '#8d7682'), size: 17, role: 'main' },
  'white bean': { draw: () => bean('#f0e3c2', '#fffaf0'), size: 17, role: 'main' },
  kidney: { draw: () => bean('#8d2b32', '#cf7d79'), size: 17, role: 'main' },
  bean: { draw: () => bean('#e9d6a8', '#fff6dd'), size: 17, role: 'main' },
  edamame: { draw: () => oval(7, 5, '#6fa83f') + oval(5.6, 3.6, '#93c65a', -0.5, -0.6), size: 14, role: 'main' },
  pea: { draw: () => ball(5.6, '#82b945', '#55892b', '#cfe8a0'), size: 11, role: 'main' },
  potato: { draw: () => chunk('#ecc46c', '#c08e36', '#f8e2a6'), size: 24, role: 'main' },
  'sweet potato': { draw: () => chunk('#e98237', '#b3541a', '#f7b377'), size: 24, role: 'main' },
  squash: { draw: () => crescent('#f0992f', '#b9641a', '#f9c77c'), size: 32, role: 'main' },
  pumpkin: { draw: () => crescent('#ef8b2c', '#b25a17', '#f8bf75'), size: 32, role: 'main' },
  carrot: { draw: () => coin(9, '#c9601a', '#ef8a31', '#f5ac5c'), size: 18, role: 'main' },
  parsnip: { draw: () => chunk('#f1dfae', '#c4a25b', '#fbf2d4'), size: 24, role: 'main' },
  beet: { draw: () => chunk('#a2275a', '#6c1440', '#d5638f'), size: 24, role: 'main' },
  'red onion': { draw: () => petal('#d79abb', '#8d2d63'), size: 26, role: 'main' },
  onion: { draw: () => petal('#f7ecd2', '#c9a86a'), size: 26, role: 'main' },
  shallot: { draw: () => petal('#eac9cf', '#a95e78'), size: 24, role: 'main' },
  leek: {
    draw: () => circle(10, '#6f9f54') + circle(8, '#cfe2a6') + circle(5.6, '#93b96a') + circle(3.8, '#eef5d2') + circle(1.4, '#a8c97e'),
    size: 20,
    role: 'main',
  },
  fennel: { draw: () => petal('#eef2d2', '#a5b877'), size: 26, role: 'main' },
  'red pepper': { draw: () => strips('#dc3b2a', '#a12318'), size: 26, role: 'main' },
  pepper: { draw: () => strips('#ef9d27', '#b9691a'), size: 26, role: 'main' },
  chilli: { draw: () => coin(4.6, '#b6211d', '#e2493a', '#f6d9a4'), size: 10, role: 'small' },
  corn: { draw: () => oval(4.6, 5.4, '#c98a12') + oval(3.8, 4.4, '#f5c83a', -0.4, -0.5), size: 10, role: 'main' },
  broccoli: { draw: () => floret('#4f8f3d', '#33692e', '#a5d084', '#9cbf6f'), size: 26, role: 'main' },
  cauliflower: { draw: () => floret('#f4ead0', '#d3b67c', '#c08a3c', '#dfe3b8'), size: 26, role: 'main' },
  mushroom: { draw: mushroomPiece, size: 24, role: 'main' },
  aubergine: {
    draw: () =>
      coin(13, '#43244f', '#d9b779', '#b98c4a') +
      circle(1.2, '#8f6a35', -5, 3) +
      circle(1.2, '#8f6a35', 5, -4) +
      circle(1.2, '#8f6a35', 4, 5),
    size: 27,
    role: 'main',
  },
  courgette: {
    draw: () => coin(11, '#3f7436', '#dfe7ab', '#cbd98e') + circle(1, '#9fb162', -3, 2) + circle(1, '#9fb162', 3, -2),
    size: 22,
    role: 'main',
  },
  cucumber: {
    draw: () =>
      coin(11, '#3d7a43', '#dcebb9', '#c4dc98') + circle(1, '#8fb26a', -2, 2) + circle(1, '#8fb26a', 2, -2) + circle(1, '#8fb26a', 2, 3),
    size: 22,
    role: 'main',
  },
  radish: { draw: () => coin(9, '#cf3263', '#fdf4f2', '#fbe5e6'), size: 18, role: 'main' },
  avocado: { draw: () => crescent('#cfdc80', '#5b7f33', '#eef2b4'), size: 32, role: 'main' },
  asparagus: { draw: asparagusSpear, size: 60, role: 'main' },
  'green bean': { draw: () => line('M-17 5Q0-6 17-3', '#4a7f34', 5) + line('M-17 4.4Q0-6 17-3.6', '#7db052', 3), size: 34, role: 'main' },
  olive: { draw: () => coin(6, '#3f3348', '#5d4a63', '#efe3c8'), size: 12, role: 'main' },
} satisfies Record<string, Food>;
