// Icons and splash screens of the native apps, drawn from the web app's icon.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inRepository } from '../prepare/repository.mjs';

const GROUND = '#fbfaf6';
/** The drawing's own width and height. */
const DRAWING = 32;
const drawing = readFileSync(inRepository('apps/web/public/favicon.svg'));

const ios = (...path: string[]): string => inRepository('deploy/native/ios/App/App/Assets.xcassets', ...path);
const android = (...path: string[]): string => inRepository('deploy/native/android/app/src/main/res', ...path);

export async function drawIcons(): Promise<void> {
  await drawForIos();
  await drawForAndroid();
}

/** `share` is how much of the width the drawing takes. */
async function draw(
  file: string,
  size: number,
  share: number,
  { round = false, ground = GROUND as string | undefined } = {},
): Promise<void> {
  const inner = Math.round(size * share);
  const icon = await sharp(drawing, { density: (72 * inner) / DRAWING })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const mask = Buffer.from(`<svg width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%" /></svg>`);
  const picture = sharp({
    create: { width: size, height: size, channels: ground && !round ? 3 : 4, background: ground ?? '#0000' },
  }).composite([{ input: icon }, ...(round ? [{ input: mask, blend: 'dest-in' as const }] : [])]);
  await picture.png({ compressionLevel: 9, palette: true }).toFile(file);
}

async function drawForIos(): Promise<void> {
  await draw(ios('AppIcon.appiconset/AppIcon-512@2x.png'), 1_024, 0.64);
  for (const old of globSync('*.png', { cwd: ios('Splash.imageset') })) rmSync(ios('Splash.imageset', old));
  for (const scale of [1, 2, 3]) await draw(ios(`Splash.imageset/splash@${scale}x.png`), 120 * scale, 1, { ground: undefined });
  const images = [1, 2, 3].map((scale) => ({ idiom: 'universal', filename: `splash@${scale}x.png`, scale: `${scale}x` }));
  writeFileSync(ios('Splash.imageset/Contents.json'), `${JSON.stringify({ images, info: { version: 1, author: 'xcode' } }, null, 2)}\n`);
}

/** Pixels of an icon of 48 dp. */
const DENSITIES = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

async function drawForAndroid(): Promise<void> {
  const replaced = ['drawable*/splash.png', 'mipmap-*/ic_launcher_foreground.png', 'drawable-v24/*', 'drawable/ic_launcher_background.xml'];
  for (const old of globSync(replaced, { cwd: android() })) rmSync(android(old));
  for (const folder of globSync('drawable-*', { cwd: android() })) rmSync(android(folder), { recursive: true });
  for (const [density, size] of Object.entries(DENSITIES)) {
    await draw(android(`mipmap-${density}/ic_launcher.png`), size, 0.72);
    await draw(android(`mipmap-${density}/ic_launcher_round.png`), size, 0.6, { round: true });
  }
  mkdirSync(android('drawable'), { recursive: true });
  // of the 108 dp of an adaptive icon the system may cut away all but the inner 66
  writeFileSync(android('drawable/ic_launcher_foreground.xml'), vectorOf(108, 56));
  writeFileSync(android('drawable/splash_drawing.xml'), vectorOf(120, 120));
  writeFileSync(android('drawable/splash.xml'), SPLASH);
  writeFileSync(android('values/ic_launcher_background.xml'), COLORS);
  for (const name of ['ic_launcher', 'ic_launcher_round']) writeFileSync(join(android('mipmap-anydpi-v26'), `${name}.xml`), ADAPTIVE);
}

const XML = '<?xml version="1.0" encoding="utf-8"?>\n';
const ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"';

const COLORS = `${XML}<resources>
    <color name="ic_launcher_background">${GROUND}</color>
</resources>
`;

const ADAPTIVE = `${XML}<adaptive-icon ${ANDROID}>
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@drawable/ic_launcher_foreground" />
</adaptive-icon>
`;

const SPLASH = `${XML}<layer-list ${ANDROID}>
    <item android:drawable="@color/ic_launcher_background" />
    <item android:drawable="@drawable/splash_drawing" android:gravity="center" />
</layer-list>
`;

/** The drawing in Android's own form, `inner` wide in the middle of `size` dp. */
function vectorOf(size: number, inner: number): string {
  const at = (size - inner) / 2;
  const scale = inner / DRAWING;
  const paths = [...drawing.toString().matchAll(/<(path|circle) ([^>]*?)\/>/g)].map(([, shape, attributes = '']) => {
    const given = Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
    const { fill, stroke, d } = given;
    return [
      '        <path',
      `            android:pathData="${shape === 'circle' ? circlePath(given) : d}"`,
      ...(fill ? [`            android:fillColor="${fill}"`] : []),
      ...(stroke ? [`            android:strokeColor="${stroke}"`, `            android:strokeWidth="${given['stroke-width']}"`] : []),
      ...(given['stroke-linecap'] ? [`            android:strokeLineCap="${given['stroke-linecap']}"`] : []),
      '        />',
    ].join('\n');
  });
  return `${XML}<vector ${ANDROID} android:width="${size}dp" android:height="${size}dp" android:viewportWidth="${size}" android:viewportHeight="${size}">
    <group android:translateX="${at}" android:translateY="${at}" android:scaleX="${scale}" android:scaleY="${scale}">
${paths.join('\n')}
    </group>
</vector>
`;
}

function circlePath({ cx, cy, r }: Record<string, string>): string {
  return `M${Number(cx) - Number(r)},${cy}a${r},${r} 0 1,0 ${2 * Number(r)},0a${r},${r} 0 1,0 ${-2 * Number(r)},0z`;
}
