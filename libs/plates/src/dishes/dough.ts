import { CX, CY } from '../canvas';
import { num, TURN } from '../numbers';
import { ball } from '../pieces';
import { circle, line, path } from '../shapes';
import { garnish, or, withoutEgg, type Dish } from './dish';

const PARCEL =
  '<path d="M-36 12Q-32-30 0-30T36 12Q30 26 0 26T-36 12z" fill="#1a1206" opacity=".16" transform="translate(2 6)"/>' +
  '<path d="M-36 12Q-32-30 0-30T36 12Q30 26 0 26T-36 12z" fill="#c9a468"/><path d="M-33 10Q-29-27 0-27T33 10Q27 22 0 22T-33 10z" fill="#f4e6c3"/>' +
  '<path d="M-26 2l5 8M-15-8l4 9M-3-12l1 9M10-10l-2 9M22-2l-5 8" fill="none" stroke="#d9bd86" stroke-width="3" stroke-linecap="round"/>' +
  '<path d="M-20 15Q0 22 20 15" fill="none" stroke="#c98f45" stroke-width="4" stroke-linecap="round" opacity=".6"/>';

/** Where seven lie on a plate. */
const SEVEN = [
  [0, 0],
  ...Array.from({ length: 6 }, (_, i) => [Math.cos((i / 6) * TURN) * 70, Math.sin((i / 6) * TURN) * 66] as const),
] as const;

/** Pleated parcels; round ones where they are boiled or sweet. */
export const dumplings = (dish: Dish): void => {
  const { canvas, allText, mains, greens } = dish;
  canvas.plate(138, 116);
  const isRound = /knödel|klöße|klösse|matzo|plum|apricot|bread dumpling|potato dumpling/.test(allText);
  const parcel = isRound ? ball(30, '#f1dfb6', '#c9a468', '#fffaf0') : PARCEL;
  for (const [x, y] of SEVEN) {
    const shade = isRound ? circle(30, '#1a1206', CX + x + 2, CY + y + 7, ' opacity=".16"') : '';
    canvas.add(
      `${shade}<g transform="translate(${num(CX + x)} ${num(CY + y)})rotate(${Math.round(canvas.between(-40, 40))})">${parcel}</g>`,
    );
  }
  const fillings = withoutEgg(mains).slice(0, 2);
  canvas.strew(fillings, 6, { R: 100 }, CX, CY, { scale: 0.8 });
  canvas.strew(greens, 5, { R: 100 }, CX, CY, { scale: 0.8 });
  if (isRound) canvas.strew(['crumb'], 22, { R: 92 }, CX, CY, { shade: false });
  else garnish(dish, 92, 12);
  canvas.shine(128);
};

/** Short uneven noodles, with cheese and onions. */
export const spaetzle = (dish: Dish): void => {
  const { canvas, mains, greens, white, hasCloth } = dish;
  canvas.plate(138, 108);
  canvas.sauce(96, '#dcae4c', '#edc76b', 0.05);
  let dark = '';
  let light = '';
  for (const [x, y] of canvas.scatter(70, { R: 84 })) {
    const angle = canvas.random() * TURN;
    const [dx, dy] = [Math.cos(angle) * 11, Math.sin(angle) * 11];
    const d = `M${num(CX + x - dx)} ${num(CY + y - dy)}q${num(dx + dy * 0.5)} ${num(dy - dx * 0.5)} ${num(dx * 2)} ${num(dy * 2)}`;
    dark += d;
    light += d;
  }
  canvas.add(line(dark, '#c08a30', 8.4) + line(light, '#f7dc91', 6));
  canvas.strew(or(withoutEgg(mains).slice(0, 3), ['onion']), 14, { R: 74 }, CX, CY);
  canvas.strew(greens, 5, { R: 70 }, CX, CY, { scale: 0.9 });
  canvas.strew(or(white, ['parmesan']), 5, { R: 62 }, CX, CY, { scale: 0.8 });
  garnish(dish, 80, 10);
  canvas.pepper(86, 16);
  canvas.shine(128);
  if (!hasCloth) canvas.fork(52, 96, -4);
};

/** Thin and brittle, with seeds, in three rows. */
export const crackers = (dish: Dish): void => {
  const { canvas, small } = dish;
  canvas.plate(140, 124);
  const seeds = or(small, ['sesame', 'pumpkin seed']).slice(0, 3);
  for (const [at, x, y] of [
    [0, -58, -50],
    [1, 6, -64],
    [2, 66, -34],
    [3, -72, 18],
    [4, -4, 4],
    [5, 62, 36],
    [6, -34, 74],
    [7, 26, 78],
  ] as const) {
    const degrees = Math.round(canvas.between(-24, 24)) + (at % 2 ? 8 : -8);
    canvas.add(
      `<g transform="translate(${CX + x} ${CY + y})rotate(${degrees})">` +
        '<rect x="-33" y="-25" width="68" height="54" rx="5" fill="#1a1206" opacity=".16"/>' +
        '<rect x="-34" y="-28" width="68" height="54" rx="5" fill="#a96f33"/><rect x="-33" y="-28" width="66" height="51" rx="4" fill="#d9a55c"/></g>',
    );
    canvas.strew(seeds, 7, { w: 22, h: 16 }, CX + x, CY + y, { shade: false, scale: 0.9 });
  }
  canvas.shine(130);
};

