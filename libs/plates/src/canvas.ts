import { foodNamed, sizeOf } from './food';
import { between, num, pick, seeded, TURN, type Random } from './numbers';
import { circle, line, path } from './shapes';

/** The picture is 400 x 320; the dish stands in its middle. */
export const WIDTH = 400;
export const HEIGHT = 320;
export const CX = 200;
export const CY = 160;

export type Point = readonly [x: number, y: number];

/** What pieces are strewn over, around 0,0: a disc, an oval, or a box by its half sides. */
type Area = { R: number } | { rx: number; ry: number } | { w: number; h: number };

interface Strewing {
  scale?: number;
  shade?: boolean;
}

const RIMS = ['#1c2a20', '#1c2a20', '#27508f', '#2f6a45', '#b23a2a'] as const;
const CLOTH_STRIPES = ['#c2412d', '#2b5a9a', '#2f6a45', '#1c2a20', '#d69a12'] as const;

const ENAMEL = '#fdfcf7';

/** The middle of two points. */
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * The picture while it is drawn: what is on it so far, the pieces it uses, and its own random numbers.
 * Every drawing takes its random numbers in a fixed order; another order is another dish.
 */
export class Canvas {
  readonly random: Random;
  readonly rim: string;
  private drawn = '';
  private readonly pieces = new Map<string, string>();

  constructor(
    random: Random,
    private readonly id: string,
  ) {
    this.random = random;
    this.rim = pick(random, RIMS);
  }

  static fromSeed(seed: number): Canvas {
    return new Canvas(seeded(seed), seed.toString(36));
  }

  add(svg: string): void {
    this.drawn += svg;
  }

  /** Takes the random numbers of a drawing without keeping what it draws. */
  discard(draw: () => void): void {
    const before = this.drawn;
    draw();
    this.drawn = before;
  }

  between(low: number, high: number): number {
    return between(this.random, low, high);
  }

  /** One piece of a food; its drawing is defined once for the picture. */
  piece(name: string, x: number, y: number, degrees = 0, scale = 1): string {
    if (!this.pieces.has(name)) this.pieces.set(name, `${this.id}${this.pieces.size}`);
    const size = scale === 1 ? '' : `scale(${num(scale)})`;
    return `<use href="#${this.pieces.get(name)}" transform="translate(${num(x)} ${num(y)})rotate(${Math.round(degrees)})${size}"/>`;
  }

  private pointIn(area: Area): Point {
    if ('w' in area) return [this.between(-area.w, area.w), this.between(-area.h, area.h)];
    const angle = this.random() * TURN;
    const distance = Math.sqrt(this.between(0, 1));
    const [rx, ry] = 'R' in area ? [area.R, area.R] : [area.rx, area.ry];
    return [Math.cos(angle) * distance * rx, Math.sin(angle) * distance * ry];
  }

  /** Best-candidate scatter: each point is the one of 14 tries that lies farthest from those before it. Even, never clumped. */
  scatter(count: number, area: Area): Point[] {
    const points: Point[] = [];
    for (let i = 0; i < count; i++) {
      let best: Point = [0, 0];
      let farthest = -1;
      for (let attempt = 0; attempt < 14; attempt++) {
        const point = this.pointIn(area);
        let nearest = 1e9;
        for (const other of points) nearest = Math.min(nearest, (point[0] - other[0]) ** 2 + (point[1] - other[1]) ** 2);
        if (nearest > farthest) {
          farthest = nearest;
          best = point;
        }
      }
      points.push(best);
    }
    return points;
  }

  /** Strews pieces of the foods in turn over an area, each with its soft shadow. */
  strew(names: readonly string[], count: number, area: Area, x: number, y: number, { scale = 1, shade = true }: Strewing = {}): void {
    if (names.length === 0 || count < 1) return;
    let shadows = '';
    let pieces = '';
    this.scatter(count, area).forEach(([dx, dy], i) => {
      const name = names[i % names.length] as string;
      const size = sizeOf(name);
      const reach = size * scale * 0.42;
      if (shade && size > 12) {
        shadows += `<ellipse cx="${num(x + dx + 1.5)}" cy="${num(y + dy + 3.4)}" rx="${num(reach)}" ry="${num(reach * 0.9)}"/>`;
      }
      pieces += this.piece(name, x + dx, y + dy, this.random() * 360, scale * this.between(1 - 0.14, 1 + 0.14));
    });
    if (shadows) this.add(`<g fill="#1a1206" opacity=".16">${shadows}</g>`);
    this.add(pieces);
  }

  /** The shadow that a thing throws on the table. */
  shadow(shape: string): void {
    this.add(`<g fill="#0d140f" opacity=".2" transform="translate(3 8)">${shape}</g>`);
  }

