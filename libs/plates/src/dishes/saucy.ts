import { CX, CY } from '../canvas';
import { brothOf } from '../kinds';
import { num } from '../numbers';
import { circle, oval } from '../shapes';
import { garnish, or, withoutEgg, type Dish } from './dish';

/** Grains of rice over an oval, around a point. */
const rice = ({ canvas }: Dish, count: number, x: number, y: number, rx: number, ry: number, colour: string): void => {
  const grains = canvas
    .scatter(count, { rx, ry })
    .map(
      ([dx, dy]) =>
        `<ellipse rx="5" ry="2" transform="translate(${num(x + dx)} ${num(y + dy)})rotate(${Math.round(canvas.random() * 180)})"/>`,
    )
    .join('');
  canvas.add(`<g fill="${colour}">${grains}</g>`);
};

/** Beans in a red sauce, with something white on top. */
export const chili = (dish: Dish): void => {
  const { canvas, mains, greens, citrus, white } = dish;
  canvas.plate(134, 112);
  canvas.add(circle(112, '#7f2a18', CX, CY));
  canvas.sauce(104, '#a33a20', '#b5472a', 0.03);
  canvas.strew(or(withoutEgg(mains).slice(0, 4), ['kidney', 'corn', 'tomato']), 26, { R: 82 }, CX, CY, { scale: 1.1 });
  canvas.strew(greens, 5, { R: 70 }, CX, CY, { scale: 0.9 });
  if (white[0]) canvas.add(canvas.piece(white[0] === 'feta' || white[0] === 'parmesan' ? 'cream' : white[0], CX - 8, CY - 4, 20, 1));
  canvas.strew(citrus, 1, { R: 60 }, CX, CY, { scale: 1.1 });
  garnish(dish, 78, 12);
  canvas.pepper(90, 14);
  canvas.spoon(356, 96, -10);
  canvas.shine(124);
};

/** A sauce beside rice. */
export const curry = (dish: Dish): void => {
  const { canvas, text, mains, greens, citrus } = dish;
  canvas.plate(138, 116);
  const [dark, light] = brothOf(text, ['#c17a1c', '#dd9a34']);
  canvas.add(circle(114, dark, CX, CY));
  canvas.sauce(108, light, null, 0.03);
  canvas.strew(or(withoutEgg(mains).slice(0, 4), ['potato', 'pea']), 20, { rx: 62, ry: 84 }, CX + 38, CY, { scale: 1.15 });
  canvas.strew(greens, 7, { rx: 56, ry: 76 }, CX + 38, CY, { scale: 0.95 });
  canvas.add(oval(58, 88, '#d8cdae', CX - 58, CY + 5) + oval(56, 85, '#f3ecd8', CX - 58, CY));
  rice(dish, 46, CX - 58, CY, 48, 76, '#fffdf4');
  canvas.strew(citrus, 2, { R: 40 }, CX + 50, CY + 20);
  garnish(dish, 84, 12);
  canvas.shine(128);
};

/** Rice that has taken up its broth, spread over the plate. */
export const risotto = (dish: Dish): void => {
  const { canvas, allText, mains, greens, white, hasCloth } = dish;
  canvas.plate(138, 108);
  const [dark, light] = /beet/.test(allText)
    ? ['#a8346a', '#c75a89']
    : /saffron|squash|pumpkin/.test(allText)
      ? ['#dba02f', '#efc15a']
      : ['#dcc693', '#efdfb4'];
  canvas.sauce(98, dark, light, 0.05);
  rice(dish, 90, CX, CY, 86, 86, /beet/.test(allText) ? '#e39ab9' : '#fbf2d6');
  canvas.strew(withoutEgg(mains).slice(0, 4), 16, { R: 74 }, CX, CY, { scale: 1.1 });
  canvas.strew(greens, 7, { R: 70 }, CX, CY, { scale: 0.9 });
  canvas.strew(or(white, ['parmesan']), 5, { R: 60 }, CX, CY, { scale: white[0] === 'feta' || white.length === 0 ? 0.9 : 0.6 });
  garnish(dish, 80, 9);
  canvas.pepper(90, 18);
  canvas.shine(128);
  if (!hasCloth) canvas.fork(52, 96, -4);
};