const fillingOf = (allText: string): [dark: string, light: string] => {
  if (/apple|pear|peach|apricot/.test(allText)) return ['#c9761f', '#e6a040'];
  if (/berry|berries|cherr|plum|rhubarb/.test(allText)) return ['#6f1838', '#9c2d50'];
  if (/pumpkin|squash|sweet potato/.test(allText)) return ['#b9641a', '#dc8a34'];
  return ['#8f5526', '#b9772f'];
};
const IS_SWEET = /apple|pear|peach|apricot|berry|berries|cherr|plum|rhubarb|lemon|pecan|chocolate|pumpkin/;

/** Under strips of pastry when it is sweet, under a lid when it is not. */
export const pie = ({ canvas, allText, mains }: Dish): void => {
  const radius = 128;
  canvas.shadow(circle(radius, '#000', CX, CY));
  let crust = '';
  for (let i = 0; i < 34; i++) {
    const angle = (i / 34) * TURN;
    crust += circle(14, i % 2 ? '#cf9448' : '#dfae62', CX + Math.cos(angle) * (radius - 12), CY + Math.sin(angle) * (radius - 12));
  }
  canvas.add(circle(radius - 4, '#a86a2a', CX, CY) + crust);
  if (!IS_SWEET.test(allText)) {
    canvas.add(circle(radius - 22, '#c98d42', CX, CY) + circle(radius - 27, '#e2b066', CX - 2, CY - 3));
    const cuts = Array.from({ length: 6 }, (_, i) => {
      const [x, y] = [Math.cos((i / 6) * TURN), Math.sin((i / 6) * TURN)];
      return `M${num(CX + x * 22)} ${num(CY + y * 22)}L${num(CX + x * 62)} ${num(CY + y * 62)}`;
    }).join('');
    canvas.add(line(cuts, '#8f5526', 6) + line(cuts, '#6b3a17', 3));
    return canvas.pepper(96, 10, '#a86a2a');
  }
  const [dark, light] = fillingOf(allText);
  canvas.add(circle(radius - 24, dark, CX, CY) + circle(radius - 28, light, CX, CY + 2));
  canvas.strew(withoutEgg(mains).slice(0, 2), 20, { R: 84 }, CX, CY, { scale: 1.1 });
  let strips = '';
  for (const at of [-72, -36, 0, 36, 72]) {
    const half = Math.sqrt(100 ** 2 - at ** 2);
    strips += `M${num(CX - half)} ${CY + at}H${num(CX + half)}M${CX + at} ${num(CY - half)}V${num(CY + half)}`;
  }
  canvas.add(`<g transform="rotate(28 ${CX} ${CY})">${line(strips, '#b97a37', 16)}${line(strips, '#e6b76c', 12)}</g>`);
};

/** Cut in eight. */
export const pizza = (dish: Dish): void => {
  const { canvas, allText, mains, greens, small } = dish;
  const radius = 134;
  canvas.shadow(circle(radius, '#000', CX, CY));
  canvas.add(circle(radius, '#a9692c', CX, CY) + circle(radius - 4, '#dca45a', CX - 1, CY - 2));
  const isWhite = /bianca|white pizza|flammkuchen/.test(allText);
  canvas.sauce(112, isWhite ? '#e9d6a8' : '#b8361c', isWhite ? '#f6ecd0' : '#cf4d2c', 0.02);
  for (const [x, y] of canvas.scatter(12, { R: 84 })) {
    const size = canvas.between(15, 24);
    canvas.add(circle(size, '#ecd694', CX + x, CY + y) + circle(size - 4, '#fbf0cb', CX + x - 1, CY + y - 1));
  }
  canvas.strew(or(withoutEgg(mains).slice(0, 4), ['tomato']), 16, { R: 92 }, CX, CY, { scale: 0.95 });
  canvas.strew(or([...greens, ...small], ['basil']).slice(0, 3), 8, { R: 88 }, CX, CY);
  const cuts = [0, 45, 90, 135]
    .map((degrees) => {
      const [x, y] = [Math.cos((degrees / 360) * TURN) * radius, Math.sin((degrees / 360) * TURN) * radius];
      return path(`M${num(CX - x - 1)} ${num(CY - y)}L${num(CX + x)} ${num(CY + y)}L${num(CX + x + 1)} ${num(CY + y + 2)}z`, '#6b3a17');
    })
    .join('');
  canvas.add(`<g opacity=".55" transform="rotate(12 ${CX} ${CY})">${cuts}</g>`);
};
