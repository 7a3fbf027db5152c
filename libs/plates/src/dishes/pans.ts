import { CX, CY } from '../canvas';
import { sizeOf } from '../food';
import { brothOf } from '../kinds';
import { num, pick } from '../numbers';
import { friedEgg } from '../pieces';
import { circle, line } from '../shapes';
import { garnish, hasEgg, or, withoutEgg, type Dish } from './dish';

const centred = (halfWidth: number, top: number, height: number, radius: number, fill?: string): string =>
  `<rect x="${CX - halfWidth}" y="${CY - top}" width="${halfWidth * 2}" height="${height}" rx="${radius}"${fill ? ` fill="${fill}"` : ''}/>`;

const BIG_PLACES = [
  [-82, -38],
  [4, -44],
  [84, -30],
  [-70, 42],
  [20, 38],
  [92, 46],
] as const;

export const roast = ({ canvas, mains, greens, small, citrus, white }: Dish): void => {
  const enamel = pick(canvas.random, ['#fdfcf7', '#fdfcf7', '#33413a', '#315a88']);
  const light = enamel === '#fdfcf7';
  canvas.shadow(centred(168, 124, 248, 40));
  canvas.add(
    centred(168, 124, 248, 40, canvas.rim) +
      centred(164, 120, 240, 36, enamel) +
      centred(150, 106, 212, 26, light ? '#e4dcc6' : '#1f2a24') +
      centred(146, 100, 202, 22, light ? '#efe3c4' : '#2a362f'),
  );
  const big = mains.filter((name) => sizeOf(name) > 40);
  const base = or(mains.filter((name) => sizeOf(name) <= 40).slice(0, 4), ['potato', 'carrot']);
  const juices = canvas
    .scatter(16, { w: 122, h: 78 })
    .map(
      ([x, y]) =>
        `<ellipse cx="${num(CX + x)}" cy="${num(CY + y)}" rx="${num(canvas.between(16, 34))}" ry="${num(canvas.between(9, 18))}"/>`,
    )
    .join('');
  canvas.add(`<g fill="#b9742c" opacity=".28">${juices}</g>`);
  canvas.strew(base, base.some((name) => sizeOf(name) < 20) ? 46 : 40, { w: 136, h: 90 }, CX, CY, { scale: 1.6 });
  canvas.strew(greens, 6, { w: 118, h: 76 }, CX, CY, { scale: 1.2 });
  if (big.length > 0) {
    BIG_PLACES.slice(0, big[0] === 'asparagus' ? 6 : 5).forEach(([x, y], i) => {
      canvas.add(`<ellipse cx="${CX + x + 2}" cy="${CY + y + 7}" rx="36" ry="22" fill="#1a1206" opacity=".2"/>`);
      const degrees = canvas.between(-40, 40) + (i % 2 ? 160 : 0);
      canvas.add(canvas.piece(big[i % big.length] as string, CX + x, CY + y, degrees, 1.5));
    });
  }
  canvas.strew(citrus, 5, { w: 122, h: 80 }, CX, CY, { scale: 1.3 });
  canvas.strew(or(small, ['thyme']), 10, { w: 128, h: 84 }, CX, CY, { shade: false, scale: 1.15 });
  canvas.strew(white, white[0] === 'feta' ? 9 : 3, { w: 116, h: 74 }, CX, CY, { scale: 0.9 });
};

