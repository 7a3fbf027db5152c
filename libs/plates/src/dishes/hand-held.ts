import { CX, CY } from '../canvas';
import { sizeOf } from '../food';
import { num, TURN } from '../numbers';
import { circle, line, oval, path } from '../shapes';
import { garnish, or, withoutEgg, type Dish } from './dish';

/** Three folded tortillas, side by side. */
export const tacos = (dish: Dish): void => {
  const { canvas, mains, greens, small, citrus, white } = dish;
  canvas.plate(142, 124);
  const fillings = [...or(withoutEgg(mains).slice(0, 4), ['tomato', 'corn']), ...or(greens, ['lettuce']).slice(0, 2)];
  for (const x of [-70, 0, 70]) {
    canvas.add(
      oval(33, 84, '#1a1206', CX + x + 3, CY + 7) + oval(33, 84, '#b9803d', CX + x, CY) + oval(30, 81, '#f0d18f', CX + x - 1, CY - 1),
    );
    canvas.strew(fillings, 13, { rx: 15, ry: 66 }, CX + x, CY, { scale: 0.85 });
    canvas.strew(white, 2, { rx: 10, ry: 48 }, CX + x, CY, { scale: 0.4 });
    canvas.strew(or(small, ['coriander']), 5, { rx: 14, ry: 60 }, CX + x, CY, { shade: false, scale: 0.9 });
    // the side that is folded up
    const fold = `M${CX + x + 8} ${CY - 80}Q${CX + x + 52} ${CY} ${CX + x + 8} ${CY + 80}Q${CX + x + 26} ${CY} ${CX + x + 8} ${CY - 80}z`;
    canvas.add(path(fold, '#dcb069') + circle(3, '#b9803d', CX + x + 25, CY - 18) + circle(2.4, '#b9803d', CX + x + 26, CY + 22));
  }
  const wedge = citrus[0] ?? 'lime';
  canvas.add(canvas.piece(wedge, CX + 106, CY + 74, 30, 1.1));
  canvas.shine(132);
};

/** Two halves, cut sides up. */
export const sandwich = (dish: Dish): void => {
  const { canvas, mains, greens, white } = dish;
  canvas.plate(140, 122);
  const fillings = or([...greens.slice(0, 2), ...withoutEgg(mains).slice(0, 3)], ['lettuce', 'tomato', 'cucumber']);
  for (const [y, degrees] of [
    [-44, 0],
    [48, 180],
  ] as const) {
    const slice = (dy: number, crust: string, crumb: string) =>
      path(`M-92 ${dy + 30}L0 ${dy - 46}L92 ${dy + 30}Q0 ${dy + 40}-92 ${dy + 30}z`, crust) +
      path(`M-80 ${dy + 26}L0 ${dy - 39}L80 ${dy + 26}Q0 ${dy + 34}-80 ${dy + 26}z`, crumb);
    const turn = `translate(${CX} ${CY + y})rotate(${degrees})`;
    canvas.add(`<g transform="${turn}"><g opacity=".16" transform="translate(3 10)">${slice(0, '#1a1206', '#1a1206')}</g></g>`);
    canvas.add(`<g transform="${turn}">${slice(6, '#a8652b', '#e3c78f')}</g>`);
    // what looks out along the cut
    const edge = CY + y + (degrees === 0 ? 34 : -34);
    canvas.strew(fillings, 14, { w: 76, h: 6 }, CX, edge, { scale: 0.85 });
    if (white[0]) canvas.strew(white, 2, { w: 50, h: 3 }, CX, edge, { scale: 0.45 });
    canvas.add(`<g transform="${turn}">${slice(-2, '#b8753a', '#f6e4bd')}</g>`);
  }
  canvas.shine(130);
};

