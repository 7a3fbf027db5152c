import { CX, CY } from '../canvas';
import { sizeOf } from '../food';
import { brothOf } from '../kinds';
import { num, TURN } from '../numbers';
import { halfEgg } from '../pieces';
import { circle, line, path } from '../shapes';
import { garnish, hasEgg, or, withoutEgg, type Dish } from './dish';

export const soup = (dish: Dish): void => {
  const { canvas, text, allText, mains, greens, white } = dish;
  const [dark, light] = brothOf(text);
  canvas.plate(134, 112);
  canvas.add(circle(112, dark, CX, CY) + circle(106, light, CX, CY + 3));
  const creamy = white.length > 0 || /cream|coconut|yogurt/.test(allText);
  const swirl = creamy ? '#fff6e2' : light === '#f4e1af' ? '#fdf4d6' : '#f6c978';
  canvas.add(
    line(
      `M${CX - 72} ${CY + 6}C${CX - 60} ${CY - 70} ${CX + 66} ${CY - 66} ${CX + 62} ${CY + 8}S${CX - 20} ${CY + 72} ${CX - 26} ${CY + 8} ${CX + 22} ${CY - 20} ${CX + 18} ${CY + 10}`,
      swirl,
      9,
      ' opacity=".85"',
    ),
  );
  const floating = or(mains, ['crumb']).slice(0, 3);
  canvas.strew(floating, floating.some((name) => sizeOf(name) > 22) ? 8 : 13, { R: 78 }, CX, CY, { scale: 1.08 });
  canvas.strew(greens, 4, { R: 62 }, CX, CY);
  garnish(dish, 84, 9);
  canvas.pepper(90, 18);
  canvas.spoon(canvas.random() < 0.5 ? 40 : 356, 96, canvas.random() < 0.5 ? 8 : -10);
  canvas.shine(124);
};

export const noodles = (dish: Dish): void => {
  const { canvas, text, mains, greens } = dish;
  const strong = text.filter((words) => /miso|curry|coconut|tomato|chilli|soy/.test(words));
  const [dark, light] = brothOf(strong, ['#b9772f', '#cf9348']);
  canvas.plate(134, 112);
  canvas.add(circle(112, dark, CX, CY) + circle(106, light, CX, CY + 3));
  for (const [i, [x, y]] of (
    [
      [-34, 10],
      [26, 26],
      [2, -26],
    ] as const
  ).entries()) {
    let strands = '';
    for (let strand = -5; strand <= 5; strand++) {
      const at = strand * 5.2;
      strands += `M-46 ${num(at)}C-20 ${num(at - 16)} 14 ${num(at + 16)} 48 ${num(at - 2)}`;
    }
    canvas.add(
      `<g transform="translate(${CX + x} ${CY + y})rotate(${i * 50 - 20})">${line(strands, '#c08c3b', 5.4)}${line(strands, '#f4d793', 3.8)}</g>`,
    );
  }
  if (hasEgg(dish))
    canvas.add(
      `<g transform="translate(${CX + 46} ${CY - 30})rotate(24)scale(1.5)">${halfEgg()}</g>` +
        `<g transform="translate(${CX + 76} ${CY + 8})rotate(52)scale(1.5)">${halfEgg()}</g>`,
    );
  withoutEgg(mains)
    .slice(0, 3)
    .forEach((name, i) => {
      const angle = [2.5, 3.6, 1.6][i] ?? 0;
      const x = CX + Math.cos(angle) * 66;
      const y = CY + Math.sin(angle) * 66;
      for (let j = 0; j < (sizeOf(name) > 20 ? 4 : 7); j++) {
        canvas.add(canvas.piece(name, x + canvas.between(-22, 22), y + canvas.between(-18, 18), canvas.random() * 360, 1.15));
      }
    });
  canvas.strew(greens, 3, { R: 22 }, CX - 10, CY - 66, { scale: 1.1 });
  garnish(dish, 84, 12);
  canvas.add(
    line('M248-12L372 300M262-14L392 296', '#0d140f', 7, ' opacity=".14" transform="translate(3 5)"') +
      line('M248-12L372 300', '#8a4b2a', 6.5) +
      line('M262-14L392 296', '#a4603a', 6.5),
  );
  canvas.shine(124);
};

export const porridge = ({ canvas, mains, small, white, hasCloth }: Dish): void => {
  canvas.plate(134, 114);
  canvas.add(circle(114, '#d9bf8d', CX, CY) + circle(108, '#f0ddb3', CX, CY + 3));
  canvas.add(line(`M${CX - 70} ${CY - 10}q30-26 62 0t64-8M${CX - 60} ${CY + 30}q26-20 50 0t60-4`, '#e3ca98', 5));
  or(mains, ['blueberry', 'banana'])
    .slice(0, 3)
    .forEach((name, i) => {
      const start = i * 2.1 + 1;
      const count = Math.max(5, Math.min(9, Math.round(150 / sizeOf(name))));
      for (let j = 0; j < count; j++) {
        const angle = start + j * 0.2;
        const distance = 52 + (j % 2) * 22;
        canvas.add(canvas.piece(name, CX + Math.cos(angle) * distance, CY + Math.sin(angle) * distance, canvas.random() * 360, 1.25));
      }
    });
  canvas.strew(or(small, ['almond']), 14, { R: 60 }, CX, CY, { shade: false, scale: 1.2 });
  if (white[0]) canvas.add(canvas.piece(white[0], CX, CY, 0, 0.9));
  canvas.add(line(`M${CX - 40} ${CY - 54}q24 24 8 44t28 38 34 12`, '#c9801f', 5, ' opacity=".85"'));
  canvas.shine(124);
  if (!hasCloth) canvas.spoon(356, 90, -12);
};

