import { CX, CY } from '../canvas';
import { sizeOf } from '../food';
import { brothOf } from '../kinds';
import { num } from '../numbers';
import { fillet } from '../pieces';
import { circle, oval, path } from '../shapes';
import { garnish, or, withoutEgg, type Dish } from './dish';

export const salad = (dish: Dish): void => {
  const { canvas, mains, greens, small, citrus, white } = dish;
  canvas.plate(138, 118);
  canvas.add(circle(118, '#e4e6d6', CX, CY));
  const leaves = or(greens, ['lettuce', 'rocket']);
  canvas.strew(leaves, 40, { R: 100 }, CX, CY, { scale: 1.3 });
  canvas.strew(mains.slice(0, 4), 20, { R: 86 }, CX, CY, { scale: 1.16 });
  canvas.strew(leaves, 6, { R: 78 }, CX, CY, { scale: 1.05 });
  const crumbled = white[0] === 'feta';
  canvas.strew(white, crumbled ? 12 : 4, { R: 82 }, CX, CY, { scale: crumbled ? 1.1 : 0.8 });
  canvas.strew(citrus, 3, { R: 70 }, CX, CY, { scale: 0.95 });
  garnish(dish, 88, small.length > 0 ? 14 : 6);
  canvas.pepper(96, 14);
  canvas.shine(128);
};

const TUBE =
  '<rect x="-17" y="-7" width="34" height="17" rx="5" fill="#b27d29"/><rect x="-17" y="-8" width="34" height="16" rx="5" fill="#f2cd79"/>' +
  '<path d="M-14-4h26M-14 0h26M-14 4h26" stroke="#d9a648" stroke-width="1.5"/><ellipse cx="15" rx="3.4" ry="7" fill="#c08a30"/>';

const tubes = ({ canvas }: Dish): void => {
  for (const [x, y] of canvas.scatter(24, { R: 74 })) {
    canvas.add(`<g transform="translate(${num(CX + x)} ${num(CY + y)})rotate(${Math.round(canvas.random() * 360)})">${TUBE}</g>`);
  }
};

/** Long pasta, wound from the outside in. */
const nest = ({ canvas }: Dish): void => {
  let turns = '';
  for (let i = 0; i < 15; i++) {
    const radius = 84 - i * 5.4;
    const degrees = canvas.between(0, 360);
    const squeeze = canvas.between(0.84, 1.02);
    const x = CX + canvas.between(-4, 4);
    const y = CY + canvas.between(-4, 4);
    const d = `M${num(-radius)} 0A${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 0.5)} ${num(radius * 0.86)}`;
    turns +=
      `<g transform="translate(${num(x)} ${num(y)})rotate(${Math.round(degrees)})scale(1 ${num(squeeze)})">` +
      `<path d="${d}" stroke="#b98429" stroke-width="6"/><path d="${d}" stroke="${i % 3 ? '#f4d27c' : '#eabf5c'}" stroke-width="4.2"/></g>`;
  }
  canvas.add(`<g fill="none" stroke-linecap="round">${turns}</g>`);
};

export const pasta = (dish: Dish): void => {
  const { canvas, text, allText, mains, greens, citrus, white, hasCloth } = dish;
  canvas.plate(138, 104);
  const [dark, light] = brothOf(text, ['#e3b04a', '#f0c667']);
  canvas.sauce(94, dark, light, 0.05);
  if (/rigatoni|penne|orzo|gnocchi|macaroni/.test(allText)) tubes(dish);
  else nest(dish);
  canvas.strew(withoutEgg(mains).slice(0, 3), 12, { R: 70 }, CX, CY, { scale: 1.12 });
  canvas.strew(greens, 7, { R: 66 }, CX, CY, { scale: 0.95 });
  canvas.strew(white, white.includes('parmesan') ? 7 : 4, { R: 58 }, CX, CY, { scale: 0.9 });
  canvas.strew(citrus, 1, { R: 54 }, CX, CY);
  garnish(dish, 76, 8);
  canvas.pepper(90, 22);
  canvas.shine(128);
  if (!hasCloth) canvas.fork(52, 96, -4);
};

