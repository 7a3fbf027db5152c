import type { Food } from './food-drawing';
import { line, path } from './shapes';
import { ball, chunk, cube, dollop, drumstickPiece, friedEgg, prawnPiece, sausagePiece, shaving, slab } from './pieces';

/** Meat, fish, cheese and eggs. */
export const proteins = {
  chicken: { draw: () => chunk('#dba04d', '#98612a', '#f2cd8c'), size: 25, role: 'main' },
  'chicken thigh': { draw: drumstickPiece, size: 56, role: 'main' },
  drumstick: { draw: drumstickPiece, size: 56, role: 'main' },
  beef: { draw: () => chunk('#8d4a2e', '#57281a', '#bd7d5a'), size: 25, role: 'main' },
  lamb: { draw: () => chunk('#93543b', '#5c2f21', '#c58a6c'), size: 25, role: 'main' },
  pork: { draw: () => chunk('#c88659', '#8b4f2c', '#ecc29b'), size: 25, role: 'main' },
  bacon: {
    draw: () => line('M-12 3q4-6 8 0t8 0 8-2', '#8f2f22', 6) + line('M-12 2q4-6 8 0t8 0 8-2', '#d9806a', 2),
    size: 26,
    role: 'main',
  },
  sausage: { draw: sausagePiece, size: 56, role: 'main' },
  meatball: { draw: () => ball(13, '#9a5a34', '#643319', '#cf9466'), size: 27, role: 'main' },
  salmon: { draw: () => chunk('#f08b5e', '#b9512c', '#fbc6a2'), size: 24, role: 'main' },
  tuna: { draw: () => chunk('#c9485a', '#8d2438', '#e88a95'), size: 24, role: 'main' },
  prawn: { draw: prawnPiece, size: 28, role: 'main' },
  tofu: { draw: () => cube('#f5e6bd', '#cf9f4d', '#fffaf0'), size: 20, role: 'main' },
  feta: { draw: () => path('M-6-4l8-3 5 6-4 6-8 1z', '#ddd8c6') + path('M-6-5l8-3 4 6-4 5-7 1z', '#fffdf6'), size: 13, role: 'white' },
  halloumi: { draw: () => slab('#f4dc9c', '#a9642a', '#c99546'), size: 36, role: 'main' },
  paneer: { draw: () => cube('#fbf0d3', '#d6a75b', '#fffdf5'), size: 20, role: 'main' },
  mozzarella: { draw: () => dollop('#fffdf5', '#e2ddcb'), size: 44, role: 'white' },
  parmesan: { draw: () => shaving('#fbf0cb', '#d9be7d'), size: 28, role: 'white' },
  egg: { draw: friedEgg, size: 42, role: 'main' },
  yogurt: { draw: () => dollop('#fffdf6', '#dcd6c3'), size: 46, role: 'white' },
  cream: { draw: () => dollop('#fffaf0', '#e0d6bf'), size: 46, role: 'white' },
} satisfies Record<string, Food>;
