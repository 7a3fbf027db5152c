import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = Record<string, string>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const declarations = (selector: string): Theme => {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
};

const light = declarations(':root');
const themes: Record<'light' | 'dark', Theme> = { light, dark: { ...light, ...declarations('[data-theme="dark"]') } };

/** The relative luminance of an oklch colour (CSS Color 4, Ottosson's matrices), clipped to sRGB as a screen shows it. */
const luminance = (theme: Theme, name: string): number => {
  const value = theme[name] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return luminance(theme, reference);
  const [L = NaN, C = NaN, hue = NaN] = (/^oklch\(([^)]+)\)$/.exec(value)?.[1] ?? '').split(' ').map(Number);
  const a = C * Math.cos((hue * Math.PI) / 180);
  const b = C * Math.sin((hue * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
};

const contrast = (theme: Theme, front: string, ground: string): number => {
  const [high, low] = [luminance(theme, front), luminance(theme, ground)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const on = (front: string, ...grounds: string[]): [string, string][] => grounds.map((ground) => [front, ground]);

const PLAIN = ['paper', 'surface', 'sunk'];
const SOFT = ['yolk-soft', 'leek-soft', 'tomato-soft'];
const ACCENTS = ['recipes', 'plan', 'shop', 'account', 'support'];

const TEXT_PAIRS = [
  ...on('ink', ...PLAIN, ...SOFT),
  ...on('ink-2', ...PLAIN, ...SOFT),
  ...on('on-yolk', 'yolk', 'yolk-press'),
  ...on('tomato', ...PLAIN, 'tomato-soft'),
  ...on('leek', ...PLAIN, 'leek-soft'),
  ...ACCENTS.flatMap((name) => on(`h-${name}`, `h-${name}-bg`)),
  ...on('on-inverse', 'inverse'),
  ...on('yolk', 'inverse'),
];

const EDGE_PAIRS = [...on('keyline', ...PLAIN), ...on('rim', ...PLAIN), ...on('focus', ...PLAIN, ...SOFT)];

const MEASURED: [front: string, ground: string, light: number, dark: number][] = [
  ['ink', 'paper', 15.8, 16.2],
  ['ink', 'surface', 16.5, 14.7],
  ['ink', 'sunk', 14.5, 17.0],
  ['ink-2', 'leek-soft', 6.6, 6.4],
  ['on-yolk', 'yolk', 11.0, 11.5],
  ['on-yolk', 'yolk-press', 9.3, 12.9],
  ['tomato', 'tomato-soft', 5.4, 6.3],
  ['tomato', 'paper', 5.9, 8.3],
  ['leek', 'leek-soft', 6.0, 7.5],
  ['leek', 'paper', 6.6, 10.3],
  ['h-recipes', 'h-recipes-bg', 5.4, 6.7],
  ['on-inverse', 'inverse', 15.8, 11.9],
  ['yolk', 'inverse', 11.0, 9.0],
];

describe.each(['light', 'dark'] as const)('colours in the %s theme', (name) => {
  const theme = themes[name];

  it.each(TEXT_PAIRS)('%s reads on %s (4.5:1)', (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s shows on %s (3:1)', (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(MEASURED)('%s on %s is what was measured', (front, ground, inLight, inDark) => {
    expect(contrast(theme, front, ground)).toBeCloseTo(name === 'light' ? inLight : inDark, 1);
  });

  it('leek-soft is the worst ground for ink-2', () => {
    const worst = [...PLAIN, ...SOFT].map((ground) => contrast(theme, 'ink-2', ground)).sort((a, b) => a - b)[0];
    expect(worst).toBeCloseTo(contrast(theme, 'ink-2', 'leek-soft'), 5);
  });
});