export const pancakes = (dish: Dish): void => {
  const { canvas, mains, hasCloth } = dish;
  canvas.plate(140, 112);
  for (const [dx, dy] of [
    [-16, 14],
    [14, 8],
    [-2, -8],
  ] as const) {
    const x = CX + dx;
    const y = CY + dy;
    canvas.add(
      circle(84, '#1a1206', x + 2, y + 6, ' opacity=".16"') +
        circle(84, '#b9742c', x, y) +
        circle(79, '#dd9a45', x - 1, y - 2) +
        circle(66, '#e8b061', x - 2, y - 4),
    );
  }
  const syrup = `M${CX - 34} ${CY - 34}q30-24 62 0 30 10 14 42 8 30-20 24-20 40-42 8-40 4-32-30-10-26 18-44z`;
  canvas.add(path(syrup, '#a9581a', ' opacity=".75"'));
  canvas.strew(or(mains.slice(0, 3), ['blueberry', 'raspberry']), 15, { R: 62 }, CX, CY, { scale: 1.25 });
  canvas.add(
    `<g transform="translate(${CX - 4} ${CY - 12})rotate(14)"><rect x="-16" y="-13" width="34" height="30" rx="4" fill="#d9a822"/>` +
      '<rect x="-16" y="-15" width="34" height="28" rx="4" fill="#fbe285"/></g>',
  );
  garnish(dish, 74, 6);
  canvas.shine(130);
  if (!hasCloth) canvas.fork(46, 92, -4);
};

export const fish = ({ canvas, allText, mains, greens, small, citrus }: Dish): void => {
  canvas.shadow(`<ellipse cx="${CX}" cy="${CY}" rx="172" ry="122"/>`);
  canvas.add(
    oval(172, 122, canvas.rim, CX, CY) +
      oval(168.5, 118.5, '#fdfcf7', CX, CY) +
      oval(140, 92, '#dfe0d6', CX, CY - 1) +
      oval(138, 90, '#f4f3ea', CX, CY),
  );
  const beside = mains.filter((name) => sizeOf(name) < 36 && name !== 'salmon' && name !== 'tuna');
  canvas.strew([...greens, ...beside].slice(0, 4), 32, { rx: 122, ry: 78 }, CX, CY, { scale: 1.15 });
  const isWhite = /cod|haddock|white fish|hake|bass/.test(allText);
  const [flesh, dark, fat] = isWhite ? ['#f6ead2', '#c99d5d', '#e3cb9e'] : ['#f08b5e', '#b9512c', '#fbc6a2'];
  if (mains.includes('asparagus')) {
    for (let i = 0; i < 3; i++) canvas.add(canvas.piece('asparagus', CX - 6 + i * 10, CY + 50 + i * 12, 4, 1.5));
  }
  for (const [x, y, degrees] of [
    [-40, -30, -14],
    [34, 22, -8],
  ] as const) {
    canvas.add(
      `<g transform="translate(${CX + x} ${CY + y})rotate(${degrees})">` +
        `<g opacity=".2" transform="translate(3 8)">${fillet('#1a1206', '#1a1206', '#1a1206', 74)}</g>${fillet(flesh, dark, fat, 74)}</g>`,
    );
  }
  const slice = citrus[0] ?? 'lemon';
  canvas.add(
    canvas.piece(slice, CX - 34, CY - 32, 10, 1.05) +
      canvas.piece(slice, CX + 44, CY + 20, 40, 1.05) +
      canvas.piece(slice, CX + 118, CY - 42, 0, 1.2),
  );
  canvas.strew(or(small, ['dill']), 12, { rx: 108, ry: 66 }, CX, CY, { shade: false, scale: 1.15 });
  canvas.pepper(80, 16);
};
