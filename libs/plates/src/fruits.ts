import type { Food } from './food-drawing';
import { line, oval, path } from './shapes';
import { ball, bean, berry, coin, crescent, nut, bramble, seed, strawberryPiece, wheel } from './pieces';

/** Fruit, nuts, seeds and sweets. */
export const fruits = {
  lemon: { draw: () => wheel('#eec02a', '#fdf1bf', '#f7d54f'), size: 30, role: 'citrus' },
  lime: { draw: () => wheel('#6fa038', '#eff5c9', '#b6d264'), size: 30, role: 'citrus' },
  orange: { draw: () => wheel('#e07d1c', '#fbe2b5', '#f5a034'), size: 30, role: 'citrus' },
  apple: { draw: () => crescent('#f8efcd', '#c23a2e', '#fffaf0'), size: 32, role: 'main' },
  pear: { draw: () => crescent('#f6efcb', '#93a843', '#fffbe6'), size: 32, role: 'main' },
  plum: { draw: () => crescent('#d9577a', '#5e2350', '#f3a3b2'), size: 32, role: 'main' },
  peach: { draw: () => crescent('#f7b354', '#d3512f', '#fde0a8'), size: 32, role: 'main' },
  rhubarb: { draw: () => line('M-14 4L14-4', '#a82c4d', 9) + line('M-14 3L14-5', '#de6f83', 5.6), size: 32, role: 'main' },
  banana: { draw: () => coin(9, '#e3c25f', '#fbedbc', '#efd58d'), size: 18, role: 'main' },
  blueberry: { draw: () => berry('#5a6bab', '#36437d', '#b4c0ea'), size: 14, role: 'main' },
  strawberry: { draw: strawberryPiece, size: 24, role: 'main' },
  raspberry: { draw: () => bramble('#b7244f', '#d84a70', 2.6, 0.7), size: 18, role: 'main' },
  blackberr: {
    draw: () => `<g>${bramble('#33193f', '#5e3a6d', 2.4, 0.8)}</g>`,
    size: 18,
    role: 'main',
  },
  date: {
    draw: () => path('M-13 1C-12-8 12-8 13 1 10 8-10 8-13 1z', '#5a2d18') + line('M-8-2q8-4 16 0', '#93572f', 2),
    size: 26,
    role: 'main',
  },
  walnut: { draw: () => nut('#d8a766', '#94602c'), size: 17, role: 'small' },
  pecan: { draw: () => nut('#c98a4b', '#7c441d'), size: 17, role: 'small' },
  almond: { draw: () => seed('#f6e3bb', '#c3915a'), size: 10, role: 'small' },
  pistachio: { draw: () => seed('#a9c066', '#6d7f38'), size: 10, role: 'small' },
  hazelnut: { draw: () => ball(5, '#d09a5b', '#95602c', '#f0cf9d'), size: 10, role: 'small' },
  peanut: { draw: () => seed('#e5b873', '#b27d38'), size: 10, role: 'small' },
  cashew: { draw: () => bean('#f0dbab', '#fff6df'), size: 17, role: 'small' },
  sesame: { draw: () => oval(2.4, 1.4, '#f6e7c3'), size: 5, role: 'small' },
  'pumpkin seed': { draw: () => seed('#8da05a', '#5c6d33'), size: 10, role: 'small' },
  pomegranate: { draw: () => oval(3.4, 4.2, '#9d1836') + oval(2.2, 2.8, '#d53a5a', -0.4, -0.6), size: 8, role: 'small' },
  raisin: { draw: () => oval(4, 3, '#4a2a26'), size: 8, role: 'small' },
  chocolate: { draw: () => path('M-7-5l9-2 5 7-6 6-8-2z', '#3f2115') + path('M-6-4l7-2 4 5-5 4-6-1z', '#6b3b24'), size: 14, role: 'small' },
  crumb: { draw: () => path('M-4-2l5-2 3 4-4 3-4-1z', '#c8934c'), size: 8, role: 'small' },
  caper: { draw: () => ball(3.6, '#7f9150', '#556430', '#c6d09c'), size: 7, role: 'small' },
} satisfies Record<string, Food>;