  /** An enamel plate: rim, lip and well. */
  plate(radius: number, well: number): void {
    this.shadow(circle(radius, '#0d140f', CX, CY));
    this.add(
      circle(radius, this.rim, CX, CY) +
        circle(radius - 3.6, ENAMEL, CX, CY) +
        circle(well + 3, '#dfe0d6', CX, CY - 1) +
        circle(well, '#f4f3ea', CX, CY),
    );
  }

  /** The light on the upper left of a plate's lip. */
  shine(radius: number): void {
    const d = `M${num(CX - radius * 0.82)} ${num(CY - radius * 0.42)}A${radius} ${radius} 0 0 1 ${num(CX - radius * 0.3)} ${num(CY - radius * 0.87)}`;
    this.add(line(d, '#fff', 3.4, ' opacity=".75"'));
  }

  /** A pool with an uneven edge, and the same a little smaller in a lighter colour. */
  sauce(radius: number, colour: string, light: string | null, wobble: number): void {
    const corners = Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * TURN;
      const reach = radius * this.between(1 - wobble, 1 + wobble);
      return [CX + Math.cos(angle) * reach, CY + Math.sin(angle) * reach];
    });
    let d = '';
    corners.forEach((corner, i) => {
      const [x, y] = middle(corner, corners[(i + 1) % 10] as Point);
      d += i ? `Q${num(corner[0])} ${num(corner[1])} ${num(x)} ${num(y)}` : `M${num(x)} ${num(y)}`;
    });
    const first = corners[0] as Point;
    const [x, y] = middle(first, corners[1] as Point);
    d += `Q${num(first[0])} ${num(first[1])} ${num(x)} ${num(y)}z`;
    this.add(path(d, colour));
    if (light) this.add(`<g transform="translate(${num(CX * 0.05)} ${num(CY * 0.035)})scale(.95)">${path(d, light)}</g>`);
  }

  /** Ground pepper. */
  pepper(radius: number, count = 16, colour = '#2c2418'): void {
    const grains = this.scatter(count, { R: radius })
      .map(([x, y]) => `<circle cx="${num(CX + x)}" cy="${num(CY + y)}" r="${num(this.between(0.7, 1.5))}"/>`)
      .join('');
    this.add(`<g fill="${colour}" opacity=".7">${grains}</g>`);
  }

  spoon(x: number, y: number, degrees: number): void {
    this.add(
      `<g transform="translate(${x} ${y})rotate(${degrees})">` +
        '<g fill="#0d140f" opacity=".16" transform="translate(3 5)"><ellipse rx="15" ry="21"/><rect x="-4" y="18" width="8" height="120" rx="4"/></g>' +
        '<ellipse rx="15" ry="21" fill="#c9cdc6"/><ellipse rx="11.4" ry="16.6" fill="#e9ece6"/>' +
        '<path d="M-4 18h8l2 118q-6 7-12 0z" fill="#c9cdc6"/><path d="M-1.6 22h2.4l1 108h-3z" fill="#eef0ec"/></g>',
    );
  }

  fork(x: number, y: number, degrees: number): void {
    this.add(
      `<g transform="translate(${x} ${y})rotate(${degrees})">` +
        '<g fill="#0d140f" opacity=".14" transform="translate(3 5)"><path d="M-12-26h24v34q-4 10-8 12l2 116h-12l2-116q-4-2-8-12z"/></g>' +
        '<path d="M-12-28h4v24h3v-24h4v24h3v-24h4v24h3v-24h4V6q-2 12-9 14l2 118q-5 6-10 0l2-118q-7-2-10-14z" fill="#cfd3cc"/></g>',
    );
  }

  /** A folded cloth half under the dish, at one of four corners. */
  cloth(): void {
    const side = this.random() < 0.5 ? -1 : 1;
    const degrees = this.between(16, 30) * side;
    const stripe = pick(this.random, CLOTH_STRIPES);
    const place = `translate(${side > 0 ? 352 : 48} ${this.random() < 0.5 ? 268 : 56})rotate(${num(degrees)})`;
    this.add(
      `<g transform="${place}"><rect x="-82" y="-96" width="170" height="200" fill="#0d140f" opacity=".1" transform="translate(3 6)"/>` +
        '<rect x="-84" y="-98" width="168" height="198" fill="#ffffff" opacity=".92"/>' +
        `<path d="M-84-80H84M-84-72H84M-84 80H84M-84 88H84" stroke="${stripe}" stroke-width="3.4" opacity=".8"/>` +
        `<path d="M-66-98V100M66-98V100" stroke="${stripe}" stroke-width="1.4" opacity=".5"/></g>`,
    );
  }

  /** What was drawn, the used pieces defined in front. */
  finish(): string {
    const definitions = [...this.pieces].map(([name, id]) => `<g id="${id}">${foodNamed(name).draw()}</g>`).join('');
    return (definitions && `<defs>${definitions}</defs>`) + this.drawn;
  }
}
