import type { Food } from './food-drawing';
import { circle, line, oval } from './shapes';
import { ball, coin, frill, herb, leaf } from './pieces';

/** Tomatoes, leaves and herbs. */
export const greens = {
  tomato: {
    draw: () =>
      coin(12, '#b9301f', '#e1543b') +
      [0, 1, 2]
        .map(
          (i) =>
            `<g transform="rotate(${i * 120})">${oval(3, 3.8, '#f08c5f', 0, -4.8)}${circle(0.9, '#f9dc8d', -0.8, -5)}${circle(0.9, '#f9dc8d', 1, -4)}</g>`,
        )
        .join(''),
    size: 24,
    role: 'main',
  },
  cherry: { draw: () => ball(10, '#dd3f2c', '#ad2a1c', '#f7a48d'), size: 20, role: 'main' },
  spinach: { draw: () => leaf(9, 16, '#3f7d3c', '#86b564'), size: 26, role: 'green' },
  basil: { draw: () => leaf(9, 13, '#4b8f3d', '#9ccb6d'), size: 22, role: 'green' },
  chard: { draw: () => leaf(10, 18, '#2f6b3d', '#d6476b'), size: 28, role: 'green' },
  rocket: { draw: () => frill('#5f9a3d', '#a9cf77'), size: 26, role: 'green' },
  kale: { draw: () => frill('#336a3f', '#7ea873'), size: 28, role: 'green' },
  lettuce: { draw: () => `<g transform="scale(1.35)">${frill('#86b84d', '#d2e69b')}</g>`, size: 36, role: 'green' },
  cabbage: { draw: () => `<g transform="scale(1.2)">${frill('#9dc067', '#e3efba')}</g>`, size: 32, role: 'green' },
  parsley: { draw: () => herb('#3f8a3c', '#8cc06a'), size: 16, role: 'small' },
  coriander: { draw: () => herb('#57a043', '#a9d67d'), size: 16, role: 'small' },
  mint: { draw: () => leaf(6, 10, '#4f9a58', '#a6d6a0'), size: 16, role: 'small' },
  dill: { draw: () => line('M0 10V-8M0 4l6-6M0 4l-6-6M0-1l5-5M0-1l-5-5M0-5l3-4M0-5l-3-4', '#5a9440', 1.5), size: 16, role: 'small' },
  thyme: {
    draw: () =>
      line('M-10 6Q0 2 10-6', '#6b5a3a', 1.2) +
      [
        [-7, 2],
        [-3, 5],
        [1, -1],
        [4, 1],
        [8, -6],
      ]
        .map(([x, y]) => oval(2.6, 1.5, '#6f9a4d', x, y))
        .join(''),
    size: 20,
    role: 'small',
  },
  rosemary: {
    draw: () => line('M-13 7Q0 2 13-7M-8 5l-2-6M-3 3l-1-7M2 1l1-7M7-3l2-5M-6 4l2 5M0 2l3 5M5-1l4 4', '#4d7a48', 1.8),
    size: 24,
    role: 'small',
  },
  sage: { draw: () => leaf(5, 12, '#8aa37d', '#c6d5b8'), size: 18, role: 'small' },
  chive: { draw: () => line('M-9 3L9-3', '#4c8f3f', 2.6), size: 16, role: 'small' },
  spring: { draw: () => circle(4.6, '#6fae4f') + circle(2.7, '#d9ecb4') + circle(1.1, '#8fc262'), size: 11, role: 'small' },
} satisfies Record<string, Food>;
