import { CX, CY } from '../canvas';
import { num, pick, TURN } from '../numbers';
import { circle, line, oval, path } from '../shapes';
import { or, withoutEgg, type Dish } from './dish';

const focaccia = ({ canvas, mains }: Dish): void => {
  canvas.shadow('<rect x="70" y="66" width="240" height="188" rx="30"/>');
  canvas.add(
    '<rect x="70" y="66" width="240" height="188" rx="30" fill="#a8672a"/><rect x="73" y="68" width="234" height="180" rx="28" fill="#e2aa55"/>' +
      '<rect x="84" y="78" width="212" height="160" rx="22" fill="#efc274"/>',
  );
  for (const [x, y] of canvas.scatter(20, { w: 92, h: 66 })) {
    canvas.add(circle(8.5, '#c98a3a', 190 + x, 158 + y) + circle(6.6, '#dba14d', 190 + x + 0.6, 158 + y + 1.4));
  }
  canvas.strew([...mains.slice(0, 2), 'rosemary'], 18, { w: 92, h: 66 }, 190, 158);
  const salt = canvas
    .scatter(26, { w: 98, h: 72 })
    .map(([x, y]) => {
      const [left, top] = [num(190 + x), num(158 + y)];
      return `<rect x="${left}" y="${top}" width="2.6" height="2.6" transform="rotate(${Math.round(canvas.random() * 90)} ${left} ${top})"/>`;
    })
    .join('');
  canvas.add(`<g fill="#fff" opacity=".85">${salt}</g>`);
};

const SLICE =
  '<path d="M-34 0C-34-30 34-30 34 0V22Q0 32-34 22z" fill="#1a1206" opacity=".18" transform="translate(3 6)"/>' +
  '<path d="M-34 0C-34-30 34-30 34 0V22Q0 32-34 22z" fill="#a8652b"/><path d="M-29 1C-29-23 29-23 29 1V18Q0 27-29 18z" fill="#f6e4bd"/>' +
  '<circle cx="-10" cy="2" r="3" fill="#e3c78f"/><circle cx="9" cy="-5" r="2.4" fill="#e3c78f"/>' +
  '<circle cx="13" cy="11" r="3.2" fill="#e3c78f"/><circle cx="-4" cy="13" r="2" fill="#e3c78f"/>';

const loaf = ({ canvas, mains, small }: Dish): void => {
  canvas.shadow('<ellipse cx="176" cy="160" rx="118" ry="82"/>');
  const flour = canvas
    .scatter(50, { rx: 98, ry: 62 })
    .map(([x, y]) => `<circle cx="${num(174 + x)}" cy="${num(154 + y)}" r="${num(canvas.between(0.8, 2.2))}"/>`)
    .join('');
  canvas.add(
    oval(118, 82, '#8a4f1e', 176, 160) +
      oval(115, 78, '#c07a33', 175, 157) +
      oval(98, 62, '#d3934a', 172, 150) +
      path('M92 168Q170 96 262 132 176 116 96 178z', '#f3d9a4') +
      path('M110 200Q190 136 276 160 196 150 118 206z', '#f0d29a') +
      path('M110 124Q160 84 226 92 164 96 112 132z', '#f3d9a4') +
      `<g fill="#fff7e6" opacity=".55">${flour}</g>`,
  );
  canvas.strew([...small, ...mains].slice(0, 2), 14, { rx: 90, ry: 54 }, 174, 152, { scale: 0.8 });
  canvas.add(`<g transform="translate(312 118)rotate(-12)">${SLICE}</g><g transform="translate(306 202)rotate(14)">${SLICE}</g>`);
};

/** A bread on a board. */
export const bread = (dish: Dish): void => {
  const { canvas, allText } = dish;
  const [wood, edge] = pick(canvas.random, [
    ['#c99a5e', '#b7864a'],
    ['#a9744a', '#96623a'],
  ] as const);
  canvas.add(`<g transform="rotate(${num(canvas.between(-7, 7))} ${CX} ${CY})">`);
  canvas.shadow('<rect x="34" y="34" width="332" height="252" rx="26"/>');
  canvas.add(
    `<rect x="34" y="34" width="332" height="252" rx="26" fill="${edge}"/><rect x="34" y="34" width="332" height="247" rx="26" fill="${wood}"/>` +
      line('M40 92H360M40 156H360M40 220H360', edge, 2, ' opacity=".7"') +
      circle(9, edge, 338, 160),
  );
  if (/focaccia|flatbread/.test(allText)) focaccia(dish);
  else loaf(dish);
  canvas.add('</g>');
};

const tartColours = (allText: string): [dark: string, light: string] => {
  if (/apple|pear|peach/.test(allText)) return ['#d98a2b', '#edb055'];
  if (/berry|berries|plum|rhubarb|cherr/.test(allText)) return ['#7d1f3f', '#a63556'];
  if (/leek|courgette|asparagus|pea|spinach/.test(allText)) return ['#d8b45a', '#f0d78c'];
  if (/chocolate/.test(allText)) return ['#3f2115', '#583122'];
  return ['#e0a23a', '#f2c566'];
};

export const tart = ({ canvas, allText, mains, greens, small, white }: Dish): void => {
  const radius = 128;
  canvas.shadow(circle(radius, '#000', CX, CY));
  let crust = '';
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * TURN;
    crust += circle(15, i % 2 ? '#d29a4e' : '#dca95f', CX + Math.cos(angle) * (radius - 12), CY + Math.sin(angle) * (radius - 12));
  }
  canvas.add(circle(radius - 6, '#a86a2a', CX, CY) + crust + circle(radius - 24, '#b97a37', CX, CY));
  const [dark, light] = tartColours(allText);
  canvas.add(circle(radius - 27, dark, CX, CY) + circle(radius - 31, light, CX, CY + 2));
  const fillings = withoutEgg(mains);
  const slices = mains.find((name) => /apple|pear|peach|plum|courgette|avocado/.test(name));
  if (slices) {
    [88, 64, 40, 18].forEach((ring, j) => {
      const count = Math.max(4, Math.round(ring / 5.4));
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * TURN + j * 0.3;
        canvas.add(canvas.piece(slices, CX + Math.cos(angle) * ring, CY + Math.sin(angle) * ring, angle * 57.3 + 76, 1.12));
      }
    });
  } else if (fillings.length > 0 || greens.length === 0) {
    canvas.strew(or(fillings.slice(0, 3), ['strawberry']), 26, { R: 86 }, CX, CY, { scale: 1.2 });
  }
  canvas.strew(greens, fillings.length > 0 ? 6 : 14, { R: 80 }, CX, CY);
  canvas.strew(white, white[0] === 'feta' ? 12 : 3, { R: 76 }, CX, CY, { scale: 0.8 });
  if (small.length > 0) canvas.strew(small, 12, { R: 84 }, CX, CY, { shade: false });
  else canvas.pepper(80, 10);
};
