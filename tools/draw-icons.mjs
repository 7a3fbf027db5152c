// Draws the installed app's icons from the favicon into apps/web/public/icons. Run after the favicon has changed, and commit what comes out.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const GROUND = '#fbfaf6';
const folder = join(import.meta.dirname, '../apps/web/public');
const drawing = readFileSync(join(folder, 'favicon.svg'));
mkdirSync(join(folder, 'icons'), { recursive: true });

/** `share` is how much of the width the drawing takes; a mask may cut away all outside of a circle of 80 %. */
async function draw(name, size, share, background) {
  const inner = Math.round(size * share);
  const input = await sharp(drawing, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([{ input }]);
  await icon.png({ compressionLevel: 9, palette: true }).toFile(join(folder, 'icons', `${name}.png`));
}

await draw('icon-192', 192, 1, '#0000');
await draw('icon-512', 512, 1, '#0000');
await draw('maskable-512', 512, 0.56, GROUND);
await draw('apple-touch-icon', 180, 0.72, GROUND);