export const stew = (dish: Dish): void => {
  const { canvas, text, mains, greens, citrus, white } = dish;
  const pot = pick(canvas.random, ['#b23a2a', '#2f6a45', '#27508f', '#1f2c25', '#d69a12']);
  const radius = 122;
  const degrees = canvas.between(-30, 30);
  canvas.shadow(circle(radius, '#000', CX, CY));
  const hole = (x: number) => `<rect x="${x}" y="${CY - 17}" width="16" height="34" rx="8" fill="#16211a" opacity=".35"/>`;
  canvas.add(
    `<g transform="rotate(${num(degrees)} ${CX} ${CY})"><rect x="${CX - radius - 30}" y="${CY - 30}" width="${radius * 2 + 60}" height="60" rx="22" fill="${pot}"/>` +
      `${hole(CX - radius - 18)}${hole(CX + radius + 2)}</g>`,
  );
  canvas.add(circle(radius, pot, CX, CY) + circle(radius - 9, '#f4efe0', CX, CY) + circle(radius - 15, '#d8cfb8', CX, CY));
  const [dark, light] = brothOf(text, ['#b5642a', '#cb7d3a']);
  canvas.add(circle(radius - 17, dark, CX, CY));
  canvas.sauce(radius - 24, light, null, 0.04);
  canvas.strew(or(mains.slice(0, 4), ['potato', 'carrot']), 26, { R: 84 }, CX, CY, { scale: 1.22 });
  canvas.strew(greens, 8, { R: 76 }, CX, CY, { scale: 0.95 });
  if (white[0] === 'feta' || white[0] === 'parmesan') canvas.strew(white, 8, { R: 70 }, CX, CY);
  else if (white[0]) {
    const x = CX + canvas.between(-26, 26);
    const y = CY + canvas.between(-20, 20);
    canvas.add(canvas.piece(white[0], x, y, canvas.random() * 90, 1.05));
  }
  canvas.strew(citrus, 3, { R: 66 }, CX, CY);
  garnish(dish, 80, 12);
  canvas.pepper(92, 14);
  canvas.add(line(`M${CX - 96} ${CY - 52}A110 110 0 0 1 ${CX - 36} ${CY - 103}`, '#fff', 3.4, ' opacity=".5"'));
};

const panColours = (allText: string): [dark: string, light: string] => {
  if (/green|spinach|chard|kale/.test(allText)) return ['#5f8f38', '#86ad4d'];
  if (/tomato|pepper|harissa|shakshuka/.test(allText)) return ['#b8361c', '#d4532d'];
  return ['#d9a53c', '#efc15a'];
};

/** Eggs in a pan. */
export const breakfast = (dish: Dish): void => {
  const { canvas, allText, mains, greens, white } = dish;
  const radius = 124;
  canvas.shadow(circle(radius, '#000', CX, CY));
  canvas.add(
    `<g transform="rotate(${num(canvas.between(28, 52))} ${CX} ${CY})"><rect x="${CX + radius - 12}" y="${CY - 15}" width="150" height="30" rx="13" fill="#1f2a24"/>` +
      `<rect x="${CX + radius + 4}" y="${CY - 7}" width="110" height="6" rx="3" fill="#4a5a50"/></g>` +
      circle(radius, '#1f2a24', CX, CY) +
      circle(radius - 7, '#38463e', CX, CY) +
      circle(radius - 14, '#2a362f', CX, CY),
  );
  const [dark, light] = panColours(allText);
  canvas.sauce(radius - 20, dark, light, 0.04);
  canvas.strew(withoutEgg(mains).slice(0, 3), 20, { R: 84 }, CX, CY, { scale: 1.05 });
  canvas.strew(greens, 9, { R: 80 }, CX, CY, { scale: 0.95 });
  const eggs = [
    [-42, -30],
    [40, -36],
    [48, 38],
    [-34, 44],
  ] as const;
  for (const [x, y] of hasEgg(dish) ? eggs : []) {
    canvas.add(
      circle(34, '#1a1206', CX + x + 2, CY + y + 5, ' opacity=".16"') +
        `<g transform="translate(${CX + x} ${CY + y})rotate(${Math.round(canvas.random() * 360)})scale(1.62)">${friedEgg()}</g>`,
    );
  }
  canvas.strew(white, white[0] === 'feta' ? 12 : 2, { R: 80 }, CX, CY, { scale: 0.85 });
  garnish(dish, 88, 14);
  canvas.pepper(96, 24);
};