/** From above: the bun, and what is wider than it. */
export const burger = (dish: Dish): void => {
  const { canvas, mains, greens, citrus, hasCloth } = dish;
  canvas.plate(140, 122);
  const ring = (names: readonly string[], count: number, radius: number, scale: number): void => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TURN + canvas.between(-0.1, 0.1);
      const name = names[i % names.length] as string;
      canvas.add(canvas.piece(name, CX + Math.cos(angle) * radius, CY + Math.sin(angle) * radius, angle * 57.3 + 90, scale));
    }
  };
  ring(or(greens, ['lettuce']), 15, 84, 1.5);
  canvas.add(circle(86, '#1a1206', CX + 2, CY + 6, ' opacity=".18"') + circle(84, '#5f3219', CX, CY) + circle(80, '#7b4525', CX, CY - 1));
  ring(
    or(
      withoutEgg(mains)
        .filter((name) => sizeOf(name) < 30)
        .slice(0, 3),
      ['tomato', 'red onion'],
    ),
    11,
    78,
    1.2,
  );
  canvas.add(
    circle(76, '#1a1206', CX + 2, CY + 5, ' opacity=".18"') +
      circle(76, '#a8652b', CX, CY) +
      circle(72, '#d0893c', CX - 1, CY - 2) +
      circle(50, '#e0a255', CX - 8, CY - 12),
  );
  canvas.strew(['sesame'], 30, { R: 58 }, CX, CY - 4, { shade: false });
  canvas.strew(citrus, 1, { R: 20 }, CX + 104, CY + 70);
  canvas.shine(130);
  if (!hasCloth) canvas.fork(40, 92, -4);
};

/** Two rows of rolls on a board. */
export const sushi = (dish: Dish): void => {
  const { canvas, mains, greens, small } = dish;
  canvas.shadow('<rect x="48" y="66" width="304" height="188" rx="14"/>');
  canvas.add(
    '<rect x="48" y="66" width="304" height="188" rx="14" fill="#2a2723"/><rect x="50" y="66" width="300" height="182" rx="13" fill="#3b3732"/>' +
      line('M62 110H338M62 204H338', '#4a453f', 2),
  );
  const cores = or(
    [...withoutEgg(mains), ...greens].filter((name) => sizeOf(name) > 14),
    ['salmon', 'avocado', 'cucumber'],
  );
  for (let i = 0; i < 10; i++) {
    const [x, y] = [92 + (i % 5) * 44, i < 5 ? 124 : 186];
    const name = cores[i % cores.length] as string;
    canvas.add(
      circle(20, '#0d140f', x + 2, y + 5, ' opacity=".3"') +
        circle(20, '#17211b', x, y) +
        circle(17.4, '#fdfbf2', x, y) +
        circle(9, '#ece6d4', x, y) +
        canvas.piece(name, x, y, canvas.random() * 360, 17 / sizeOf(name)),
    );
  }
  if (small.includes('sesame')) canvas.strew(['sesame'], 20, { w: 90, h: 46 }, 180, 156, { shade: false });
  const petals = [0, 1, 2]
    .map((i) => path(`M${num(318 - i * 4)} ${168 + i * 9}q14-16 24 2-10 12-24-2z`, i % 2 ? '#f3b9b0' : '#f7cfc7'))
    .join('');
  canvas.add(circle(13, '#7fae4a', 322, 126) + circle(10, '#9cc764', 320, 124) + petals);
};

/** A dish of no known kind: a plate with what is in it, and nothing else. */
export const plain = (dish: Dish): void => {
  const { canvas, mains, greens, small, citrus, white, hasCloth } = dish;
  canvas.plate(138, 116);
  const foods = [...withoutEgg(mains).slice(0, 4), ...greens.slice(0, 2)];
  canvas.strew(foods, 22, { R: 80 }, CX, CY, { scale: 1.2 });
  canvas.strew(white, white[0] === 'feta' || white[0] === 'parmesan' ? 7 : 1, { R: 56 }, CX, CY, { scale: 0.85 });
  canvas.strew(citrus, 2, { R: 66 }, CX, CY);
  if (small.length > 0) garnish(dish, 84, 12);
  canvas.shine(128);
  if (!hasCloth) canvas.fork(46, 96, -4);
};
