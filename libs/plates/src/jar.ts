import { foodIn, foodNamed } from './food';
import { between, hash, num, seeded } from './numbers';

/**
 * What is in a pantry jar: one food, packed from the bottom up. An SVG of the given size in units, to be tiled along x; an empty
 * string for a word without a drawing.
 */
export const filling = (word: string, { w = 240, h = 240 }: { w?: number; h?: number } = {}): string => {
  const name = foodIn(word);
  if (name === undefined) return '';
  const { draw, size } = foodNamed(name);
  const random = seeded(hash(word));
  const step = size * 0.86;
  let pieces = '';
  let row = 0;
  for (let y = h - size * 0.3; y > size * 0.5; y -= size * 0.78, row++) {
    for (let x = ((row % 2) * step) / 2 - step / 2; x < w + step; x += step) {
      // the top row is loose
      if (y < size * 1.3 && random() < 0.45) continue;
      const place = `translate(${num(x + between(random, -2, 2))} ${num(y + between(random, -2, 2))})rotate(${Math.round(random() * 360)})`;
      pieces = `<use href="#f" transform="${place}"/>${pieces}`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice"><defs><g id="f">${draw()}</g></defs>${pieces}</svg>`;
};