const dipColours = (allText: string): [dark: string, light: string] => {
  if (/beet/.test(allText)) return ['#a8346a', '#c75a89'];
  if (/avocado|\bpeas?\b|guacamole|herb/.test(allText)) return ['#9dbb57', '#bcd37c'];
  if (/pepper|tomato|harissa/.test(allText)) return ['#d8622f', '#e98a52'];
  return ['#d8b277', '#ecd0a0'];
};

const FLATBREAD =
  '<path d="M0-30L34 26Q0 40-34 26z" fill="#1a1206" opacity=".15" transform="translate(2 6)"/>' +
  '<path d="M0-30L34 26Q0 40-34 26z" fill="#b9803d"/><path d="M0-26L30 23Q0 35-30 23z" fill="#efd29b"/>' +
  '<circle cx="-6" cy="8" r="4" fill="#c9924a"/><circle cx="9" cy="16" r="3" fill="#c9924a"/><circle cx="2" cy="-8" r="2.6" fill="#c9924a"/>';

export const dip = (dish: Dish): void => {
  const { canvas, allText, mains } = dish;
  const [dark, light] = dipColours(allText);
  canvas.plate(104, 86);
  canvas.add(circle(86, dark, CX, CY));
  canvas.add(
    line(`M${CX - 58} ${CY}A58 58 0 1 1 ${CX} ${CY + 58}`, light, 20) +
      line(`M${CX - 30} ${CY + 6}A30 30 0 1 1 ${CX + 6} ${CY + 30}`, light, 16) +
      path(`M${CX - 14} ${CY - 16}q22-14 36 6 6 26-18 28-28-4-18-34z`, '#c8931f', ' opacity=".85"'),
  );
  canvas.strew(or(mains.slice(0, 2), ['chickpea']), 8, { R: 46 }, CX, CY, { scale: 0.9 });
  garnish(dish, 66, 10);
  canvas.pepper(74, 14, '#8f2a16');
  for (let i = 0; i < 7; i++) {
    const angle = -2.5 + i * 0.36;
    const x = CX + Math.cos(angle) * 140;
    const y = CY + Math.sin(angle) * 128;
    canvas.add(`<g transform="translate(${num(x)} ${num(y)})rotate(${Math.round(angle * 57 + 90)})">${FLATBREAD}</g>`);
  }
};

const grainCount = (size: number): number => {
  if (size < 13) return 16;
  if (size < 21) return 10;
  return size > 40 ? 3 : 7;
};

/** A bowl of grain with its parts side by side. */
export const grain = (dish: Dish): void => {
  const { canvas, allText, mains, greens, small, citrus, white } = dish;
  canvas.plate(138, 116);
  canvas.add(circle(116, '#ece6d4', CX, CY));
  const [bed, light] = /brown|quinoa|bulgur|farro|couscous/.test(allText) ? ['#c9a262', '#e0c084'] : ['#e4dcc4', '#fdfaf0'];
  canvas.add(circle(110, bed, CX, CY));
  const grains = canvas
    .scatter(84, { R: 102 })
    .map(
      ([x, y]) =>
        `<ellipse rx="5" ry="2" transform="translate(${num(CX + x)} ${num(CY + y)})rotate(${Math.round(canvas.random() * 180)})"/>`,
    )
    .join('');
  canvas.add(`<g fill="${light}">${grains}</g>`);
  const parts = or([...mains.slice(0, 4), ...greens.slice(0, 2)], ['carrot', 'cucumber', 'edamame']);
  const step = TURN / (parts.length + 0.6);
  const start = canvas.random() * 6.28;
  parts.forEach((name, i) => {
    const size = sizeOf(name);
    const angle = start + i * step;
    const scale = size > 40 ? 0.95 : size < 14 ? 1.3 : 1.2;
    const area = { R: size > 40 ? 20 : 33 };
    canvas.strew([name], grainCount(size), area, CX + Math.cos(angle) * 62, CY + Math.sin(angle) * 62, { scale });
  });
  if (white[0]) {
    const spooned = white[0] === 'feta' || white[0] === 'parmesan' ? 'yogurt' : white[0];
    canvas.add(canvas.piece(spooned, CX, CY, 0, 0.9));
  }
  if (citrus[0]) canvas.add(canvas.piece(citrus[0], CX + 12, CY - 6, 12, 1.2));
  garnish(dish, 92, 12);
  if (small.includes('sesame')) canvas.strew(['sesame'], 24, { R: 96 }, CX, CY, { shade: false });
  canvas.shine(128);
};
